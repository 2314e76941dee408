/// Which copy the reader of a locale gets: one row of the table in a campaign's manifest.
package struct Resolution: Sendable, Equatable {
  /// The step of the sender's rule that found the copy.
  package enum Step: String, Sendable {
    case exact
    case language
    case `default`
  }

  /// What a device reports.
  package let requested: LocaleTag

  /// Whose copy it gets.
  package let locale: LocaleTag
  package let by: Step

  package init(requested: LocaleTag, locale: LocaleTag, by: Step) {
    self.requested = requested
    self.locale = locale
    self.by = by
  }

  /// Whether the copy is in another script than the one that the reader of the requested locale expects.
  package var crossesScript: Bool {
    by != .exact && requested.hasLanguage(of: locale) && requested.likelyScript != locale.likelyScript
  }
}

/// The sender's rule: the exact tag, else its base language, else the default.
package enum LocaleResolution {
  /// The rule for one locale.
  package static func resolve(_ requested: LocaleTag, authored: [LocaleTag], default: LocaleTag) -> Resolution {
    if authored.contains(requested) { return Resolution(requested: requested, locale: requested, by: .exact) }
    let base = requested.base
    if authored.contains(base) { return Resolution(requested: requested, locale: base, by: .language) }
    return Resolution(requested: requested, locale: `default`, by: .default)
  }

  /// A row for each served and each authored locale, each once, in byte order of what is requested.
  package static func table(served: [LocaleTag], authored: [LocaleTag], default: LocaleTag) -> [Resolution] {
    var rows: [Resolution] = []
    for requested in (served + authored).sorted() where rows.last?.requested != requested {
      rows.append(resolve(requested, authored: authored, default: `default`))
    }
    return rows
  }

  /// The authored locale that the reader of a requested one would want, where the rule gives another: the same language
  /// and script, as with zh-Hant for zh-TW. The nearest region first, then byte order.
  package static func unreached(by resolution: Resolution, authored: [LocaleTag]) -> LocaleTag? {
    let requested = resolution.requested
    guard resolution.by != .exact, !resolution.locale.hasLanguage(of: requested) || resolution.crossesScript
    else { return nil }
    let candidates = authored.sorted().filter {
      $0.hasLanguage(of: requested) && $0.likelyScript == requested.likelyScript && $0 != resolution.locale
    }
    return candidates.first { $0.region == requested.region } ?? candidates.first { $0.region == nil }
      ?? candidates.first
  }
}
