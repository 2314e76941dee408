import Foundation
import Testing
import Writers

@Suite struct DigestTests {
  /// FIPS 180-4 examples and the empty message.
  static let sha256: [(String, String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]

  @Test(arguments: sha256)
  func `SHA-256 gives the standard's digests`(_ message: String, _ digest: String) {
    #expect(Digest.sha256(Array(message.utf8)) == digest)
  }

  @Test
  func `SHA-256 of a million letters is the standard's`() {
    let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(Digest.sha256(message) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test
  func `a digest of parts is the digest of the whole, and a copy goes on by itself`() {
    var first = SHA256()
    first.update("ab")
    var second = first
    first.update("c")
    second.update("x")
    #expect(first.finish() == Digest.sha256Bytes(Array("abc".utf8)))
    #expect(second.finish() == Digest.sha256Bytes(Array("abx".utf8)))
    #expect(first.finish() == Digest.sha256Bytes(Array("abc".utf8)))
  }

  @Test
  func `MD5 gives RFC 1321's digests`() {
    #expect(Hex.encode(Digest.md5Bytes([])) == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(Hex.encode(Digest.md5Bytes(Array("message digest".utf8))) == "f96b697d7cb7938d525a2f31aaf161d0")
  }

  @Test
  func `Base64 is Foundation's, and without padding in URLs`() {
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ count &* 37) }
      let standard = Data(bytes).base64EncodedString()
      #expect(Base64.encode(bytes) == standard)
      let url = standard.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
        .replacingOccurrences(of: "=", with: "")
      #expect(Base64.urlEncode(bytes) == url)
    }
  }
}
