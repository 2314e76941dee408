/// Turns libyaml's marks, which count code points and no byte-order mark, into byte offsets.
///
/// Marks come nearly in order, so walking from the last one, in either direction, is linear over a file.
struct MarkCursor {
  private var codePoint = 0
  private var offset: Int
  private let isASCII: Bool
  private let start: Int
  private let count: Int

  init(_ bytes: [UInt8], start: Int) {
    self.start = start
    offset = start
    count = bytes.count
    isASCII = bytes[start...].allSatisfy { $0 < 0x80 }
  }

  mutating func offset(of mark: Int, in bytes: [UInt8]) -> Int {
    if isASCII { return min(start + mark, count) }
    while codePoint < mark, offset < count {
      offset += 1
      while offset < count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      codePoint += 1
    }
    while codePoint > mark, offset > start {
      offset -= 1
      while offset > start, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      codePoint -= 1
    }
    return offset
  }
}
