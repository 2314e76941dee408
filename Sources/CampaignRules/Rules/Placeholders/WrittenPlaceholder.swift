import CampaignModel
import Diagnostics
import SourceText

/// A placeholder where it is written.
struct WrittenPlaceholder: Sendable {
  let name: String
  let fallback: String?

  /// The braces and what stands between them, in the file.
  let range: SourceRange
}

extension Template {
  /// The placeholders in the order of the text.
  var writtenPlaceholders: [WrittenPlaceholder] {
    guard !isPlain else { return [] }
    let fallbacks = segments.compactMap { segment -> String?? in
      if case .placeholder(_, let fallback) = segment { .some(fallback) } else { nil }
    }
    return zip(placeholderRanges, fallbacks).map {
      WrittenPlaceholder(name: $0.name, fallback: $1, range: text.range(of: $0.range))
    }
  }

  /// The names of its placeholders, each once, in the order of the text.
  var placeholderNames: [String] {
    segments.reduce(into: []) { names, segment in
      guard case .placeholder(let name, _) = segment, !names.contains(where: { $0.utf8.elementsEqual(name.utf8) })
      else { return }
      names.append(name)
    }
  }
}

/// What messages call a text of the copy; made into words only where something is said of it.
struct TextName: Equatable, CustomStringConvertible {
  enum Part: String {
    case title, subtitle, body, summary, url
  }

  let part: Part
  let actionID: String?

  var description: String {
    actionID.map { "\(part) of action '\($0)'" } ?? part.rawValue
  }
}

extension LocalizedContent {
  /// Whether no text of the copy holds a placeholder.
  var isPlain: Bool {
    var isPlain = true
    forEachTemplate { isPlain = isPlain && $0.isPlain }
    return isPlain
  }

  /// Goes through every text of the copy that may hold placeholders.
  func forEachTemplate(_ look: (Template) -> Void) {
    title.map(look)
    subtitle.map(look)
    body.map(look)
    summary.map(look)
    url.map(look)
    for action in actions?.value ?? [] {
      look(action.title)
      action.url.map(look)
    }
  }

  /// Every text of the copy that may hold placeholders, with what messages call it.
  var templates: [(name: TextName, template: Template)] {
    var texts: [(TextName, Template)] = []
    func add(_ part: TextName.Part, _ template: Template?, of action: String? = nil) {
      if let template { texts.append((TextName(part: part, actionID: action), template)) }
    }
    add(.title, title)
    add(.subtitle, subtitle)
    add(.body, body)
    add(.summary, summary)
    add(.url, url)
    for action in actions?.value ?? [] {
      add(.title, action.title, of: action.id.value)
      add(.url, action.url, of: action.id.value)
    }
    return texts
  }
}

extension CampaignSubject {
  /// Every placeholder of the campaign, its variants and the project's defaults, as far as they are written in texts that
  /// could be read.
  ///
  /// A translation has the placeholders of the default locale, or another rule says that it has not: it can be left out.
  func placeholderUses(inTranslations: Bool) -> [WrittenPlaceholder] {
    let original = campaign.content?.defaultLocale?.value
    var found: [WrittenPlaceholder] = []
    func look(_ template: Template) {
      if !template.isPlain { found += template.writtenPlaceholders }
    }
    for content in contents.map(\.content) {
      if inTranslations || original == nil || content.locale.value == original { content.forEachTemplate(look) }
    }
    for entry in campaign.authoredLayers.flatMap({ $0.settings.entries }) {
      if case .template(let template) = entry.value.value { look(template) }
    }
    for entry in campaign.authoredData + defaultData { look(entry.value) }
    return found + campaign.vendorPlaceholders
  }

  /// The entries of `data` in the project's defaults.
  var defaultData: [DataEntry] {
    let defaults = configuration.defaults
    return defaults.base.data + Platform.allCases.flatMap { defaults[$0].data }
  }
}

extension Campaign {
  /// The placeholders in vendors' own objects, as far as the strings can be read; each at the place of its string.
  var vendorPlaceholders: [WrittenPlaceholder] {
    vendors.entries.flatMap { vendorObject($0.field)?.strings ?? [] }.flatMap { text in
      (TemplateReader.read(LocatedText(text.value, at: text.range, verbatimFrom: text.range.start)).value?.segments
        ?? [])
        .compactMap { segment in
          guard case .placeholder(let name, let fallback) = segment else { return nil }
          return WrittenPlaceholder(name: name, fallback: fallback, range: text.range)
        }
    }
  }

  /// Whether some text of the copy was reported and is absent for that.
  var hasReportedTexts: Bool {
    hasReportedContent || authoredContents.contains { $0.content.hasReportedValues }
  }
}
