/// In what units a client counts along a line.
package enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  /// Unicode scalars.
  case utf32 = "utf-32"

  /// How many units the character has that begins with a byte.
  func units(ofCharacterStartingWith byte: UInt8) -> Int {
    switch self {
    case .utf8: byte < 0x80 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
    case .utf16: byte >= 0xF0 ? 2 : 1
    case .utf32: 1
    }
  }
}

/// A place as clients name it.
package struct TextPosition: Hashable, Sendable, Comparable {
  /// From 0.
  package let line: Int

  /// From 0, in the units of the encoding.
  package let character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}
