import SourceText

/// A place in the bytes of an XML file, and the small steps that the grammar is made of.
struct XMLCursor {
  let file: FileID
  let bytes: [UInt8]
  var position: Int

  /// At the start of the file's text.
  init(_ file: SourceFile) {
    self.file = file.id
    bytes = file.bytes
    position = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  var isAtEnd: Bool {
    position >= bytes.count
  }

  /// The byte at the position; nil at the end.
  var byte: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  func isAt(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    return position + count <= bytes.count
      && text.withUTF8Buffer { wanted in unsafe bytes[position..<position + count].elementsEqual(wanted) }
  }

  /// Where the text stands next, wholly before `limit`, which keeps many short searches linear.
  func find(_ text: StaticString, from start: Int, before limit: Int? = nil) -> Int? {
    let limit = limit ?? bytes.count
    return text.withUTF8Buffer { wanted in
      var index = start
      while index + wanted.count <= limit {
        guard let next = bytes[index..<limit].firstIndex(of: unsafe wanted[0]), next + wanted.count <= limit
        else { return nil }
        if unsafe bytes[next..<next + wanted.count].elementsEqual(wanted) { return next }
        index = next + 1
      }
      return nil
    }
  }

  /// Moves behind blanks; whether there were any.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = position
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    return position > start
  }

  /// Moves behind a name in the sense of XML; nil where there is none.
  mutating func name() -> Range<Int>? {
    let start = position
    func isStart(_ byte: UInt8) -> Bool {
      byte >= 0x80 || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
    }
    guard start < bytes.count, isStart(bytes[start]) else { return nil }
    while position < bytes.count,
      isStart(bytes[position]) || bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: ".")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
    {
      position += 1
    }
    return start..<position
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// A place of the file; what reaches beyond its end is cut.
  func range(_ range: Range<Int>) -> SourceRange {
    SourceRange(file: file, min(range.lowerBound, bytes.count)..<min(range.upperBound, bytes.count))
  }
}
