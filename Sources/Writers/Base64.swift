/// Base64 of RFC 4648.
package enum Base64 {
  /// The standard alphabet, padded.
  package static func encode(_ bytes: [UInt8]) -> String {
    String(decoding: encode(bytes, alphabet: standard, isPadded: true), as: UTF8.self)
  }

  /// The alphabet that is safe in URLs, without padding.
  package static func urlEncode(_ bytes: [UInt8]) -> String {
    String(decoding: encode(bytes, alphabet: urlSafe, isPadded: false), as: UTF8.self)
  }

  private static func encode(_ bytes: [UInt8], alphabet: [UInt8], isPadded: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | UInt32($1) }
      bits <<= UInt32(8 * (3 - group.count))
      for digit in 0..<4 {
        if digit <= group.count {
          text.append(alphabet[Int(bits >> UInt32(18 - 6 * digit) & 0x3F)])
        } else if isPadded {
          text.append(UInt8(ascii: "="))
        }
      }
    }
    return text
  }

  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
  private static let standard = Array((letters + "+/").utf8)
  private static let urlSafe = Array((letters + "-_").utf8)
}
