package import SourceText

/// The texts of the iOS app's table `UrbanAirship`, by key and language.
package struct LabelTable: Sendable {
  package struct Entry: Sendable {
    package let text: Located<String>
    /// Nil for the development language.
    package let locale: LocaleTag?
  }

  private var entries: [String: [Entry]] = [:]
  package private(set) var isEmpty = true

  init() {}

  mutating func add(_ text: ResourceFile.LocalizedText) {
    isEmpty = false
    let locale = text.language.flatMap { LocaleReader.read(anywhere: $0) }
    entries[text.key.value, default: []].append(Entry(text: text.text, locale: locale))
  }

  /// In byte order.
  package var keys: [String] {
    entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Every translation of a key.
  package func entries(_ key: String) -> [Entry] {
    entries[key] ?? []
  }

  /// What a device of a locale shows, or nil where it falls back to the category's own title.
  package func text(_ key: String, for locale: LocaleTag) -> Entry? {
    let all = entries(key)
    return all.first { $0.locale == locale } ?? all.first { $0.locale == locale.languageAlone }
      ?? all.first { $0.locale?.language == locale.language && locale.script == nil && $0.locale?.script == nil }
      ?? all.first { $0.locale == nil }
  }
}
