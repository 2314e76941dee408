package import Diagnostics
import Documents
import SourceText

extension RuleID {
  package static let invalidVariableName: RuleID = "invalid-variable-name"
}

extension FieldReader {
  private static let variableKeys = KeyTable(VariableKey.self)

  /// What is known of placeholders, by name; in byte order of the names.
  mutating func variables(_ node: Document.Node) -> [Variable] {
    guard let entries = entries(of: node, "variables") else { return [] }
    return entries.compactMap { variable($0) }
      .sorted { $0.name.value.utf8.lexicographicallyPrecedes($1.name.value.utf8) }
  }

  private mutating func variable(_ entry: Document.Entry) -> Variable? {
    let name = document.string(of: entry.key)
    let isName = TemplateReader.isName(document.utf8(of: entry.key))
    if isName {
      warnIfAmbiguous(entry.key, "variables")
    } else {
      report(
        .invalidVariableName, "'\(name)' is no placeholder name", at: document.range(of: entry.key), field: "variables",
        help: "a name has letters, digits, '_' and '.', and does not start with a digit or '.'")
    }
    return within("variables." + name) { reader in
      guard let fields = reader.fields(of: entry.value, name, as: Self.variableKeys) else { return nil }
      var maxLength: Located<Int>?
      var maxBytes: Located<Int>?
      var sample: Located<String>?
      for (key, entry) in fields {
        switch key {
        case .maxLength: maxLength = reader.integer(entry.value, "maxLength", in: 0...1_000_000)
        case .maxBytes: maxBytes = reader.integer(entry.value, "maxBytes", in: 0...4_000_000)
        case .sample: sample = reader.text(entry.value, "sample")
        }
      }
      guard isName else { return nil }
      let range = reader.document.range(of: entry.key)
      return Variable(name: Located(name, at: range), maxLength: maxLength, maxBytes: maxBytes, sample: sample)
    }
  }
}
