import SourceText

/// Turns the source of a text or an attribute's value into the text, keeping the way back.
struct XMLTextDecoder {
  /// The text of a part of a file.
  static func text(
    _ content: Range<Int>, of cursor: XMLCursor, isAttribute: Bool
  ) throws(XMLFault) -> LocatedText {
    var decoder = XMLTextDecoder(cursor.bytes, file: cursor.file)
    guard let bad = decoder.decode(content, isAttribute: isAttribute) else {
      return decoder.text(at: cursor.range(content))
    }
    guard bad.count > 1 else { throw XMLFault("a literal '&' is written '&amp;'", bad, replacement: "&amp;") }
    throw XMLFault(
      "'\(cursor.text(bad))' is not defined", bad,
      help: "XML knows '&amp;', '&lt;', '&gt;', '&quot;' and '&apos;'")
  }

  private let bytes: [UInt8]
  private let file: FileID
  private var decoded: [UInt8] = []
  private var runs: [LocatedText.Run] = []
  private var start = 0

  init(_ bytes: [UInt8], file: FileID) {
    self.bytes = bytes
    self.file = file
  }

  /// Decodes references and line ends; the range of a reference that cannot be, or nil.
  mutating func decode(_ content: Range<Int>, isAttribute: Bool) -> Range<Int>? {
    start = content.lowerBound
    var index = content.lowerBound
    while index < content.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "&"):
        let end = bytes[index..<min(content.upperBound, index + 40)].firstIndex(of: UInt8(ascii: ";"))
        guard let end, isReference(index + 1..<end) else { return index..<index + 1 }
        guard let scalar = scalar(of: bytes[index + 1..<end]) else { return index..<end + 1 }
        runs.append(.init(text: UInt32(decoded.count), source: UInt32(index), isEscape: true))
        decoded += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        index = end + 1
      case 0x0D:
        // XML reads CR LF, and CR alone, as one LF; in an attribute's value that is a blank.
        append(isAttribute ? 0x20 : 0x0A, from: index)
        index += index + 1 < content.upperBound && bytes[index + 1] == 0x0A ? 2 : 1
      case 0x0A, 0x09:
        append(isAttribute ? 0x20 : bytes[index], from: index)
        index += 1
      default:
        append(bytes[index], from: index)
        index += 1
      }
    }
    return nil
  }

  /// Takes everything as it is, line ends apart.
  mutating func copy(_ content: Range<Int>) {
    start = content.lowerBound
    for index in content where !(bytes[index] == 0x0D && index + 1 < content.upperBound && bytes[index + 1] == 0x0A) {
      append(bytes[index] == 0x0D ? 0x0A : bytes[index], from: index)
    }
  }

  func text(at range: SourceRange) -> LocatedText {
    let value = String(decoding: decoded, as: UTF8.self)
    if runs.count <= 1, runs.first?.isEscape != true {
      return LocatedText(value, at: range, verbatimFrom: runs.first?.source ?? UInt32(start))
    }
    return LocatedText(value, at: range, runs: runs)
  }

  /// A byte that comes from a place in the source.
  private mutating func append(_ byte: UInt8, from source: Int) {
    mark(source)
    decoded.append(byte)
  }

  /// Says that the next byte comes from a place in the source: a new run where the two no longer go in step.
  private mutating func mark(_ source: Int) {
    guard let last = runs.last else {
      return runs.append(.init(text: UInt32(decoded.count), source: UInt32(source)))
    }
    guard last.isEscape || Int(last.source) + decoded.count - Int(last.text) != source else { return }
    runs.append(.init(text: UInt32(decoded.count), source: UInt32(source)))
  }

  private func isReference(_ name: Range<Int>) -> Bool {
    !name.isEmpty
      && bytes[name].allSatisfy {
        $0 >= 0x80 || ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "#")
      }
  }

  private func scalar(of name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch String(decoding: name, as: UTF8.self) {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case let text where text.hasPrefix("#x"): return allowed(UInt32(text.dropFirst(2), radix: 16))
    case let text where text.hasPrefix("#"): return allowed(UInt32(text.dropFirst(1), radix: 10))
    default: return nil
    }
  }

  /// The characters that XML 1.0 allows.
  private func allowed(_ value: UInt32?) -> Unicode.Scalar? {
    guard let value, let scalar = Unicode.Scalar(value) else { return nil }
    return switch value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: scalar
    default: nil
    }
  }
}
