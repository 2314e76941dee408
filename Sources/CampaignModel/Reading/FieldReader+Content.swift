package import Diagnostics
import Documents
import SourceText

extension RuleID {
  package static let duplicateLocale: RuleID = "duplicate-locale"
  package static let defaultLocaleMissing: RuleID = "default-locale-missing"
}

/// What a copy may lack.
enum Strictness {
  /// A title and a text must be there.
  case complete
  /// Anything may be missing, as in a variant; what is there has a value.
  case partial
  /// Anything may be missing or null, as in a draft.
  case loose
}

/// Copy: `content` of a campaign, and what a variant changes in it.
extension FieldReader {
  private static let copyKeys = KeyTable(CopyKey.self)

  /// The content of a campaign.
  mutating func content(_ entry: Document.Entry, strictness: Strictness) -> Content? {
    if strictness == .loose, document.isNull(entry.value) { return nil }
    guard let entries = entries(of: entry.value, "content") else { return nil }
    let key = document.range(of: entry.key)
    var defaultNode: Document.Node?
    var copies: [LocalizedContent] = []
    var hasInvalidLocale = false
    for item in entries {
      if text(of: item.key, is: "_default") {
        defaultNode = item.value
      } else if text(of: item.key, is: "default"), document.kind(of: item.value) == .scalar {
        // No locale is called so, and none is a scalar.
        within("content") { $0.unknownKey(item.key, names: ["_default"], among: entry.value) }
        hasInvalidLocale = true
      } else if let copy = copy(item, strictness: strictness) {
        if let first = copies.first(where: { $0.locale.value == copy.locale.value }) {
          reportDuplicate(copy.locale, first: first.locale)
        } else {
          copies.append(copy)
        }
      } else {
        hasInvalidLocale = true
      }
    }
    copies.sort { $0.locale.value < $1.locale.value }
    if copies.count > localeLimit {
      report(
        .tooManyArtifacts, "'content' has \(copies.count) locales, more than \(localeLimit)", at: key, field: "content")
    }
    let locale = defaultLocale(
      defaultNode, among: copies, in: entry.value, contentKey: key, isCertain: !hasInvalidLocale, strictness: strictness
    )
    return Content(defaultLocale: locale, locales: copies)
  }

  /// What a variant changes: only locales that the campaign has, each with any part of a copy.
  mutating func changes(_ node: Document.Node, to content: Content?, strictness: Strictness) -> Content? {
    guard let entries = entries(of: node, "content") else { return nil }
    var copies: [LocalizedContent] = []
    for entry in entries {
      if text(of: entry.key, is: "_default") {
        unknownKey(entry.key, names: [], among: node, hint: "a variant has the campaign's default locale")
        continue
      }
      guard let copy = copy(entry, strictness: strictness) else { continue }
      if let first = copies.first(where: { $0.locale.value == copy.locale.value }) {
        reportDuplicate(copy.locale, first: first.locale)
      } else if let content, content.content(for: copy.locale.value) == nil {
        let names = content.locales.map(\.locale.value.description)
        unknownKey(
          entry.key, names: names, among: node,
          meant: Suggestion.nearest(to: copy.locale.value.description, in: names),
          hint: "a variant can only change locales of the campaign's own content")
      } else {
        copies.append(copy)
      }
    }
    copies.sort { $0.locale.value < $1.locale.value }
    return Content(defaultLocale: nil, locales: copies)
  }

  private mutating func reportDuplicate(_ locale: Located<LocaleTag>, first: Located<LocaleTag>) {
    // Written canonically, the same key would stand there twice.
    for index in findings.indices.suffix(localeLimit * 8)
    where findings[index].range == locale.range || findings[index].range == first.range {
      findings[index].fix = []
    }
    report(
      .duplicateLocale, "locale '\(locale.value)' is there twice", at: locale.range, field: locale.value.description,
      notes: [Finding.Note("first here", at: first.range)])
  }

  private mutating func defaultLocale(
    _ node: Document.Node?, among copies: [LocalizedContent], in content: Document.Node, contentKey: SourceRange,
    isCertain: Bool, strictness: Strictness
  ) -> Located<LocaleTag>? {
    let names = copies.map { "'\($0.locale.value)'" }.joined(separator: ", ")
    guard let node else {
      if strictness == .complete {
        missingKey(
          "_default", of: "'content'", in: content, at: contentKey,
          help: copies.count == 1
            ? "write '_default: \(copies[0].locale.value)'" : "name the locale that all others get")
      }
      return nil
    }
    if strictness == .loose, document.isNull(node) { return nil }
    guard let tag = localeTag(node, "_default") else { return nil }
    guard !copies.contains(where: { $0.locale.value == tag.value }) else { return tag }
    if isCertain, strictness == .complete || !copies.isEmpty {
      report(
        .defaultLocaleMissing,
        "default locale '\(tag.value)' is not in 'content', which has \(names.isEmpty ? "no locale" : names)",
        at: tag.range, field: "_default",
        meant: Suggestion.nearest(to: tag.value.description, in: copies.map(\.locale.value.description)))
    }
    return nil
  }

  /// A locale tag as a value.
  mutating func localeTag(_ node: Document.Node, _ field: String) -> Located<LocaleTag>? {
    guard document.kind(of: node) == .scalar, !document.isNull(node) else {
      wrongType(node, field, expected: "a locale")
      return nil
    }
    let outcome = LocaleReader.read(document.locatedText(of: node))
    adopt(outcome.findings, field: field)
    // Not twice the same word: a tag that is replaced anyhow needs no quotes.
    if outcome.value != nil, outcome.findings.isEmpty { warnIfAmbiguous(node, field) }
    return outcome.value
  }

  /// One locale's copy; nil where its key is no locale.
  private mutating func copy(_ entry: Document.Entry, strictness: Strictness) -> LocalizedContent? {
    let written = document.string(of: entry.key)
    guard document.kind(of: entry.key) == .scalar else { return nil }
    let tag = within("content") { $0.localeTag(entry.key, written) }
    locale = tag?.value.description ?? written
    defer { locale = nil }
    var copy = LocalizedContent.Parts(locale: tag ?? Located(undetermined, at: document.range(of: entry.key)))
    if strictness == .loose, document.isNull(entry.value) { return tag == nil ? nil : LocalizedContent(copy) }
    let before = findings.count
    guard let fields = within("content", { $0.fields(of: entry.value, written, as: Self.copyKeys) }) else {
      copy.hasReportedValues = true
      return tag == nil ? nil : LocalizedContent(copy)
    }
    within("content") { reader in
      reader.read(fields, into: &copy, strictness: strictness)
      if strictness == .complete {
        for key in [CopyKey.title, .body] where !fields.contains(where: { $0.key == key }) {
          reader.missingKey(
            key.rawValue, of: "'\(written)'", in: entry.value, at: reader.document.range(of: entry.key))
        }
      }
    }
    copy.hasReportedValues = findings[before...].contains { $0.rule != .ambiguousScalar }
    return tag == nil ? nil : LocalizedContent(copy)
  }

  private mutating func read(
    _ fields: [(key: CopyKey, entry: Document.Entry)], into copy: inout LocalizedContent.Parts, strictness: Strictness
  ) {
    for (key, entry) in fields {
      if strictness == .loose, document.isNull(entry.value) { continue }
      switch key {
      case .title: copy.title = template(entry.value, "title")
      case .subtitle: copy.subtitle = template(entry.value, "subtitle")
      case .body: copy.body = template(entry.value, "body")
      case .summary: copy.summary = template(entry.value, "summary")
      case .image: copy.image = httpsURL(entry.value, "image")
      case .url: copy.url = url(entry.value, "url")
      case .actions: copy.actions = actions(entry, strictness: strictness)
      }
    }
  }
}

/// The most locales that a campaign has.
let localeLimit = 200

/// Stands in where a copy's key is no locale, while the copy is still read for what is wrong in it.
private let undetermined = LocaleTag(language: "und")
