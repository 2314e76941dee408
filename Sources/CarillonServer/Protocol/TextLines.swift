import SourceText

/// The lines of a text as the protocol counts them, and the way between bytes and positions.
///
/// A line ends with LF, CR LF or CR. The byte-order mark of a file on disk is no part of the text, since editors take it
/// off; one that an editor sends is a character.
package struct TextLines: Sendable {
  private let bytes: [UInt8]

  /// The offset of each line's first byte.
  private let starts: [Int]

  /// How many characters, and how many of four bytes, begin before each block of bytes; empty for ASCII, which needs no
  /// counting.
  private let blocks: [(characters: Int, wide: Int)]

  package init(_ bytes: [UInt8], isFromEditor: Bool = false) {
    self.bytes = bytes
    var starts = [!isFromEditor && bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0]
    var blocks: [(characters: Int, wide: Int)] = []
    var characters = 0
    var wide = 0
    for (index, byte) in bytes.enumerated() {
      if index % Self.blockSize == 0 { blocks.append((characters, wide)) }
      if byte & 0xC0 != 0x80 { characters += 1 }
      if byte >= 0xF0 { wide += 1 }
      guard byte == newline || byte == carriageReturn else { continue }
      if byte == carriageReturn, index + 1 < bytes.count, bytes[index + 1] == newline { continue }
      starts.append(index + 1)
    }
    self.starts = starts
    self.blocks = characters == bytes.count ? [] : blocks
  }

  /// At least 1.
  package var count: Int {
    starts.count
  }

  /// The bytes of a line, from 0, without its end.
  package func range(ofLine line: Int) -> Range<Int> {
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    if end > start, line + 1 < starts.count {
      end -= 1
      if bytes[end] == newline, end > start, bytes[end - 1] == carriageReturn { end -= 1 }
    }
    return start..<end
  }

  /// The line that an offset lies in, from 0.
  package func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The position of a byte; what lies beyond the text is its end.
  package func position(of offset: Int, as encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(offset, starts[0]), bytes.count)
    let line = line(of: offset)
    // The end of a line belongs to it, but no position is inside it.
    let end = min(offset, max(range(ofLine: line).upperBound, starts[line]))
    return TextPosition(line: line, character: units(in: starts[line]..<end, as: encoding))
  }

  /// The byte of a position: beyond a line's end it is the end, beyond the last line the end of the text, and inside a
  /// character its start.
  package func offset(of position: TextPosition, as encoding: PositionEncoding) -> Int {
    guard position.line < starts.count else { return bytes.count }
    guard position.line >= 0 else { return starts[0] }
    let line = range(ofLine: position.line)
    if blocks.isEmpty { return min(line.lowerBound + max(position.character, 0), line.upperBound) }
    var rest = position.character
    var index = line.lowerBound
    while index < line.upperBound {
      rest -= encoding.units(ofCharacterStartingWith: bytes[index])
      if rest < 0 { return index }
      index += 1
      while index < line.upperBound, bytes[index] & 0xC0 == 0x80 { index += 1 }
    }
    return line.upperBound
  }

  private func units(in range: Range<Int>, as encoding: PositionEncoding) -> Int {
    guard !blocks.isEmpty, encoding != .utf8 else { return range.count }
    let (start, end) = (counts(before: range.lowerBound), counts(before: range.upperBound))
    let characters = end.characters - start.characters
    return encoding == .utf16 ? characters + end.wide - start.wide : characters
  }

  private func counts(before offset: Int) -> (characters: Int, wide: Int) {
    let block = min(offset / Self.blockSize, blocks.count - 1)
    var counts = blocks[block]
    for byte in bytes[(block * Self.blockSize)..<offset] {
      if byte & 0xC0 != 0x80 { counts.characters += 1 }
      if byte >= 0xF0 { counts.wide += 1 }
    }
    return counts
  }

  private static let blockSize = 1024
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
