package import SourceText

/// A value of a property list, with its place.
package struct PropertyList: Sendable {
  package indirect enum Value: Sendable {
    case string(LocatedText)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    /// As written, in RFC 3339.
    case date(String)
    case data
    case array([PropertyList])
    /// In the order of the file; each key once.
    case dictionary([Entry])
  }

  /// A key and its value.
  package struct Entry: Sendable {
    package let key: Located<String>
    package let value: PropertyList
  }

  package let value: Value

  /// A text's own characters, or the whole element.
  package let range: SourceRange

  /// The kind of value, with its article, for messages: "a string".
  package var kind: String {
    switch value {
    case .string: "a string"
    case .integer: "an integer"
    case .real: "a real number"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}
