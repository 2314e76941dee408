/// Finds characters that a reader cannot see and an author did not mean.
///
/// What is invisible and has work to do passes: joiners inside emoji and between letters of the scripts that use them, a
/// variation selector behind what it varies, tags inside a flag, and word breaks of scripts that write no spaces.
enum InvisibleCharacters {
  /// The positions in the array that hold one.
  static func positions(in scalars: [PlacedScalar]) -> [Int] {
    scalars.indices.filter { isStray($0, in: scalars) }
  }

  private static func isStray(_ index: Int, in scalars: [PlacedScalar]) -> Bool {
    let previous = index > 0 ? scalars[index - 1].scalar : nil
    let next = index + 1 < scalars.count ? scalars[index + 1].scalar : nil
    let value = scalars[index].scalar.value
    switch value {
    case 0x00AD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x2028, 0x2029, 0x2060...0x2065, 0x206A...0x206F,
      0x3164, 0xFFA0, 0xFFF0...0xFFFD, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A:
      return true
    case 0x200B:
      return !(previous?.isOfUnspacedScript == true && next?.isOfUnspacedScript == true)
    case 0x200C:
      return !(previous?.usesJoiners == true)
    case 0x200D:
      return !((previous?.usesJoiners == true) || (previous?.endsEmoji == true && next?.startsEmoji == true))
    case 0xFE00...0xFE0D, 0x180B...0x180D, 0x180F, 0xE0100...0xE01EF:
      return !(previous.map { $0.properties.isAlphabetic || $0.properties.isMath } ?? false)
    case 0xFE0E, 0xFE0F:
      return !(previous.map { $0.properties.isEmoji || $0.properties.isIdeographic || $0.isSymbol } ?? false)
    case 0xE0000...0xE007F:
      return !isInsideFlag(index, in: scalars)
    default:
      return false
    }
  }

  /// A flag of a region is U+1F3F4, tags, and U+E007F.
  private static func isInsideFlag(_ index: Int, in scalars: [PlacedScalar]) -> Bool {
    var start = index
    while start > 0, isTag(scalars[start - 1].scalar) { start -= 1 }
    guard start > 0, scalars[start - 1].scalar.value == 0x1F3F4 else { return false }
    var end = index
    while end + 1 < scalars.count, isTag(scalars[end].scalar), scalars[end].scalar.value != 0xE007F { end += 1 }
    return scalars[end].scalar.value == 0xE007F && !scalars[start..<end].contains { $0.scalar.value == 0xE007F }
  }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007F).contains(scalar.value)
  }
}

extension Unicode.Scalar {
  /// Whether its script joins letters, or keeps them from joining, by U+200C and U+200D: Arabic, Indic and others.
  fileprivate var usesJoiners: Bool {
    switch value {
    case 0x0600...0x08FF, 0x0900...0x0DFF, 0x0F00...0x109F, 0x1700...0x18AF, 0x1900...0x1CFF, 0xA800...0xABFF,
      0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10A00...0x11FFF, 0x1E900...0x1E95F:
      true
    default: false
    }
  }

  /// Whether its script has no space between words: Thai, Lao, Myanmar, Khmer and their neighbours.
  fileprivate var isOfUnspacedScript: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF, 0xA9E0...0xA9FF,
      0xAA60...0xAADF:
      true
    default: false
    }
  }

  /// Whether an emoji may end with it: an emoji, its variation selector, its skin tone, its tag.
  fileprivate var endsEmoji: Bool {
    startsEmoji || value == 0xFE0F || value == 0xE007F
  }

  /// Digits are emoji to Unicode, for keycaps.
  fileprivate var startsEmoji: Bool {
    value > 0xFF && properties.isEmoji
  }

  fileprivate var isSymbol: Bool {
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .otherPunctuation, .dashPunctuation: true
    default: false
    }
  }
}
