/// What one pass over a text tells, so that a rule looks only at the texts that can concern it.
struct TextTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// Some character is hidden, combining, directional, private, or of a block that may hold such: worth a close look.
  static let unusualCharacter = TextTraits(rawValue: 1)

  /// The first or the last character is white space.
  static let spaceAtEdge = TextTraits(rawValue: 2)
  static let lineBreak = TextTraits(rawValue: 4)
  static let lessThan = TextTraits(rawValue: 8)
  static let ampersand = TextTraits(rawValue: 16)

  /// Letters of a script that is written from right to left.
  static let rightToLeft = TextTraits(rawValue: 32)

  /// An opening brace: a placeholder, or something that looks like one.
  static let brace = TextTraits(rawValue: 64)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The traits of a text.
  init(of text: String) {
    var traits: TextTraits = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3C: traits.insert(.lessThan)
      case 0x26: traits.insert(.ampersand)
      case 0x7B: traits.insert(.brace)
      case 0x20...0x7E: break
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: traits.formUnion([.lineBreak, .unusualCharacter])
      case 0x5D0...0x5EA, 0x621...0x64A: traits.insert(.rightToLeft)
      default:
        if !scalar.isOrdinary { traits.insert(.unusualCharacter) }
        if scalar.isRightToLeftLetter { traits.insert(.rightToLeft) }
      }
    }
    if text.unicodeScalars.first?.isSpace == true || text.unicodeScalars.last?.isSpace == true {
      traits.insert(.spaceAtEdge)
    }
    self = traits
  }
}

extension Unicode.Scalar {
  /// White space; of the characters that most texts begin and end with, nothing needs looking up.
  fileprivate var isSpace: Bool {
    switch value {
    case 0x21...0x7E, 0xA1...0x2FF, 0x391...0x3CE, 0x400...0x481, 0x5D0...0x5EA, 0x621...0x64A, 0x3041...0x3096,
      0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      false
    default: properties.isWhitespace
    }
  }

  /// Whether it belongs to a stretch of Unicode that holds only visible characters which stand for themselves in every
  /// normal form (read from the Unicode 16 tables, 2026-12): most letters and punctuation of most copy.
  fileprivate var isOrdinary: Bool {
    switch value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x391...0x3CE, 0x400...0x481, 0x5D0...0x5EA, 0x621...0x64A,
      0x2010...0x2027, 0x20A0...0x20BF, 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FE,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF5E:
      true
    default: false
    }
  }
}
