import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let missingFallback = Rule(
    id: "missing-fallback",
    category: .suspicious,
    summary: "a placeholder in a text has no fallback",
    rationale: """
      Where the sender has no value, a placeholder without a fallback is filled with nothing: "Hi , your order". A fallback
      makes a sentence of it, `{{firstName|there}}`; one that is empty on purpose, `{{suffix|}}`, says so. Placeholders in
      URLs and data need none.
      """,
    examples: [
      .flags(
        "A greeting",
        """
        content:
          _default: en
          en: {title: "Hi {{firstName}}", body: Today}
        #                 ^^^^^^^^^^^^^
        """),
      .flags(
        "A button's title, in each locale",
        """
        content:
          _default: en
          en:
            title: Sale
            body: Today
            actions: [{id: shop, title: "Go to {{shop}}"}]
        #                                      ^^^^^^^^
          tr:
            title: İndirim
            body: Bugün
            actions: [{id: shop, title: "{{shop}} git"}]
        #                                ^^^^^^^^
        """),
      .accepts(
        "Fallbacks, an empty one, and placeholders that nobody reads",
        """
        content:
          _default: en
          en:
            title: "Hi {{firstName|there}}{{suffix|}}"
            body: Today
            url: "https://acme.example/{{page}}"
        data: {user: "{{userId}}"}
        """),
    ],
    check: .campaign(checkMissingFallback))
}

@Sendable
private func checkMissingFallback(_ subject: CampaignSubject, report: inout Report) {
  // What has no way to write a fallback must do without.
  let dialects = subject.targets.map(\.dialect)
  guard dialects.isEmpty || dialects.contains(where: { $0 != .tokens }) else { return }
  for text in subject.texts where !text.template.isPlain {
    for placeholder in text.template.writtenPlaceholders where placeholder.fallback == nil {
      report(
        "placeholder '\(placeholder.name)' has no fallback \(text.place)", at: placeholder.range,
        help: "write '{{\(placeholder.name)|…}}' with words for people without a value", subject: text.subject)
    }
  }
}
