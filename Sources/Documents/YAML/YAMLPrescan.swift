import Diagnostics
import SourceText

/// The linear scan before libyaml: encodings, characters and directives that libyaml 0.2.5 accepts, changes or is slow
/// at.
///
/// libyaml reads UTF-16 silently, takes U+0085, U+2028 and U+2029 for line breaks (which moves every later line number),
/// and needs quadratic time for many `%TAG` lines.
enum YAMLPrescan {
  /// Findings beyond this many add nothing.
  private static let findingLimit = 20

  /// The bytes to give to libyaml, or nil where they are no text. What was reported is replaced by harmless bytes of the
  /// same length, so that reading can go on and every offset stays true.
  static func scan(_ file: SourceFile) -> Outcome<[UInt8]?> {
    let bytes = file.bytes
    if let finding = foreignEncoding(file) { return Outcome(nil, findings: [finding]) }
    var repaired: [UInt8]?
    var findings: [Finding] = []
    var atLineStart = true
    var index = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    while index < bytes.count {
      let byte = bytes[index]
      if atLineStart, byte == UInt8(ascii: "%") {
        let end = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        if findings.count < findingLimit, isDirective(bytes[index..<end]) {
          findings.append(
            Finding(
              .yamlDirective, "YAML directives are not read", at: SourceRange(file: file.id, index..<end),
              help: "delete the line"))
        }
        if isDirective(bytes[index..<end]) {
          if repaired == nil { repaired = bytes }
          repaired?[index] = UInt8(ascii: "#")
        }
      }
      if byte >= 0x20, byte < 0x7F {
        atLineStart = false
        index += 1
        continue
      }
      if byte == 0x0A || byte == 0x0D || byte == 0x09 {
        atLineStart = byte != 0x09
        index += 1
        continue
      }
      atLineStart = false
      guard let (scalar, length) = decode(bytes, at: index) else {
        findings.append(
          Finding(
            .unsupportedEncoding, "the byte 0x\(hex(UInt32(byte), digits: 2)) is not UTF-8",
            at: SourceRange(file: file.id, index..<index + 1), help: "save the file as UTF-8"))
        return Outcome(nil, findings: findings)
      }
      if let reason = refusal(of: scalar) {
        if findings.count < findingLimit {
          findings.append(
            Finding(
              .invalidCharacter, "U+\(hex(scalar.value)) \(reason)",
              at: SourceRange(file: file.id, index..<index + length), help: "delete it"))
        }
        if repaired == nil { repaired = bytes }
        for offset in index..<index + length { repaired?[offset] = UInt8(ascii: "x") }
      }
      index += length
    }
    return Outcome(repaired ?? bytes, findings: findings)
  }

  private static func foreignEncoding(_ file: SourceFile) -> Finding? {
    let bytes = file.bytes
    let start = SourceRange(file: file.id, 0..<0)
    let looksWide = bytes.count >= 4 && bytes.prefix(4).count(where: { $0 == 0 }) >= 2
    guard bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || looksWide else { return nil }
    return Finding(
      .unsupportedEncoding, "the file is not UTF-8 but UTF-16 or UTF-32", at: start, help: "save it as UTF-8")
  }

  /// `%YAML` and `%TAG`, and whatever else starts a line with `%` and a letter.
  static func isDirective(_ line: ArraySlice<UInt8>) -> Bool {
    guard let second = line.dropFirst().first else { return false }
    return (second | 0x20) >= UInt8(ascii: "a") && (second | 0x20) <= UInt8(ascii: "z")
  }

  private static func refusal(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x85, 0x2028, 0x2029: "is a line break only to some programs"
    case 0xFEFF: "is a byte-order mark inside the file"
    case 0..<0x20, 0x7F..<0xA0: "is a control character"
    case 0xFFFE, 0xFFFF: "is not a character"
    default: nil
    }
  }

  /// The scalar at an offset and its length in bytes, or nil where the bytes are not UTF-8.
  static func decode(_ bytes: [UInt8], at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    let byte = bytes[index]
    if byte < 0x80 { return (Unicode.Scalar(byte), 1) }
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    guard byte >= 0xC2, byte <= 0xF4, index + length <= bytes.count else { return nil }
    var value = UInt32(byte) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      guard bytes[index + offset] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[index + offset] & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  static func hex(_ value: UInt32, digits: Int = 4) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
