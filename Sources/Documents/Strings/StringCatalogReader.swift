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

/// Reads string catalogs: JSON without a published schema; the members read here are those that Xcode 15 to 26 write.
package enum StringCatalogReader {
  package static func read(_ file: SourceFile) -> Outcome<StringCatalog?> {
    if let finding = StringsReader.encodingFault(file) { return Outcome(nil, findings: [finding]) }
    let outcome = LocatedJSONReader.read(file)
    guard let root = outcome.value else { return Outcome(nil, findings: outcome.findings) }
    guard let strings = root["strings"]?.members else {
      let finding = Finding(
        .plistWrongType, "a string catalog is an object with a member 'strings'", at: SourceRange(file: file.id, 0..<0))
      return Outcome(nil, findings: outcome.findings + [finding])
    }
    let entries = strings.map { entry in
      StringCatalogEntry(
        key: entry.key.located,
        translations: (entry.value["localizations"]?.members ?? []).compactMap { localization in
          text(of: localization.value).map { (localization.key.located, $0) }
        })
    }
    let catalog = StringCatalog(sourceLanguage: root["sourceLanguage"]?.text?.located, entries: entries)
    return Outcome(catalog, findings: outcome.findings)
  }

  /// The text of a `stringUnit`, or of the `other` form of what varies.
  private static func text(of value: LocatedJSON) -> LocatedText? {
    if let unit = value["stringUnit"] { return unit["value"]?.text }
    return value["variations"]?.members?.first?.value["other"].flatMap { text(of: $0) }
  }
}
