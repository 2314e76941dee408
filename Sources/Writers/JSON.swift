/// A JSON value, as the tool reads and writes it.
///
/// Objects keep the order of their members; `JSONWriter` sorts them as it writes. Numbers are integers where they were
/// written as such.
package enum JSON: Sendable, Equatable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// Finite.
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A name and a value; a struct, since an enum case cannot hold pairs of its own type.
  package struct Member: Sendable, Equatable {
    package let name: String
    package let value: JSON

    package init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The member of that name, if this is an object that has it; names compare by their bytes.
  package subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }
}
