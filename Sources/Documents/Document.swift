package import SourceText

/// A YAML file as a tree of located nodes, in one flat array beside one array of text.
///
/// Scalars are text: only a field says whether `12:30` is a time, a number or words. Aliases and merge keys are already
/// resolved: an alias gives the anchor's own nodes, so that what is found in them points at the anchor's line.
/// Duplicate keys were reported and are gone.
package struct Document: Sendable {
  /// The place of a node in its document's array; only meaningful together with that document.
  package struct Node: Hashable, Sendable {
    let index: UInt32
  }

  /// What a node is.
  package enum Kind: UInt8, Sendable {
    case scalar
    case sequence
    case mapping
  }

  /// How a scalar was written.
  package enum ScalarStyle: UInt8, Sendable {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
  }

  /// A key and its value in a mapping.
  package struct Entry: Sendable {
    package let key: Node
    package let value: Node
  }

  /// A node as it is stored: four words and two bytes.
  struct Record: Sendable {
    var start: UInt32
    var end: UInt32
    /// A scalar's first byte in `text`, a container's first child in `children`.
    var first: UInt32
    /// A scalar's length in bytes, a container's number of children (a mapping's keys and values both count).
    var count: UInt32
    /// For a scalar whose text stands in the source unchanged, where; otherwise an index into `runs`.
    var origin: UInt32
    var kind: Kind
    var style: ScalarStyle
    /// Whether `origin` is an offset in the source.
    var isVerbatim: Bool
  }

  package let file: FileID
  package let root: Node
  let records: [Record]
  let children: [Node]
  let text: [UInt8]
  /// For the scalars that the source spells otherwise.
  let runs: [[LocatedText.Run]]

  package func kind(of node: Node) -> Kind {
    self[node].kind
  }

  /// Meaningful for scalars only.
  package func style(of node: Node) -> ScalarStyle {
    self[node].style
  }

  /// A scalar with its quotes, a flow container with its brackets, a block container from its first to its last child.
  package func range(of node: Node) -> SourceRange {
    let record = self[node]
    return SourceRange(file: file, start: record.start, end: record.end)
  }

  /// The decoded text of a scalar; empty for containers.
  package func string(of node: Node) -> String {
    String(decoding: utf8(of: node), as: UTF8.self)
  }

  /// The bytes of `string(of:)`, without making a string.
  package func utf8(of node: Node) -> ArraySlice<UInt8> {
    let record = self[node]
    guard record.kind == .scalar else { return [] }
    return text[Int(record.first)..<Int(record.first + record.count)]
  }

  /// The decoded text of a scalar, with the way back to the source.
  package func locatedText(of node: Node) -> LocatedText {
    let record = self[node]
    let range = SourceRange(file: file, start: record.start, end: record.end)
    if record.isVerbatim { return LocatedText(string(of: node), at: range, verbatimFrom: record.origin) }
    return LocatedText(string(of: node), at: range, runs: runs[Int(record.origin)])
  }

  /// The items of a sequence, in order; empty for other kinds.
  package func items(of node: Node) -> ArraySlice<Node> {
    let record = self[node]
    guard record.kind == .sequence else { return [] }
    return children[Int(record.first)..<Int(record.first + record.count)]
  }

  /// The entries of a mapping, in order: its own, then those merged in by `<<`; empty for other kinds.
  package func entries(of node: Node) -> [Entry] {
    let record = self[node]
    guard record.kind == .mapping else { return [] }
    return stride(from: Int(record.first), to: Int(record.first + record.count), by: 2).map {
      Entry(key: children[$0], value: children[$0 + 1])
    }
  }

  /// How many entries a mapping has, those merged in among them.
  package func entryCount(of node: Node) -> Int {
    self[node].kind == .mapping ? Int(self[node].count) / 2 : 0
  }

  /// Whether a node is what YAML calls null: nothing, `~` or `null`, unquoted.
  package func isNull(_ node: Node) -> Bool {
    let record = self[node]
    guard record.kind == .scalar, record.style == .plain else { return false }
    return switch record.count {
    case 0: true
    case 1: utf8(of: node).first == UInt8(ascii: "~")
    case 4: ["null", "Null", "NULL"].contains { utf8(of: node).elementsEqual($0.utf8) }
    default: false
    }
  }

  /// The places that stand for several values, through aliases and merges: what is written there holds for all of them.
  package var sharedRanges: [SourceRange] {
    var uses = [UInt8](repeating: 0, count: records.count)
    for child in children where uses[Int(child.index)] < 2 { uses[Int(child.index)] += 1 }
    return records.indices.filter { uses[$0] > 1 }.map { range(of: Node(index: UInt32($0))) }
  }

  private subscript(node: Node) -> Record {
    records[Int(node.index)]
  }
}
