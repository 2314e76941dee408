/// Makes text that came from sources harmless where it is printed.
///
/// A campaign's author may be a stranger who opened a pull request, and the log of a CI run obeys what stands in it:
/// escape sequences, characters that reorder a line, and commands to the runner (`::set-env …` after leading blanks,
/// `##[…]`, `##vso[…]` and `##teamcity[…]` anywhere in a line). Each format spells these so that a person still sees
/// them; formats that have escapes of their own use those, so that programs read the text unchanged.
package enum SafeText {
  /// For lines that people read: what could act or hide is `<U+XXXX>`, line ends included.
  ///
  /// Text longer than 2,000 characters is cut, so that no source can flood a log.
  package static func terminal(_ text: String) -> String {
    // Nearly all text is printable ASCII without a pair of '#' or ':'.
    if text.utf8.count <= lengthLimit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != hash && $0 != colon })
    {
      return text
    }
    let scalars = Array(text.unicodeScalars.prefix(lengthLimit))
    let cells = Self.cells(scalars)
    return cells.joined() + (scalars.count < text.unicodeScalars.count ? "…" : "")
  }

  /// Each character as `terminal` shows it.
  static func cells(_ scalars: [Unicode.Scalar]) -> [String] {
    let breaks = commandBreaks(scalars)
    return scalars.indices.map { index in
      let scalar = scalars[index]
      return breaks.contains(index) || canActOrHide(scalar) ? visible(scalar) : String(scalar)
    }
  }

  /// For JSON that was already written: the same characters as `\uXXXX`, which any reader turns back.
  ///
  /// Line feeds stay, for indentation; inside strings the writer has escaped them.
  package static func json(_ bytes: [UInt8]) -> String {
    respelled(String(decoding: bytes, as: UTF8.self)) { scalar in
      String(scalar).utf16.map { "\\u" + hexadecimal(UInt32($0)) }.joined()
    }
  }

  /// For text and attribute values of XML 1.0: metacharacters as entities, the others as character references, what XML
  /// cannot hold as `U+XXXX`.
  package static func xml(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let breaks = commandBreaks(scalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case _ where scalar.value < 0x20 && !["\t", "\n", "\r"].contains(scalar), "\u{FFFE}", "\u{FFFF}":
        result.append(contentsOf: "U+\(hexadecimal(scalar.value))".unicodeScalars)
      case _ where breaks.contains(index) || canActOrHide(scalar):
        result.append(contentsOf: "&#x\(hexadecimal(scalar.value));".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Indices of characters that must be spelled otherwise lest a CI runner takes the text for a command.
  static func commandBreaks(_ scalars: [Unicode.Scalar]) -> Set<Int> {
    var breaks: Set<Int> = []
    for index in scalars.indices.dropLast(2) where scalars[index] == scalars[index + 1] {
      let rest = scalars[(index + 2)...]
      switch scalars[index] {
      case ":" where rest.first.map(isLetter) == true: breaks.insert(index + 1)
      case "#" where ["[", "vso[", "teamcity["].contains { starts(rest, with: $0) }: breaks.insert(index + 1)
      default: break
      }
    }
    return breaks
  }

  /// Control characters, line and paragraph separators, and whatever reorders text or takes no room.
  static func canActOrHide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F: true
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE0FFF: true
    default: false
    }
  }

  /// The character by its number, as people look it up.
  static func visible(_ scalar: Unicode.Scalar) -> String {
    "<U+\(hexadecimal(scalar.value))>"
  }

  private static func respelled(_ text: String, _ spelling: (Unicode.Scalar) -> String) -> String {
    let scalars = Array(text.unicodeScalars)
    let breaks = commandBreaks(scalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if breaks.contains(index) || scalar != "\n" && canActOrHide(scalar) {
        result.append(contentsOf: spelling(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// At least four digits.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// Without regard to case.
  private static func starts(_ scalars: ArraySlice<Unicode.Scalar>, with word: String) -> Bool {
    scalars.count >= word.unicodeScalars.count
      && zip(scalars, word.unicodeScalars).allSatisfy { scalar, letter in
        scalar == letter || scalar.isASCII && scalar.value | 0x20 == letter.value && isLetter(letter)
      }
  }

  private static let lengthLimit = 2_000
  private static let hash = UInt8(ascii: "#")
  private static let colon = UInt8(ascii: ":")
}
