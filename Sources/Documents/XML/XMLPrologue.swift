import Diagnostics
import SourceText

/// What is decided about an XML file before it is scanned: its size, its encoding, its declaration.
enum XMLPrologue {
  /// The one thing that keeps the file from being read as XML in UTF-8.
  static func finding(in file: SourceFile) -> Finding? {
    let bytes = file.bytes
    let start = SourceRange(file: file.id, 0..<0)
    if bytes.count > XMLReader.sizeLimit {
      return Finding(
        .fileTooLarge, "an XML file may have at most \(XMLReader.sizeLimit) bytes; this one has \(bytes.count)",
        at: start)
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(4).contains(0) {
      return Finding(.unsupportedEncoding, "the file is UTF-16 or UTF-32", at: start, help: "save it as UTF-8")
    }
    if let finding = invalidByte(in: file) { return finding }
    return declarationFault(in: file)
  }

  /// The first byte that is not UTF-8, or the first character that XML does not allow.
  private static func invalidByte(in file: SourceFile) -> Finding? {
    let bytes = file.bytes
    var index = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
          return Finding(
            .invalidCharacter, "U+\(hex(UInt32(byte))) is not allowed in XML",
            at: SourceRange(file: file.id, index..<index + 1))
        }
        index += 1
        continue
      }
      var decoder = UTF8()
      var iterator = bytes[index..<min(index + 4, bytes.count)].makeIterator()
      guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
        return Finding(
          .unsupportedEncoding, "the byte 0x\(hex(UInt32(byte), digits: 2)) is not UTF-8",
          at: SourceRange(file: file.id, index..<index + 1), help: "save the file as UTF-8")
      }
      let length = UTF8.width(scalar)
      if scalar.value == 0xFFFE || scalar.value == 0xFFFF || scalar.value == 0xFEFF {
        return Finding(
          .invalidCharacter, "U+\(hex(scalar.value)) is not allowed inside an XML file",
          at: SourceRange(file: file.id, index..<index + length))
      }
      index += length
    }
    return nil
  }

  /// An XML declaration that is not first, or that names another encoding.
  private static func declarationFault(in file: SourceFile) -> Finding? {
    let bytes = file.bytes
    let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    let opening = Array("<?xml".utf8)
    guard bytes[start...].starts(with: opening) else {
      let first = bytes[start...].firstIndex { !XMLCursor.isBlank($0) } ?? bytes.count
      guard first > start, bytes[first...].starts(with: opening) else { return nil }
      return Finding(
        .xmlSyntax, "the XML declaration must be the very first thing of the file",
        at: SourceRange(file: file.id, start..<first), help: "delete the blank space before it",
        fix: [.init(SourceRange(file: file.id, start..<first), text: "")])
    }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    guard let name = encodingName(in: bytes, from: start, to: end) else { return nil }
    let declared = String(decoding: bytes[name], as: UTF8.self)
    guard !["utf-8", "utf8", "us-ascii"].contains(declared.lowercased()) else { return nil }
    return Finding(
      .unsupportedEncoding, "the file says that it is '\(declared)'; only UTF-8 is read",
      at: SourceRange(file: file.id, name), help: "save it as UTF-8 and declare 'UTF-8'")
  }

  /// The range between the quotes after `encoding=` in the XML declaration.
  private static func encodingName(in bytes: [UInt8], from start: Int, to end: Int) -> Range<Int>? {
    let key = Array("encoding".utf8)
    guard var index = (start..<max(start, end - key.count)).first(where: { bytes[$0...].starts(with: key) }) else {
      return nil
    }
    index += key.count
    while index < end, XMLCursor.isBlank(bytes[index]) || bytes[index] == UInt8(ascii: "=") { index += 1 }
    guard index < end, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else { return nil }
    let close = bytes[(index + 1)..<end].firstIndex(of: bytes[index]) ?? end
    return (index + 1)..<close
  }

  private static func hex(_ value: UInt32, digits: Int = 4) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
