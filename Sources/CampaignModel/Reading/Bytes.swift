/// ASCII letters.
func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

/// ASCII digits.
func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

extension String.UTF8View {
  /// The bytes at some offsets, which must lie in the text.
  func bytes(in range: Range<Int>) -> Substring.UTF8View {
    self[index(startIndex, offsetBy: range.lowerBound)..<index(startIndex, offsetBy: range.upperBound)]
  }
}

extension String {
  /// The part at some offsets of the UTF-8, which must lie on the bounds of scalars.
  func slice(_ range: Range<Int>) -> String {
    String(decoding: utf8.bytes(in: range), as: UTF8.self)
  }

  /// The scalar whose bytes begin at an offset, and the bytes that it takes.
  func wholeCharacter(at offset: Int) -> (text: String, bytes: Range<Int>) {
    let scalar = unicodeScalars[utf8.index(startIndex, offsetBy: offset)]
    return (String(scalar), offset..<offset + scalar.utf8.count)
  }
}
