extension JSONWriter {
  /// Appends a string with its quotes: RFC 8785 §3.2.2.2.
  package static func append(string: String, to bytes: inout [UInt8]) {
    bytes.append(quote)
    append(unquoted: string, to: &bytes)
    bytes.append(quote)
  }

  /// Appends what stands between the quotes of a string: for texts that are put together from parts.
  package static func append(unquoted string: String, to bytes: inout [UInt8]) {
    var string = string
    string.withUTF8 { (text: UnsafeBufferPointer<UInt8>) in
      var start = 0
      var index = 0
      while index < text.count {
        index = unsafe firstToEscape(in: text, from: index)
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        guard index < text.count else { return }
        append(escaped: unsafe text[index], to: &bytes)
        index += 1
        start = index
      }
    }
  }

  /// How many bytes a string takes between its quotes.
  package static func unquotedCount(of string: String) -> Int {
    var count = 0
    for byte in string.utf8 {
      switch byte {
      case quote, backslash, 0x08, 0x09, 0x0A, 0x0C, 0x0D: count += 2
      case ..<0x20: count += 6
      default: count += 1
      }
    }
    return count
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

  private static func append(escaped byte: UInt8, to bytes: inout [UInt8]) {
    bytes.append(backslash)
    switch byte {
    case quote, backslash: bytes.append(byte)
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(Hex.digit(byte >> 4))
      bytes.append(Hex.digit(byte & 0xF))
    }
  }
}

let quote = UInt8(ascii: "\"")
let backslash = UInt8(ascii: "\\")
