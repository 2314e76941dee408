extension JSONWriter {
  /// Appends a string with its quotes: RFC 8785 §3.2.2.2.
  package static func append(string: String, to bytes: inout ByteBuffer) {
    bytes.append(quote)
    append(unquoted: string, to: &bytes)
    bytes.append(quote)
  }

  /// Appends what stands between the quotes of a string: for texts that are put together from parts.
  package static func append(unquoted string: String, to bytes: inout ByteBuffer) {
    var string = string
    string.withUTF8 { unsafe append(unquoted: $0, to: &bytes) }
  }

  /// Appends UTF-8 that the buffer itself holds from an offset on, as a string with its quotes, in its own place.
  package static func encode(from offset: Int, in bytes: inout ByteBuffer) {
    let text = bytes.array(from: offset)
    bytes.truncate(to: offset)
    bytes.append(quote)
    unsafe text.withUnsafeBufferPointer { unsafe append(unquoted: $0, to: &bytes) }
    bytes.append(quote)
  }

  private static func append(unquoted text: UnsafeBufferPointer<UInt8>, to bytes: inout ByteBuffer) {
    var start = 0
    while true {
      let index = unsafe firstToEscape(in: text, from: start)
      if index > start { unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index])) }
      guard index < text.count else { return }
      append(escaped: unsafe text[index], to: &bytes)
      start = index + 1
    }
  }

  /// How many bytes a text takes once it is JSON-encoded several times over, the quotes around it not counted.
  package static func unquotedCount(of string: String, encoded times: Int = 1) -> Int {
    var string = string
    return string.withUTF8 { (text: UnsafeBufferPointer<UInt8>) in
      var count = text.count
      guard times > 0 else { return count }
      var index = unsafe firstToEscape(in: text, from: 0)
      while index < text.count {
        count += unsafe growth(of: text[index], encoded: times)
        index = unsafe firstToEscape(in: text, from: index + 1)
      }
      return count
    }
  }

  /// How many bytes encoding adds to a byte that must be escaped.
  ///
  /// Encoding puts a backslash before a quotation mark and before a backslash; a control character becomes a backslash and
  /// a letter, or a backslash and five characters. Each further time doubles the backslashes and adds one for the mark.
  private static func growth(of byte: UInt8, encoded times: Int) -> Int {
    var backslashes: Int
    let mark: Int
    let others: Int
    switch byte {
    case quote: (backslashes, mark, others) = (1, 1, 0)
    case backslash: (backslashes, mark, others) = (2, 0, 0)
    case 0x08, 0x09, 0x0A, 0x0C, 0x0D: (backslashes, mark, others) = (1, 0, 1)
    default: (backslashes, mark, others) = (1, 0, 5)
    }
    for _ in 1..<times { backslashes = 2 * backslashes + mark }
    return backslashes + mark + others - 1
  }

  /// The index of the first byte that a JSON string cannot hold as it is, or the count; eight bytes are looked at in one
  /// step, since nearly every text has none.
  private static func firstToEscape(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    var index = start
    while index + 8 <= text.count {
      let word = unsafe UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped).loadUnaligned(
        fromByteOffset: index, as: UInt64.self)
      let quotes = word ^ (ones &* UInt64(quote))
      let backslashes = word ^ (ones &* UInt64(backslash))
      let found =
        (word &- ones &* 0x20) & ~word | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
      if found & highs != 0 { break }
      index += 8
    }
    while index < text.count, !(unsafe mustEscape(text[index])) { index += 1 }
    return index
  }

  private static func mustEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == quote || byte == backslash
  }

  private static func append(escaped byte: UInt8, to bytes: inout ByteBuffer) {
    bytes.append(backslash)
    switch byte {
    case quote, backslash: bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      bytes.append("u00")
      bytes.append(Hex.digit(byte >> 4))
      bytes.append(Hex.digit(byte & 0xF))
    }
  }
}

let quote = UInt8(ascii: "\"")
let backslash = UInt8(ascii: "\\")
