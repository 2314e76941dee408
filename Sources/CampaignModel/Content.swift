package import SourceText

/// A button of the campaign's own, in one locale.
package struct Action: Sendable, Equatable {
  package let id: Located<String>
  package let title: Template
  package let url: Template?

  /// The whole entry.
  package let range: SourceRange

  /// Without a range of its own, its id stands for its place.
  package init(id: Located<String>, title: Template, url: Template?, range: SourceRange? = nil) {
    self.range = range ?? id.range
    self.id = id
    self.title = title
    self.url = url
  }
}

/// A campaign's copy in one locale. In a draft and in a variant everything may be absent.
package struct LocalizedContent: Sendable, Equatable {
  package let locale: Located<LocaleTag>
  package var title: Template?
  package var subtitle: Template?
  package var body: Template?
  package var summary: Template?
  package var image: Template?
  package var url: Template?
  /// Nil where the key is absent.
  package var actions: Located<[Action]>?

  /// Whether a value of this copy was reported and so reads as absent: comparisons with other locales then say nothing.
  package var hasReportedValues = false

  package init(locale: Located<LocaleTag>) {
    self.locale = locale
  }
}

/// A campaign's copy: one locale or more, one of them the default.
package struct Content: Sendable, Equatable {
  /// Absent only where it is missing or wrong, which was reported; nil in variants.
  package var defaultLocale: Located<LocaleTag>?

  /// In the byte order of their canonical tags, each once.
  package var locales: [LocalizedContent]

  package init(defaultLocale: Located<LocaleTag>?, locales: [LocalizedContent]) {
    self.defaultLocale = defaultLocale
    self.locales = locales
  }

  package func content(for locale: LocaleTag) -> LocalizedContent? {
    locales.first { $0.locale.value == locale }
  }
}
