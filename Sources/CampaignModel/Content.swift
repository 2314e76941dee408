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
///
/// Every stage and rule goes through the copies, so that all of one is kept behind one reference.
package struct LocalizedContent: Sendable, Equatable {
  /// The parts of a copy, for those who put one together.
  struct Parts: Sendable, Equatable {
    var locale: Located<LocaleTag>
    var title: Template?
    var subtitle: Template?
    var body: Template?
    var summary: Template?
    var image: Template?
    var url: Template?
    var actions: Located<[Action]>?
    var hasReportedValues = false

    init(locale: Located<LocaleTag>) {
      self.locale = locale
    }
  }

  private final class Storage: Sendable {
    let parts: Parts

    init(_ parts: Parts) {
      self.parts = parts
    }
  }

  private let storage: Storage

  init(_ parts: Parts) {
    storage = Storage(parts)
  }

  var parts: Parts {
    storage.parts
  }

  package var locale: Located<LocaleTag> {
    storage.parts.locale
  }

  package var title: Template? {
    storage.parts.title
  }

  package var subtitle: Template? {
    storage.parts.subtitle
  }

  package var body: Template? {
    storage.parts.body
  }

  package var summary: Template? {
    storage.parts.summary
  }

  package var image: Template? {
    storage.parts.image
  }

  package var url: Template? {
    storage.parts.url
  }

  /// Nil where the key is absent.
  package var actions: Located<[Action]>? {
    storage.parts.actions
  }

  /// Whether a value of this copy was reported and so reads as absent: comparisons with other locales then say nothing.
  package var hasReportedValues: Bool {
    storage.parts.hasReportedValues
  }

  package static func == (left: LocalizedContent, right: LocalizedContent) -> Bool {
    left.storage === right.storage || left.parts == right.parts
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
