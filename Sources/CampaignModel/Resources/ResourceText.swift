package import Documents
package import SourceText

/// A value in a resource file: a text, or a reference to a resource that holds the text.
package struct ResourceText: Sendable, Equatable {
  /// As written, entities resolved.
  package let text: Located<String>

  /// `@string/name`, where the whole value is one.
  package let reference: AndroidReference?

  init(_ text: Located<String>) {
    self.text = text
    reference = AndroidReference(text.value)
  }
}
