/// A tag as it stands in a text.
struct HTMLTag: Sendable {
  /// A name and a value inside a tag.
  struct Attribute: Sendable {
    /// Lower-case.
    let name: String

    /// Offsets of the name in the text's UTF-8.
    let nameRange: Range<Int>

    /// Empty where the attribute has none; entities are not decoded.
    let value: String

    /// Offsets of the value, quotes left out.
    let valueRange: Range<Int>
  }

  /// Lower-case.
  let name: String
  let isClosing: Bool

  /// Whether it ends in `/>`.
  let isSelfClosing: Bool

  /// Whether its `>` is there.
  let isComplete: Bool
  let attributes: [Attribute]

  /// Offsets in the text's UTF-8, brackets included.
  let range: Range<Int>
}

/// Finds tags as Android's parser does: `<` or `</`, a letter, a name, attributes, `>`.
///
/// `a < b`, `<3` and `<you@example.com>` are text.
struct HTMLTagScanner {
  private let bytes: [UInt8]
  private var index = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The tags of a text in their order.
  static func tags(in text: String) -> [HTMLTag] {
    var scanner = HTMLTagScanner(text)
    var tags: [HTMLTag] = []
    while let open = scanner.bytes[scanner.index...].firstIndex(of: UInt8(ascii: "<")) {
      scanner.index = open
      if let tag = scanner.scanTag() {
        tags.append(tag)
        scanner.index = tag.range.upperBound
      } else {
        scanner.index = open + 1
      }
    }
    return tags
  }

  private mutating func scanTag() -> HTMLTag? {
    let start = index
    index += 1
    let isClosing = take(UInt8(ascii: "/"))
    let nameStart = index
    guard index < bytes.count, bytes[index].isASCIILetter else { return nil }
    while index < bytes.count, bytes[index].isASCIILetter || bytes[index].isNameByte { index += 1 }
    let name = lowercased(nameStart..<index)
    guard
      index == bytes.count || bytes[index].isHTMLSpace || bytes[index] == UInt8(ascii: ">")
        || bytes[index] == UInt8(ascii: "/")
    else { return nil }
    var attributes: [HTMLTag.Attribute] = []
    var isSelfClosing = false
    while index < bytes.count {
      if take(UInt8(ascii: ">")) {
        return HTMLTag(
          name: name, isClosing: isClosing, isSelfClosing: isSelfClosing, isComplete: true, attributes: attributes,
          range: start..<index)
      }
      isSelfClosing = take(UInt8(ascii: "/"))
      if isSelfClosing || bytes[index].isHTMLSpace {
        if !isSelfClosing { index += 1 }
        continue
      }
      attributes.append(scanAttribute())
    }
    return HTMLTag(
      name: name, isClosing: isClosing, isSelfClosing: false, isComplete: false, attributes: attributes,
      range: start..<bytes.count)
  }

  private mutating func scanAttribute() -> HTMLTag.Attribute {
    let nameStart = index
    index += 1
    while index < bytes.count, !bytes[index].endsAttributeName { index += 1 }
    let nameRange = nameStart..<index
    var ahead = index
    while ahead < bytes.count, bytes[ahead].isHTMLSpace { ahead += 1 }
    guard ahead < bytes.count, bytes[ahead] == UInt8(ascii: "=") else {
      return HTMLTag.Attribute(name: lowercased(nameRange), nameRange: nameRange, value: "", valueRange: index..<index)
    }
    index = ahead + 1
    while index < bytes.count, bytes[index].isHTMLSpace { index += 1 }
    var valueRange = index..<index
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
      let quote = bytes[index]
      let valueStart = index + 1
      index = bytes[valueStart...].firstIndex(of: quote) ?? bytes.count
      valueRange = valueStart..<index
      index = min(index + 1, bytes.count)
    } else {
      let valueStart = index
      while index < bytes.count, !bytes[index].isHTMLSpace, bytes[index] != UInt8(ascii: ">") { index += 1 }
      valueRange = valueStart..<index
    }
    return HTMLTag.Attribute(
      name: lowercased(nameRange), nameRange: nameRange, value: String(decoding: bytes[valueRange], as: UTF8.self),
      valueRange: valueRange)
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private func lowercased(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }

  fileprivate var isNameByte: Bool {
    (0x30...0x39).contains(self) || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }

  fileprivate var isHTMLSpace: Bool {
    self == 0x20 || (0x09...0x0D).contains(self)
  }

  fileprivate var endsAttributeName: Bool {
    isHTMLSpace || self == UInt8(ascii: "=") || self == UInt8(ascii: ">") || self == UInt8(ascii: "/")
  }
}
