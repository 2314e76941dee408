package import Diagnostics
import Documents
import SourceText

extension RuleID {
  package static let invalidSound: RuleID = "invalid-sound"
}

/// Sounds: a word, a file, or a mapping of attributes.
extension FieldReader {
  /// `default`, `none`, a file, or a mapping of its attributes.
  mutating func sound(_ node: Document.Node, _ field: String) -> Located<Sound>? {
    guard document.kind(of: node) != .mapping else { return soundAttributes(node, field) }
    guard document.kind(of: node) == .scalar, !document.isNull(node) else {
      wrongType(node, field, expected: "'default', 'none', a file or a mapping")
      return nil
    }
    let range = document.range(of: node)
    if text(of: node, is: "default") { return Located(.systemDefault, at: range) }
    if text(of: node, is: "none") { return Located(.none, at: range) }
    guard isSoundName(node, field) else { return nil }
    return Located(.named(document.string(of: node)), at: range)
  }

  private mutating func isSoundName(_ node: Document.Node, _ field: String) -> Bool {
    let name = document.string(of: node)
    var meant: String?
    switch name.lowercased() {
    case "default": meant = "default"
    case "none", "off", "no", "false", "silent", "mute": meant = "none"
    case "on", "yes", "true": meant = "default"
    default:
      if !name.isEmpty {
        warnIfAmbiguous(node, field)
        return true
      }
    }
    report(
      .invalidSound, name.isEmpty ? "'\(field)' is an empty text" : "'\(name)' is no sound",
      at: document.range(of: node),
      field: field, meant: meant, help: "write 'none' for no sound",
      fix: meant.map { rewriting(node, as: $0) } ?? [])
    return false
  }

  private static let soundKeys = KeyTable(SoundKey.self)

  private mutating func soundAttributes(_ node: Document.Node, _ field: String) -> Located<Sound>? {
    let before = findings.count
    guard let fields = fields(of: node, field, as: Self.soundKeys) else { return nil }
    var name: String?
    var critical = false
    var volume: Double?
    for (key, entry) in fields {
      switch key {
      case .name:
        guard let text = text(entry.value, "name"), isSoundAttributeName(entry.value) else { continue }
        name = text.value
      case .critical: critical = flag(entry.value, "critical")?.value ?? false
      case .volume: volume = number(entry.value, "volume", in: 0...1)?.value
      }
    }
    if !fields.contains(where: { $0.key == .name }) {
      missingKey(
        "name", of: "'\(field)'", in: node, at: document.range(of: node),
        help: "write 'name: default' for the system's own")
    }
    // A warning about the name leaves the sound as it is.
    guard findings[before...].allSatisfy({ $0.rule == .ambiguousScalar }), let name else { return nil }
    return Located(.critical(name: name, volume: volume, isCritical: critical), at: document.range(of: node))
  }

  private mutating func isSoundAttributeName(_ node: Document.Node) -> Bool {
    guard !document.utf8(of: node).isEmpty, !text(of: node, is: "none") else {
      report(
        .invalidSound,
        "a sound with attributes takes a file or 'default' as its name, not '\(document.string(of: node))'",
        at: document.range(of: node), field: "name")
      return false
    }
    return true
  }
}
