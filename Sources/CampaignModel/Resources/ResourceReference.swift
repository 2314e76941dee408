package import Documents
package import SourceText

/// A reference of a channel or a button to a resource of the Android app, and what it is to be.
package struct ResourceReference: Sendable {
  package let reference: AndroidReference
  package let range: SourceRange

  /// The types that fit, the usual one first.
  package let types: [String]

  /// With its article: "a label".
  package let purpose: String

  init(_ reference: AndroidReference, at range: SourceRange, types: [String], purpose: String) {
    self.reference = reference
    self.range = range
    self.types = types
    self.purpose = purpose
  }
}

extension Catalog {
  /// The references of the channels and the button groups, in the order of their files.
  package var references: [ResourceReference] {
    files.flatMap(\.references)
  }
}
