import Writers

/// Writes JSON straight into its indented form: two spaces a level, one LF at the end.
///
/// Manifests list thousands of artifacts; a tree of values would cost more than the payloads. The caller gives members in
/// the order of RFC 8785, and nothing else checks that: the manifests' tests do.
struct IndentedJSON: ~Copyable {
  private var bytes = ByteBuffer(capacity: 16384)
  private var depth = 0

  /// Whether the container being written has nothing in it yet.
  private var isEmpty = true

  /// The whole document.
  static func document(_ body: (inout IndentedJSON) -> Void) -> [UInt8] {
    var json = IndentedJSON()
    json.container("{", "}", body)
    json.bytes.append(UInt8(ascii: "\n"))
    return json.bytes.array
  }

  mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    startMember(name)
    JSONWriter.append(string: text, to: &bytes)
  }

  mutating func member(_ name: StaticString, _ number: Int?) {
    guard let number else { return }
    startMember(name)
    JSONWriter.append(integer: number, to: &bytes)
  }

  mutating func member(_ name: StaticString, _ flag: Bool) {
    startMember(name)
    bytes.append(flag ? "true" : "false")
  }

  /// Null where there is no number.
  mutating func member(_ name: StaticString, orNull number: Int?) {
    startMember(name)
    if let number { JSONWriter.append(integer: number, to: &bytes) } else { bytes.append("null") }
  }

  mutating func member(_ name: StaticString, texts: [String]) {
    member(name, items: texts) { JSONWriter.append(string: $1, to: &$0.bytes) }
  }

  mutating func member(_ name: StaticString, _ body: (inout IndentedJSON) -> Void) {
    startMember(name)
    container("{", "}", body)
  }

  /// A member whose name is not known beforehand.
  mutating func member(named name: String, _ text: String) {
    startName(name)
    JSONWriter.append(string: text, to: &bytes)
  }

  /// A member whose name is not known beforehand.
  mutating func member(named name: String, _ body: (inout IndentedJSON) -> Void) {
    startName(name)
    container("{", "}", body)
  }

  mutating func member<Item>(
    _ name: StaticString, objects items: [Item], _ body: (inout IndentedJSON, Item) -> Void
  ) {
    member(name, items: items) { json, item in json.container("{", "}") { body(&$0, item) } }
  }

  private mutating func member<Item>(
    _ name: StaticString, items: [Item], _ body: (inout IndentedJSON, Item) -> Void
  ) {
    startMember(name)
    container("[", "]") { json in
      for index in items.indices {
        json.startItem()
        body(&json, items[index])
      }
    }
  }

  private mutating func container(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ body: (inout IndentedJSON) -> Void
  ) {
    bytes.append(UInt8(truncatingIfNeeded: opening.value))
    depth += 1
    isEmpty = true
    body(&self)
    depth -= 1
    if !isEmpty { newLine() }
    isEmpty = false
    bytes.append(UInt8(truncatingIfNeeded: closing.value))
  }

  private mutating func startItem() {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    isEmpty = false
    newLine()
  }

  private mutating func startMember(_ name: StaticString) {
    startItem()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(name)
    bytes.append("\": ")
  }

  private mutating func startName(_ name: String) {
    startItem()
    JSONWriter.append(string: name, to: &bytes)
    bytes.append(": ")
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(repeating: UInt8(ascii: " "), count: depth * 2)
  }
}
