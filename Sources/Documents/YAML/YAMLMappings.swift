import Diagnostics
import SourceText

/// Settles a mapping's keys when it closes: complex and duplicate keys are reported and left out, `<<` is merged.
enum YAMLMappings {
  /// The keys and values that remain, in turn.
  static func resolve(
    _ own: [Document.Node], in builder: inout YAMLBuilder, mapping: Int
  ) -> [Document.Node] {
    var seen = SeenKeys()
    var resolved: [Document.Node] = []
    resolved.reserveCapacity(own.count)
    var merges: [(key: Document.Node, value: Document.Node)] = []
    for index in stride(from: 0, to: own.count - 1, by: 2) {
      let (key, value) = (own[index], own[index + 1])
      let record = builder.record(key)
      guard record.kind == .scalar else {
        builder.report(
          Finding(
            .complexKey, "a key must be a text; this one is a \(record.kind == .mapping ? "mapping" : "list")",
            at: builder.range(of: key)))
        continue
      }
      if record.style == .plain, builder.utf8(of: key).elementsEqual("<<".utf8) {
        merges.append((key, value))
        continue
      }
      if let first = seen.insert(key, in: builder) {
        builder.report(duplicate(key, of: first, in: builder))
      } else {
        resolved += [key, value]
      }
    }
    merge(merges, into: &resolved, seen: &seen, builder: &builder)
    return resolved
  }

  private static func duplicate(
    _ key: Document.Node, of first: Document.Node, in builder: YAMLBuilder
  ) -> Finding {
    let text = String(decoding: builder.utf8(of: key), as: UTF8.self)
    let isSame = builder.utf8(of: key).elementsEqual(builder.utf8(of: first))
    return Finding(
      .duplicateKey,
      isSame
        ? "the key '\(text)' stands twice in this mapping"
        : "the key '\(text)' looks the same as another one; they differ only in how accents are encoded",
      at: builder.range(of: key), notes: [.init("first here", at: builder.range(of: first))],
      help: "delete one of the two")
  }

  private static func merge(
    _ merges: [(key: Document.Node, value: Document.Node)], into resolved: inout [Document.Node],
    seen: inout SeenKeys, builder: inout YAMLBuilder
  ) {
    for extra in merges.dropFirst() {
      builder.report(
        Finding(
          .mergeKeyTwice, "'<<' stands twice in this mapping", at: builder.range(of: extra.key),
          notes: [.init("first here", at: builder.range(of: merges[0].key))],
          help: "merge several mappings by one list: '<<: [*a, *b]'"))
    }
    guard let merge = merges.first else { return }
    let value = builder.record(merge.value)
    let sources = value.kind == .sequence ? Array(builder.childNodes(of: merge.value)) : [merge.value]
    for source in sources {
      guard builder.record(source).kind == .mapping else {
        builder.report(
          Finding(
            .yamlSyntax, "'<<' merges a mapping or a list of mappings", at: builder.range(of: source),
            help: "quote the key if it is meant as a text"))
        continue
      }
      let entries = builder.childNodes(of: source)
      guard builder.countMerged(entries.count, at: builder.range(of: merge.key)) else { return }
      for index in stride(from: entries.startIndex, to: entries.endIndex - 1, by: 2)
      where seen.insert(entries[index], in: builder) == nil {
        resolved += [entries[index], entries[index + 1]]
      }
    }
  }
}

/// The keys of one mapping so far.
///
/// A few are compared one by one; many go through a dictionary, so that a hostile mapping of many keys stays linear.
/// Either way keys that differ only by normalisation count as the same: nothing that reads them could tell them apart.
private struct SeenKeys {
  private static let listLimit = 12
  private var list: [Document.Node] = []
  private var table: [String: Document.Node] = [:]

  /// Adds a key; the earlier one, if there is one.
  mutating func insert(_ key: Document.Node, in builder: YAMLBuilder) -> Document.Node? {
    if !table.isEmpty {
      let text = String(decoding: builder.utf8(of: key), as: UTF8.self)
      if let first = table[text] { return first }
      table[text] = key
      return nil
    }
    let bytes = builder.utf8(of: key)
    if let first = list.first(where: { isSame(builder.utf8(of: $0), bytes) }) { return first }
    list.append(key)
    if list.count > Self.listLimit {
      for key in list { table[String(decoding: builder.utf8(of: key), as: UTF8.self)] = key }
    }
    return nil
  }

  private func isSame(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    if left.elementsEqual(right) { return true }
    guard left.contains(where: { $0 >= 0x80 }), right.contains(where: { $0 >= 0x80 }) else { return false }
    return String(decoding: left, as: UTF8.self) == String(decoding: right, as: UTF8.self)
  }
}
