import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let extraTranslation = Rule(
    id: "extra-translation",
    category: .suspicious,
    summary: "a translation has a text that the default locale lacks",
    rationale: """
      A subtitle or summary in one locale alone is mostly left over from an earlier text, or was forgotten in the default
      locale, whose readers then see less. What is meant for one market only can be allowed in place.
      """,
    examples: [
      .flags(
        "A subtitle that the default locale lacks",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          tr:
            title: İndirim
            subtitle: Pazara kadar
        #             ^^^^^^^^^^^^
            body: Bugün
        """),
      .accepts(
        "A subtitle in both, and one in the default locale alone",
        """
        content:
          _default: en
          en: {title: Sale, subtitle: Until Sunday, body: Today, summary: Ends soon}
          tr: {title: İndirim, subtitle: Pazara kadar, body: Bugün}
        """),
    ],
    check: .campaign(checkExtraTranslation))
}

@Sendable
private func checkExtraTranslation(_ subject: CampaignSubject, report: inout Report) {
  guard let content = subject.campaign.content, let fallback = content.defaultLocale,
    let model = content.content(for: fallback.value), !model.hasReportedValues
  else { return }
  for copy in content.locales where copy.locale.value != fallback.value {
    let fields = [("subtitle", copy.subtitle, model.subtitle), ("summary", copy.summary, model.summary)]
    for (name, text, original) in fields {
      guard let text, original == nil else { continue }
      report(
        "\(name) is not in the default locale '\(fallback.value)' [\(copy.locale.value) \(name)]",
        at: text.text.range, notes: [Finding.Note("'\(fallback.value)' is here", at: model.locale.range)],
        help: "add one to '\(fallback.value)', or delete this",
        subject: Finding.Subject(locale: copy.locale.value.description, field: "content.\(name)"))
    }
  }
}
