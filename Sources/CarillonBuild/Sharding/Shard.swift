import Writers

/// A part of a project's campaigns, for one of several machines: which it is depends on nothing but the path of a
/// campaign's file, so that no part has to know the others.
package struct Shard: Sendable, Equatable {
  /// From 1.
  package let number: Int
  package let count: Int

  package init?(number: Int, count: Int) {
    guard count >= 1, count <= Self.maxCount, number >= 1, number <= count else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `2/7`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let number = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(number: number, count: count)
  }

  /// Whether the campaign of that path is in this part: the first 8 bytes of the SHA-256 of the path say so.
  package func contains(_ path: String) -> Bool {
    let hash = Digest.sha256Bytes(Array(path.utf8)).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return hash % UInt64(count) == UInt64(number - 1)
  }

  /// More parts than anyone has machines.
  package static let maxCount = 10_000
}
