/// Numbers and texts in the form that the cache keeps them.
struct CacheWriter {
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Seven bits a byte, the lowest first; at least 0.
  mutating func count(_ value: Int) {
    var rest = UInt64(value)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Eight bytes, the lowest first.
  mutating func number(_ value: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  mutating func flag(_ value: Bool) {
    bytes.append(value ? 1 : 0)
  }

  mutating func text(_ value: String) {
    count(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  mutating func text(_ value: String?) {
    flag(value != nil)
    if let value { text(value) }
  }

  /// Bytes whose number is known to who reads them.
  mutating func raw(_ value: some Collection<UInt8>) {
    bytes.append(contentsOf: value)
  }

  /// Bytes after their number.
  mutating func block(_ value: some Collection<UInt8>) {
    count(value.count)
    raw(value)
  }

  mutating func list<Item>(_ items: [Item], _ body: (inout CacheWriter, Item) -> Void) {
    count(items.count)
    for item in items { body(&self, item) }
  }
}

/// The bytes are not what the tool writes into a cache.
struct CacheDamage: Error {}

/// Reads what a `CacheWriter` wrote. Whatever the bytes are, it ends with a value or with `CacheDamage`.
struct CacheReader {
  private let bytes: [UInt8]
  private(set) var position: Int
  private let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>? = nil) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  var isAtEnd: Bool {
    position == end
  }

  mutating func count() throws(CacheDamage) -> Int {
    var value = 0
    var shift = 0
    while true {
      let byte = try byte()
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
      guard shift < 63 else { throw CacheDamage() }
    }
  }

  mutating func number() throws(CacheDamage) -> UInt64 {
    let range = try raw(8)
    var value: UInt64 = 0
    for index in range.reversed() { value = value << 8 | UInt64(bytes[index]) }
    return value
  }

  mutating func flag() throws(CacheDamage) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw CacheDamage()
    }
  }

  mutating func text() throws(CacheDamage) -> String {
    let range = try block()
    guard let text = String(validating: bytes[range], as: UTF8.self) else { throw CacheDamage() }
    return text
  }

  mutating func optionalText() throws(CacheDamage) -> String? {
    try flag() ? try text() : nil
  }

  /// Where so many bytes stand.
  mutating func raw(_ count: Int) throws(CacheDamage) -> Range<Int> {
    guard count <= end - position else { throw CacheDamage() }
    defer { position += count }
    return position..<position + count
  }

  /// Where bytes stand whose number stands before them.
  mutating func block() throws(CacheDamage) -> Range<Int> {
    try raw(count())
  }

  mutating func list<Item>(
    _ body: (inout CacheReader) throws(CacheDamage) -> Item
  ) throws(CacheDamage) -> [Item] {
    var items: [Item] = []
    for _ in 0..<(try count()) { items.append(try body(&self)) }
    return items
  }

  private mutating func byte() throws(CacheDamage) -> UInt8 {
    guard position < end else { throw CacheDamage() }
    defer { position += 1 }
    return bytes[position]
  }
}
