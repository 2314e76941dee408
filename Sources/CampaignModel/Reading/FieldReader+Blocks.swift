package import Diagnostics
import Documents
import SourceText

extension RuleID {
  package static let dataValueNotString: RuleID = "data-value-not-string"
  package static let dataValueNull: RuleID = "data-value-null"
}

/// Blocks of fields: `presentation`, `delivery`, `data`, those of platforms and vendors.
extension FieldReader {
  /// Reads a block into a layer. `name` is its key; `prefix` the path of what it stands in, with a point at the end.
  mutating func block(
    _ node: Document.Node, _ name: String, prefix: String = "", keys: KeyTable<BlockKey>, into layer: inout Layer
  ) {
    guard let fields = within(prefix + name, { $0.fields(of: node, name, as: keys) }) else { return }
    for (key, entry) in fields {
      switch key {
      case .field(let field):
        within(prefix + name) { $0.set(field, to: entry, in: &layer) }
      case .data:
        data(entry.value, prefix: prefix + name + ".", into: &layer)
      case .group(let table):
        let group = document.string(of: entry.key)
        let path = prefix + name + "." + group
        for (field, entry) in self.fields(at: path, of: entry.value, group, as: table) {
          within(path) { $0.set(field, to: entry, in: &layer) }
        }
      }
    }
  }

  private mutating func set(_ field: Field, to entry: Document.Entry, in layer: inout Layer) {
    let row = (field == .webBadgeImage && isBadgeCount(entry.value) ? Field.badge : field).specification
    let key = row.keys.last ?? row.path
    guard let value = value(entry.value, key, row.type) else {
      layer.settings.report(row.field)
      return
    }
    layer.settings[row.field] = value
    if row.field == .iosCustom {
      layer.customKeys = document.entries(of: entry.value).map {
        Located(document.string(of: $0.key), at: document.range(of: $0.key))
      }
    }
  }

  /// In the web block `badge` is the number where it reads as one, and the picture where it is a URL.
  private func isBadgeCount(_ node: Document.Node) -> Bool {
    guard document.kind(of: node) == .scalar else { return false }
    let bytes = document.utf8(of: node)
    let digits = bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
    return bytes.elementsEqual("auto".utf8) || (!digits.isEmpty && digits.allSatisfy(isDigit))
  }

  /// Reads a flat mapping of texts into a layer.
  mutating func data(_ node: Document.Node, prefix: String = "", into layer: inout Layer) {
    guard let entries = within(prefix + "data", { $0.entries(of: node, "data") }) else { return }
    within(prefix + "data") { reader in
      for entry in entries {
        let key = reader.document.string(of: entry.key)
        reader.warnIfAmbiguous(entry.key, key)
        guard let value = reader.dataValue(entry.value, key) else { continue }
        layer.data.append(DataEntry(key: Located(key, at: reader.document.range(of: entry.key)), value: value))
      }
    }
  }

  private mutating func dataValue(_ node: Document.Node, _ key: String) -> Template? {
    let range = document.range(of: node)
    guard document.kind(of: node) == .scalar else {
      report(
        .dataValueNotString, "data value '\(key)' is \(describe(node)), where only text is delivered", at: range,
        field: key, help: "write it as one text, or as several keys")
      return nil
    }
    if document.isNull(node) {
      report(
        .dataValueNull, "data value '\(key)' is null, not an empty text", at: range, field: key,
        help: "write \"\" for an empty text, or leave the key out")
      return nil
    }
    if document.style(of: node) == .plain, isTypedScalar(node) {
      let text = document.string(of: node)
      report(
        .dataValueNotString, "data value '\(key)' is \(text), where only text is delivered", at: range, field: key,
        help: "write \"\(text)\"", fix: [Finding.Edit(range, text: "\"\(text)\"")])
      return nil
    }
    return template(node, key)
  }

  /// What every reader of YAML takes for a number or a boolean.
  private func isTypedScalar(_ node: Document.Node) -> Bool {
    ScalarText.isPlainInteger(document.utf8(of: node)) || text(of: node, is: "true") || text(of: node, is: "false")
  }

  /// Does something with `block` set to a path.
  mutating func within<Value>(_ path: String, _ body: (inout FieldReader) -> Value) -> Value {
    let outer = block
    block = path
    defer { block = outer }
    return body(&self)
  }
}
