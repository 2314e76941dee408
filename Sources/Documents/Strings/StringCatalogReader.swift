package import Diagnostics
package import SourceText

/// A key of a string catalog (`.xcstrings`) with its translations.
package struct StringCatalogEntry: Sendable {
  package let key: Located<String>

  /// Language as written and text, in the order of the file. A text that varies by number or device is its `other` form.
  package let translations: [(language: Located<String>, text: LocatedText)]
}

/// A string catalog of Xcode.
package struct StringCatalog: Sendable {
  package let sourceLanguage: Located<String>?
  package let entries: [StringCatalogEntry]
}

/// Reads string catalogs.
///
/// They are JSON, which is YAML's flow style, so the YAML reader gives every text its place. The format has no published
/// schema; the members read here are those that Xcode 15 to 26 write.
package enum StringCatalogReader {
  package static func read(_ file: SourceFile) -> Outcome<StringCatalog?> {
    let outcome = YAMLReader.read(file)
    guard let document = outcome.value else { return Outcome(nil, findings: outcome.findings) }
    guard document.kind(of: document.root) == .mapping, let strings = document.value("strings", in: document.root),
      document.kind(of: strings) == .mapping
    else {
      let finding = Finding(
        .plistWrongType, "a string catalog is an object with a member 'strings'",
        at: document.range(of: document.root).startPoint)
      return Outcome(nil, findings: outcome.findings + [finding])
    }
    let source = document.value("sourceLanguage", in: document.root).map { document.locatedText(of: $0).located }
    let entries = document.entries(of: strings).map { entry -> StringCatalogEntry in
      let key = document.locatedText(of: entry.key).located
      let localizations = document.value("localizations", in: entry.value).map { document.entries(of: $0) } ?? []
      return StringCatalogEntry(
        key: key,
        translations: localizations.compactMap { localization in
          guard let text = text(of: localization.value, in: document) else { return nil }
          return (document.locatedText(of: localization.key).located, text)
        })
    }
    return Outcome(StringCatalog(sourceLanguage: source, entries: entries), findings: outcome.findings)
  }

  /// The text of a `stringUnit`, or of the `other` form of what varies.
  private static func text(of node: Document.Node, in document: Document) -> LocatedText? {
    if let unit = document.value("stringUnit", in: node) {
      return document.value("value", in: unit).map { document.locatedText(of: $0) }
    }
    guard let variations = document.value("variations", in: node),
      let form = document.entries(of: variations).first?.value,
      let other = document.value("other", in: form)
    else { return nil }
    return text(of: other, in: document)
  }
}

extension Document {
  /// The value of a mapping's key, or nil.
  package func value(_ key: String, in mapping: Node) -> Node? {
    entries(of: mapping).first { utf8(of: $0.key).elementsEqual(key.utf8) }?.value
  }
}
