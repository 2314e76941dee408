/// The lines of a file: turns byte offsets into lines and columns.
///
/// Lines end with LF, or CR LF. Columns count Unicode scalars from 1; a byte-order mark at the start of the file counts
/// as none. Made once for each file that has something to print.
package struct LineIndex: Sendable {
  /// A place as people and editors name it.
  package struct Position: Hashable, Sendable {
    /// From 1.
    package let line: Int

    /// In Unicode scalars, from 1.
    package let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The offset of each line's first byte.
  private let lineStarts: [Int]
  private let bytes: [UInt8]

  /// How many characters begin before each block of bytes: a line may be as long as the file, and hold many places.
  private let scalarsBefore: [Int]
  private static let block = 4096

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0]
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    lineStarts = starts
    var counts = [0]
    for start in stride(from: 0, to: bytes.count, by: Self.block) {
      counts.append(
        counts[counts.count - 1] + bytes[start..<min(start + Self.block, bytes.count)].count(where: Self.isStart))
    }
    scalarsBefore = counts
  }

  /// How many lines the file has; a file that ends with a line break has an empty last line.
  package var lineCount: Int {
    lineStarts.count
  }

  /// The line and column of a byte; offsets beyond the end are taken as the end.
  package func position(of offset: Int) -> Position {
    let offset = min(max(offset, lineStarts[0]), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let scalars = scalars(in: lineStarts[low]..<offset)
    return Position(line: low + 1, column: scalars + 1)
  }

  private func scalars(in range: Range<Int>) -> Int {
    guard range.count > Self.block else { return bytes[range].count(where: Self.isStart) }
    let first = (range.lowerBound + Self.block - 1) / Self.block
    let last = range.upperBound / Self.block
    return bytes[range.lowerBound..<first * Self.block].count(where: Self.isStart)
      + scalarsBefore[last] - scalarsBefore[first]
      + bytes[last * Self.block..<range.upperBound].count(where: Self.isStart)
  }

  private static func isStart(_ byte: UInt8) -> Bool {
    byte & 0xC0 != 0x80
  }

  /// The bytes of a line, from 1 to `lineCount`, without its line break.
  package func lineBytes(_ line: Int) -> Range<Int> {
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
    if line < lineStarts.count, end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }
}

/// U+FEFF in UTF-8, as some editors put it at the start of a file.
package let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
