import CampaignTargets
import Diagnostics

/// An HTML entity in a text: `&amp;`, `&#39;`, or one that was escaped again: `&amp;#39;`.
struct HTMLEntity: Sendable {
  let source: String

  /// What it stands for in the end.
  let decoded: String

  /// Whether its ampersand was escaped as well.
  let isDoubled: Bool

  /// Offsets in the text's UTF-8.
  let range: Range<Int>
}

/// Finds entities as they end in a semicolon; the names are those that the targets' reader of markup knows.
enum HTMLEntityScanner {
  /// No entity's name is longer.
  private static let longestName = 12

  static func entities(in text: String) -> [HTMLEntity] {
    let bytes = Array(text.utf8)
    var entities: [HTMLEntity] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "&")) {
      index = start + 1
      guard let end = referenceEnd(in: bytes, from: start + 1) else { continue }
      let source = String(decoding: bytes[start..<end], as: UTF8.self)
      let decoded = HTMLText.plain(source)
      guard !decoded.utf8.elementsEqual(source.utf8) else { continue }
      index = end
      if decoded == "&", let outerEnd = referenceEnd(in: bytes, from: end) {
        let inner = "&" + String(decoding: bytes[end..<outerEnd], as: UTF8.self)
        let twice = HTMLText.plain(inner)
        if !twice.utf8.elementsEqual(inner.utf8) {
          index = outerEnd
          entities.append(
            HTMLEntity(
              source: String(decoding: bytes[start..<outerEnd], as: UTF8.self), decoded: twice, isDoubled: true,
              range: start..<outerEnd))
          continue
        }
      }
      entities.append(HTMLEntity(source: source, decoded: decoded, isDoubled: false, range: start..<end))
    }
    return entities
  }

  /// One past the semicolon behind a name or number that starts here.
  private static func referenceEnd(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    if index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    let nameStart = index
    while index < bytes.count, index - nameStart < longestName, bytes[index].isASCIIAlphanumeric { index += 1 }
    guard index > nameStart, index < bytes.count, bytes[index] == UInt8(ascii: ";") else { return nil }
    return index + 1
  }
}

extension AuthoredText {
  /// The edits that write each entity as the character that it stands for; none where one of the characters could end a
  /// quote or mean something else to YAML.
  func decoding(_ entities: [HTMLEntity]) -> [Finding.Edit] {
    let areSafe = entities.allSatisfy { entity in
      guard entity.range.lowerBound > 0, let scalar = entity.decoded.unicodeScalars.first else { return false }
      let isAlone = entity.decoded.unicodeScalars.count == 1
      let category = scalar.properties.generalCategory
      let isShown = ![.control, .format, .spaceSeparator, .lineSeparator, .privateUse].contains(category)
      return isAlone && (scalar == "&" || !scalar.isASCII && isShown)
    }
    return areSafe && entities.count <= 500 ? entities.map { Finding.Edit(range(of: $0.range), text: $0.decoded) } : []
  }
}

extension UInt8 {
  fileprivate var isASCIIAlphanumeric: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
