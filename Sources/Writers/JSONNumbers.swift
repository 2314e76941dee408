extension JSONWriter {
  /// Appends an integer in decimal.
  package static func append(integer: Int, to bytes: inout ByteBuffer) {
    if (0..<10).contains(integer) {
      bytes.append(UInt8(ascii: "0") + UInt8(integer))
    } else {
      bytes.append(utf8: String(integer))
    }
  }

  /// Appends a finite number as ECMAScript's `Number::toString` prints it: RFC 8785 §3.2.2.3.
  package static func append(number: Double, to bytes: inout ByteBuffer) {
    precondition(number.isFinite, "JSON has no infinity and no NaN")
    guard number != 0 else { return bytes.append(UInt8(ascii: "0")) }
    let decimal = Decimal(number.magnitude)
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let digits = decimal.digits
    let zero = UInt8(ascii: "0")
    switch decimal.point {
    case digits.count...21:
      bytes.append(contentsOf: digits)
      bytes.append(repeating: zero, count: decimal.point - digits.count)
    case 1...21:
      bytes.append(contentsOf: digits[..<decimal.point])
      bytes.append(UInt8(ascii: "."))
      bytes.append(contentsOf: digits[decimal.point...])
    case -5...0:
      bytes.append("0.")
      bytes.append(repeating: zero, count: -decimal.point)
      bytes.append(contentsOf: digits)
    default:
      bytes.append(digits[0])
      if digits.count > 1 {
        bytes.append(UInt8(ascii: "."))
        bytes.append(contentsOf: digits[1...])
      }
      let exponent = decimal.point - 1
      bytes.append(exponent < 0 ? "e-" : "e+")
      append(integer: abs(exponent), to: &bytes)
    }
  }
}

/// The shortest decimal that reads back to a positive number: 0.digits × 10^point.
///
/// Swift's description has the same digits as ECMAScript's (the fewest that round-trip, the nearest among those); only
/// where it puts the point and when it uses an exponent differ.
private struct Decimal {
  /// ASCII, without leading or trailing zeros.
  private(set) var digits: [UInt8] = []
  private(set) var point = 0

  init(_ number: Double) {
    var isFraction = false
    var exponent = 0
    var text = number.description.utf8[...]
    if let mark = text.firstIndex(of: UInt8(ascii: "e")) {
      exponent = Int(String(decoding: text[text.index(after: mark)...], as: UTF8.self)) ?? 0
      text = text[..<mark]
    }
    for byte in text {
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if digits.isEmpty, byte == UInt8(ascii: "0") {
        if isFraction { point -= 1 }
      } else {
        digits.append(byte)
        if !isFraction { point += 1 }
      }
    }
    point += exponent
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
  }
}
