import Writers

/// What RFC 8030 and the push services demand.
package enum WebPush {
  /// Four weeks, in seconds: what push services keep a message for.
  package static let longestTimeToLive = 2_419_200

  /// The header that replaces a message still held: the id itself where it may be a topic, else 32 characters of its
  /// digest, the same for the same id.
  package static func topic(forCollapseID id: String) -> String {
    if isTopic(id) { return id }
    return String(Base64.urlEncode(Digest.sha256Bytes(Array(id.utf8))).prefix(32))
  }

  /// Whether every push service takes the text as a topic: 1 to 32 characters of base64url, of a length that base64 can
  /// have (Apple's service decodes it).
  package static func isTopic(_ text: String) -> Bool {
    (1...32).contains(text.utf8.count) && text.utf8.count % 4 != 1 && text.utf8.allSatisfy(isBase64URL)
  }

  /// Whether a URL's scheme is https; schemes know no case.
  package static func isHTTPS(_ url: String) -> Bool {
    var bytes = url.utf8.makeIterator()
    return "https://".utf8.allSatisfy { letter in
      bytes.next().map { $0 == letter || (0x41...0x5A).contains($0) && $0 | 0x20 == letter } == true
    }
  }

  private static func isBase64URL(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
