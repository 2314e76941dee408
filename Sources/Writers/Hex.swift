/// Hexadecimal digits, lower-case.
package enum Hex {
  /// Two digits a byte.
  package static func encode(_ bytes: [UInt8]) -> String {
    unsafe String(unsafeUninitializedCapacity: bytes.count * 2) { digits in
      for (index, byte) in bytes.enumerated() {
        unsafe digits[index * 2] = digit(byte >> 4)
        unsafe digits[index * 2 + 1] = digit(byte & 0xF)
      }
      return bytes.count * 2
    }
  }

  /// The bytes that `encode` made such digits of; empty for any other text.
  package static func decode(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 2)
    var high: UInt8?
    for byte in text.utf8 {
      guard let value = value(of: byte) else { return [] }
      guard let first = high else {
        high = value
        continue
      }
      bytes.append(first << 4 | value)
      high = nil
    }
    return high == nil ? bytes : []
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// The ASCII digit of a value below 16.
  static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
