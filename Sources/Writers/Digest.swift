import CNettle

/// Digests of bytes, computed by nettle.
package enum Digest {
  /// SHA-256 as 64 lower-case hexadecimal digits, as manifests hold it.
  package static func sha256(_ bytes: [UInt8]) -> String {
    Hex.encode(sha256Bytes(bytes))
  }

  /// The 32 bytes of SHA-256.
  package static func sha256Bytes(_ bytes: [UInt8]) -> [UInt8] {
    var digest = SHA256()
    digest.update(bytes)
    return digest.finish()
  }

  /// The 16 bytes of MD5, which ADM asks for as a checksum; it proves nothing.
  package static func md5Bytes(_ bytes: [UInt8]) -> [UInt8] {
    var context = md5_ctx()
    unsafe nettle_md5_init(&context)
    unsafe nettle_md5_update(&context, bytes.count, bytes)
    var digest = [UInt8](repeating: 0, count: 16)
    unsafe nettle_md5_digest(&context, digest.count, &digest)
    return digest
  }
}

/// SHA-256 of bytes that come in parts. A value: a copy goes on by itself.
package struct SHA256: Sendable {
  private var context = sha256_ctx()

  package init() {
    unsafe nettle_sha256_init(&context)
  }

  /// Adds bytes to what was given before.
  package mutating func update(_ bytes: [UInt8]) {
    unsafe nettle_sha256_update(&context, bytes.count, bytes)
  }

  /// Adds a part of the bytes.
  package mutating func update(_ bytes: [UInt8], in range: Range<Int>) {
    unsafe bytes[range].withUnsafeBufferPointer { unsafe nettle_sha256_update(&context, $0.count, $0.baseAddress) }
  }

  /// Adds the UTF-8 of a text.
  package mutating func update(_ text: String) {
    update(Array(text.utf8))
  }

  /// The 32 bytes of the digest of all that was added; more may be added afterwards.
  package func finish() -> [UInt8] {
    var last = context
    var digest = [UInt8](repeating: 0, count: 32)
    unsafe nettle_sha256_digest(&last, digest.count, &digest)
    return digest
  }
}
