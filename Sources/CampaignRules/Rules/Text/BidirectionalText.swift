/// What the Unicode bidirectional algorithm makes of a character, as far as rules need it.
///
/// Unicode Standard Annex 9, read 2026-11: embeddings and overrides end at PDF, isolates at PDI, all of them at the end of
/// the paragraph.
enum BidirectionalControl {
  case embedding
  case override
  case isolate
  case popFormatting
  case popIsolate
  /// A mark without an end: LRM, RLM, ALM.
  case mark

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x202A, 0x202B: self = .embedding
    case 0x202D, 0x202E: self = .override
    case 0x2066, 0x2067, 0x2068: self = .isolate
    case 0x202C: self = .popFormatting
    case 0x2069: self = .popIsolate
    case 0x200E, 0x200F, 0x061C: self = .mark
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// The name that the standard gives a directional control: "RLO".
  var bidirectionalName: String? {
    switch value {
    case 0x061C: "ALM"
    case 0x200E: "LRM"
    case 0x200F: "RLM"
    case 0x202A: "LRE"
    case 0x202B: "RLE"
    case 0x202C: "PDF"
    case 0x202D: "LRO"
    case 0x202E: "RLO"
    case 0x2066: "LRI"
    case 0x2067: "RLI"
    case 0x2068: "FSI"
    case 0x2069: "PDI"
    default: nil
    }
  }

  /// Whether it is a letter of a script that is written from right to left.
  var isRightToLeftLetter: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      properties.isAlphabetic
    default: false
    }
  }

  /// Whether it is a letter of a script that is written from left to right.
  var isLeftToRightLetter: Bool {
    properties.isAlphabetic && !isRightToLeftLetter
  }
}
