import CampaignModel
import Diagnostics
import SourceText

/// A text that people will read, with the words that findings use for it.
struct AuthoredText: Sendable {
  /// What the text is for.
  enum Kind: Sendable {
    case title
    case subtitle
    case body
    case summary
    case actionTitle
  }

  let kind: Kind
  let template: Template
  let locale: LocaleTag

  /// The variant that changes the text; nil for the campaign's own.
  let variantID: String?

  /// What one look at the text tells.
  let traits: TextTraits

  /// The scalars of a text with an unusual character, which several rules look at closely; of another, none.
  let unusualScalars: [PlacedScalar]

  init(kind: Kind, template: Template, locale: LocaleTag, variantID: String?) {
    self.kind = kind
    self.template = template
    self.locale = locale
    self.variantID = variantID
    traits = TextTraits(of: template.source)
    let isLookedAt = traits.contains(.unusualCharacter) && template.source.utf8.count <= TextLimits.bytes
    unusualScalars = isLookedAt ? template.source.placedScalars : []
  }

  /// The text as authored, placeholders included.
  var source: String {
    template.source
  }

  /// The whole text in its file, quotes included.
  var range: SourceRange {
    template.text.range
  }

  /// What the text is called in messages: "action title".
  var name: String {
    switch kind {
    case .title: "title"
    case .subtitle: "subtitle"
    case .body: "body"
    case .summary: "summary"
    case .actionTitle: "action title"
    }
  }

  /// What ends every message about the text: "[de title]", "[de title, variant 'emoji']".
  var place: String {
    let variantPart = variantID.map { ", variant '\($0)'" } ?? ""
    return "[\(locale) \(name)\(variantPart)]"
  }

  /// Whether the text stands on one line wherever it is shown.
  var isSingleLine: Bool {
    kind == .title || kind == .subtitle || kind == .actionTitle
  }

  var field: Field {
    switch kind {
    case .title: .contentTitle
    case .subtitle: .contentSubtitle
    case .body: .contentBody
    case .summary: .contentSummary
    case .actionTitle: .contentActions
    }
  }

  var subject: Finding.Subject {
    Finding.Subject(locale: locale.description, field: kind == .actionTitle ? "content.actions.title" : field.path)
  }

  /// A part of the text in its file, given by offsets in the text's UTF-8.
  func range(of part: Range<Int>) -> SourceRange {
    template.text.range(of: part)
  }
}

/// The copy of a locale as it is written: the campaign's own, or what a variant changes of it.
struct AuthoredContent: Sendable {
  let content: LocalizedContent

  /// Nil for the campaign's own.
  let variant: Variant?

  /// Every text of the copy.
  var texts: [AuthoredText] {
    var texts: [AuthoredText] = []
    func add(_ kind: AuthoredText.Kind, _ template: Template?) {
      guard let template else { return }
      let locale = content.locale.value
      texts.append(AuthoredText(kind: kind, template: template, locale: locale, variantID: variant?.id.value))
    }
    add(.title, content.title)
    add(.subtitle, content.subtitle)
    add(.body, content.body)
    add(.summary, content.summary)
    for action in content.actions?.value ?? [] { add(.actionTitle, action.title) }
    return texts
  }
}

extension Campaign {
  /// The copy of each locale: the campaign's own by locale, then each variant's.
  var authoredContents: [AuthoredContent] {
    (content?.locales ?? []).map { AuthoredContent(content: $0, variant: nil) }
      + variants.flatMap { variant in
        (variant.content?.locales ?? []).map { AuthoredContent(content: $0, variant: variant) }
      }
  }
}
