extension JSONReader {
  /// The string whose opening quote is next.
  mutating func string() throws(JSONSyntaxError) -> String {
    index += 1
    var text: [UInt8] = []
    var start = index
    while let byte = peek() {
      switch byte {
      case quote:
        text.append(contentsOf: bytes[start..<index])
        index += 1
        return String(decoding: text, as: UTF8.self)
      case backslash:
        text.append(contentsOf: bytes[start..<index])
        try escape(into: &text)
        start = index
      case ..<0x20: throw fault("a control character must be escaped in a string")
      default: index += 1
      }
    }
    throw fault("unexpected end of the text inside a string")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONSyntaxError) {
    let start = index
    index += 1
    switch peek() {
    case quote: text.append(quote)
    case backslash: text.append(backslash)
    case UInt8(ascii: "/"): text.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      index += 1
      let scalar = try escapedScalar(from: start)
      text.append(contentsOf: String(scalar).utf8)
      return
    default: throw JSONSyntaxError("unknown escape", at: start, in: bytes)
    }
    index += 1
  }

  /// The character of `\uXXXX`, or of two that make a surrogate pair; the first `\u` is already read.
  private mutating func escapedScalar(from start: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try hexadecimal(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let afterFirst = index
    if first < 0xDC00, take(backslash), take(UInt8(ascii: "u")) {
      let second = try hexadecimal(from: start)
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
      {
        return scalar
      }
    }
    guard replacesHalfCharacters else { throw JSONSyntaxError("half of a surrogate pair", at: start, in: bytes) }
    // What follows is a character of its own.
    index = afterFirst
    return "\u{FFFD}"
  }

  private mutating func hexadecimal(from start: Int) throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = hexadecimalValue(byte) else {
        throw JSONSyntaxError("'\\u' needs four hexadecimal digits", at: start, in: bytes)
      }
      value = value << 4 | digit
      index += 1
    }
    return value
  }

  private func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// The number that starts here: `-`? digits without a leading zero, then a fraction and an exponent if there are any.
  mutating func number() throws(JSONSyntaxError) -> JSON {
    let start = index
    var isInteger = true
    _ = take(UInt8(ascii: "-"))
    if take(UInt8(ascii: "0")) {
      if let byte = peek(), isDigit(byte) { throw fault("a number has no leading zeros") }
    } else {
      try digits()
    }
    if take(UInt8(ascii: ".")) {
      isInteger = false
      try digits()
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isInteger = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isInteger, let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      throw JSONSyntaxError("a number beyond what a double can hold", at: start, in: bytes)
    }
    return .number(number)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    guard let byte = peek(), isDigit(byte) else { throw fault("expected a digit") }
    while let byte = peek(), isDigit(byte) { index += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

/// The offset of the first byte that is not part of valid UTF-8 (Unicode 16, table 3-7), or nil.
package func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
  var index = 0
  while index < bytes.count {
    let lead = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case ..<0x80:
      index += 1
      continue
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return index
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]),
      bytes[(index + 2)..<(index + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return index }
    index += length
  }
  return nil
}
