/// The keys that a mapping may have, found by their bytes.
struct KeyTable<Key: Sendable>: Sendable {
  /// In the order in which they are listed to people.
  let names: [String]
  private let rows: [(hash: UInt64, bytes: [UInt8], key: Key)]

  init(_ keys: [(name: String, key: Key)]) {
    names = keys.map(\.name)
    rows = keys.map { (Self.hash($0.name.utf8), Array($0.name.utf8), $0.key) }
  }

  /// The key of that spelling.
  func key(for text: ArraySlice<UInt8>) -> Key? {
    let hash = Self.hash(text)
    for row in rows where row.hash == hash && row.bytes.elementsEqual(text) { return row.key }
    return nil
  }

  /// FNV-1a, 64 bits.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

/// The keys of one mapping, each with a sentence for authors: what the readers, the editor schema and the field reference
/// agree on.
protocol MappingKey: CaseIterable, RawRepresentable<String>, Hashable, Sendable {
  var summary: String { get }
}

extension KeyTable where Key: MappingKey {
  /// The cases of an enumeration, each by its raw value.
  init(_ type: Key.Type) {
    self.init(Key.allCases.map { ($0.rawValue, $0) })
  }
}
