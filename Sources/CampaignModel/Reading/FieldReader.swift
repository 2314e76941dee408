package import Diagnostics
import Documents
import SourceText

extension RuleID {
  package static let unknownKey: RuleID = "unknown-key"
  package static let wrongType: RuleID = "wrong-type"
  package static let missingKey: RuleID = "missing-key"
  package static let invalidEnum: RuleID = "invalid-enum"
  package static let outOfRange: RuleID = "out-of-range"
  package static let ambiguousScalar: RuleID = "ambiguous-scalar"
}

/// Reads typed, located values from a document, and collects what is wrong with them.
///
/// What is reported reads as absent, so that nothing follows from it. Reading a good value makes no more strings than
/// the value itself: keys and words are compared as bytes, messages are made only when something is wrong.
struct FieldReader {
  let document: Document
  var findings: [Finding] = []

  /// The keys that were reported as misspelt: looking for them among the findings would take the square of their number.
  private var misspellings: Set<Misspelling> = []

  /// Where a misspelt key starts, and what was meant.
  private struct Misspelling: Hashable {
    let start: UInt32
    let name: String
  }

  /// The locale whose copy is read.
  var locale: String?

  /// The path of the mapping that is read: `presentation`, `variants.emoji.ios`; empty at the root.
  var block = ""

  init(_ document: Document) {
    self.document = document
  }

  // MARK: Mappings

  /// The entries of a mapping whose keys are known, in the order of the file; nil where the node is no mapping.
  mutating func fields<Key>(
    of node: Document.Node, _ name: String, as table: KeyTable<Key>
  ) -> [(key: Key, entry: Document.Entry)]? {
    guard document.kind(of: node) == .mapping else {
      wrongType(node, name, expected: "a mapping")
      return nil
    }
    var known: [(key: Key, entry: Document.Entry)] = []
    for entry in document.entries(of: node) {
      if let key = table.key(for: document.utf8(of: entry.key)) {
        known.append((key, entry))
      } else {
        unknownKey(entry.key, names: table.names, among: node)
      }
    }
    return known
  }

  /// The same for a mapping at a path; empty where the node is no mapping.
  mutating func fields<Key>(
    at path: String, of node: Document.Node, _ name: String, as table: KeyTable<Key>
  ) -> [(key: Key, entry: Document.Entry)] {
    within(path) { $0.fields(of: node, name, as: table) } ?? []
  }

  /// The items of a list; nil where the node is none.
  mutating func items(of node: Document.Node, _ name: String, expected: String) -> ArraySlice<Document.Node>? {
    guard document.kind(of: node) == .sequence else {
      let alone = listing(node)
      wrongType(node, name, expected: expected, help: alone?.help, fix: alone?.fix ?? [])
      return nil
    }
    return document.items(of: node)
  }

  /// How to make a list of a single value on one line.
  private func listing(_ node: Document.Node) -> (help: String, fix: [Finding.Edit])? {
    guard document.kind(of: node) == .scalar, !document.isNull(node), !document.utf8(of: node).isEmpty else {
      return nil
    }
    let range = document.range(of: node)
    let text = document.string(of: node)
    // Commas and brackets would end a value in a flow list.
    let isPlain = document.style(of: node) == .plain && text.utf8.allSatisfy { !",[]{}#:\n".utf8.contains($0) }
    let isQuoted = document.style(of: node) == .singleQuoted || document.style(of: node) == .doubleQuoted
    guard isPlain || isQuoted, text.utf8.count <= 40 else { return nil }
    let end = SourceRange(file: range.file, start: range.end, end: range.end)
    return ("write [\(text)]", [Finding.Edit(range.startPoint, text: "["), Finding.Edit(end, text: "]")])
  }

  /// The entries of a mapping whose keys are the author's own; nil where the node is no mapping.
  mutating func entries(of node: Document.Node, _ name: String) -> [Document.Entry]? {
    guard document.kind(of: node) == .mapping else {
      wrongType(node, name, expected: "a mapping")
      return nil
    }
    return document.entries(of: node)
  }

  mutating func unknownKey(
    _ key: Document.Node, names: [String], among mapping: Document.Node, meant: String? = nil, hint: String? = nil
  ) {
    let name = document.string(of: key)
    let place = place.isEmpty ? "" : " in '\(place)'"
    var meant = meant
    var help = hint ?? home(of: name)
    var fix: [Finding.Edit] = []
    if help == nil, let nearest = nearestKey(to: name, in: names) {
      meant = nearest
      misspellings.insert(Misspelling(start: document.range(of: key).start, name: nearest))
      fix = renaming(key, to: nearest, among: names, in: mapping)
    }
    if help == nil, (1...12).contains(names.count) { help = "known are \(listed(names))" }
    report(
      .unknownKey, "key '\(name)' is unknown\(place)", at: document.range(of: key), field: name, meant: meant,
      help: help, fix: fix)
  }

  /// The edit that gives a misspelt key its name, where it is certain: the name is the only one near, the mapping does not
  /// have it, and no other key of the mapping would get it too.
  private mutating func renaming(
    _ key: Document.Node, to name: String, among names: [String], in mapping: Document.Node
  ) -> [Finding.Edit] {
    // A larger mapping is no misspelling, and looking through it for each of its keys would take too long.
    guard document.entryCount(of: mapping) <= renamingLimit,
      let only = Suggestion.onlyNear(to: document.string(of: key), in: names), only.utf8.elementsEqual(name.utf8),
      !document.entries(of: mapping).contains(where: { text(of: $0.key, is: name) })
    else { return [] }
    if let rival = misspelling(of: name, in: mapping, among: findings.indices.suffix(renamingLimit)) {
      findings[rival].fix = []
      return []
    }
    return rewriting(key, as: name)
  }

  /// The edit that gives a scalar another text, and leaves its quotes; the text must need none.
  func rewriting(_ node: Document.Node, as text: String) -> [Finding.Edit] {
    let written = document.locatedText(of: node)
    let isEmpty = written.value.isEmpty
    return [Finding.Edit(isEmpty ? written.range : written.range(of: 0..<written.value.utf8.count), text: text)]
  }

  /// Whether a key of a mapping was reported as a misspelling of another.
  func isMisspelled(_ name: String, in mapping: Document.Node) -> Bool {
    guard !misspellings.isEmpty else { return false }
    return document.entries(of: mapping).contains {
      misspellings.contains(Misspelling(start: document.range(of: $0.key).start, name: name))
    }
  }

  /// The index of the finding about a key of a mapping that says that another was meant.
  private func misspelling(of name: String, in mapping: Document.Node, among indices: Range<Int>) -> Int? {
    let keys = document.entries(of: mapping).map { document.range(of: $0.key) }
    return indices.first { index in
      let finding = findings[index]
      return finding.rule == .unknownKey && finding.meant == name && keys.contains { $0 == finding.range }
    }
  }

  /// Reports a key that must be there, at the key of the mapping that lacks it, unless another of its keys was already
  /// reported as a misspelling of it.
  mutating func missingKey(
    _ name: String, of owner: String, in mapping: Document.Node, at range: SourceRange, help: String? = nil
  ) {
    guard !isMisspelled(name, in: mapping) else { return }
    report(.missingKey, "'\(name)' is missing in \(owner)", at: range, field: name, help: help)
  }

  // MARK: Reporting

  /// What messages and machines call the mapping that is read.
  var place: String {
    guard let locale else { return block }
    return block.isEmpty ? locale : block + "." + locale
  }

  mutating func report(
    _ rule: RuleID, _ message: String, at range: SourceRange, field: String, notes: [Finding.Note] = [],
    meant: String? = nil, help: String? = nil, fix: [Finding.Edit] = []
  ) {
    findings.append(
      Finding(rule, message, at: range, notes: notes, meant: meant, help: help, fix: fix, subject: subject(field)))
  }

  /// Takes over what a reader of single values found.
  mutating func adopt(_ found: [Finding], field: String) {
    for var finding in found {
      finding.subject = subject(field)
      findings.append(finding)
    }
  }

  mutating func wrongType(
    _ node: Document.Node, _ field: String, expected: String, help: String? = nil, fix: [Finding.Edit] = []
  ) {
    let message =
      document.isNull(node)
      ? "'\(field)' is empty (null), where \(expected) is expected"
      : "'\(field)' takes \(expected), not \(describe(node))"
    report(.wrongType, message, at: document.range(of: node), field: field, help: help, fix: fix)
  }

  /// A value in words: what was found.
  func describe(_ node: Document.Node) -> String {
    switch document.kind(of: node) {
    case .mapping: return "a mapping"
    case .sequence: return "a list"
    case .scalar:
      let text = document.string(of: node)
      let shown = text.count > 40 ? text.prefix(40) + "…" : text[...]
      let isPlain = document.style(of: node) == .plain
      return isPlain ? "'\(shown)'" : "the text '\(shown)'"
    }
  }

  func text(of node: Document.Node, is other: String) -> Bool {
    document.utf8(of: node).elementsEqual(other.utf8)
  }

  private func subject(_ field: String) -> Finding.Subject {
    Finding.Subject(locale: locale, field: block.isEmpty ? field : block + "." + field)
  }

  /// Where a key that is a field of another block belongs.
  private func home(of name: String) -> String? {
    guard let home = BlockTable.home(of: name), !block.utf8.elementsEqual(home.utf8) else { return nil }
    return home == "content" ? "'\(name)' belongs to a locale of 'content'" : "'\(name)' belongs under '\(home)'"
  }

  /// A key that differs only by case, `_` or `-`, else the nearest.
  private func nearestKey(to name: String, in names: [String]) -> String? {
    let bare = name.lowercased().filter { $0 != "_" && $0 != "-" }
    return names.first { $0.lowercased().utf8.elementsEqual(bare.utf8) } ?? Suggestion.nearest(to: name, in: names)
  }
}

/// More keys than any mapping of known keys has.
private let renamingLimit = 64
