package import SourceText
package import Writers

/// A value of any shape with the places of its parts, for what is said of one of them.
package struct LocatedJSON: Sendable {
  /// Itself without its parts where it is a list or an object.
  package let value: JSON

  /// The value's own place.
  package let range: SourceRange

  /// The key that it stands under, in an object.
  package let key: Located<String>?

  /// The parts of a list or an object, in their order.
  package let parts: [LocatedJSON]

  /// A value and the places that were read along with it.
  package init(_ value: JSON, places: JSONPlaces) {
    var rest = places.places[...]
    self.init(value, key: nil, places: &rest)
  }

  private init(_ value: JSON, key name: String?, places: inout ArraySlice<JSONPlaces.Place>) {
    let place = places.popFirst()
    self.value = value
    range = place?.value ?? JSONPlaces.nowhere
    key = name.map { Located($0, at: place?.key ?? JSONPlaces.nowhere) }
    switch value {
    case .array(let items): parts = items.map { LocatedJSON($0, key: nil, places: &places) }
    case .object(let members): parts = members.map { LocatedJSON($0.value, key: $0.name, places: &places) }
    case .null, .boolean, .integer, .number, .string: parts = []
    }
  }

  /// The member of that name, compared by its bytes.
  package subscript(name: String) -> LocatedJSON? {
    parts.first { $0.key?.value.utf8.elementsEqual(name.utf8) == true }
  }

  /// Every string in it, at any depth, in document order.
  package var strings: [Located<String>] {
    if case .string(let text) = value { return [Located(text, at: range)] }
    return parts.flatMap(\.strings)
  }
}

/// Where the parts of a value stand: itself first, then its parts, depth first.
package struct JSONPlaces: Sendable, Equatable {
  package struct Place: Sendable, Equatable {
    package let key: SourceRange?
    package let value: SourceRange
  }

  var places: [Place] = []

  static let nowhere = SourceRange(file: FileID(0), start: 0, end: 0)
}
