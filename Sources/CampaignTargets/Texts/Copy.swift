import CampaignModel
import SourceText

/// A locale's copy as one target takes it: with its markup, or as the text that the markup makes.
struct Copy {
  let locale: LocaleTag
  let title: Template?
  let subtitle: Template?
  let body: Template?
  let summary: Template?

  /// Holds no placeholders.
  let image: Located<String>?
  let url: Template?
  let actions: [Action]

  init(_ content: LocalizedContent, withoutMarkup: Bool) {
    func text(_ template: Template?) -> Template? {
      withoutMarkup ? template.map(HTMLText.plain) : template
    }
    locale = content.locale.value
    title = text(content.title)
    subtitle = text(content.subtitle)
    body = text(content.body)
    summary = text(content.summary)
    image = content.image.map { Located($0.source, at: $0.text.range) }
    url = content.url
    actions = content.actions?.value ?? []
  }
}
