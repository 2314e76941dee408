import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let requiredLocaleMissing = Rule(
    id: "required-locale-missing",
    category: .correctness,
    summary: "a campaign has no copy in a locale that the project requires",
    rationale: """
      `locales.required` of carillon.yaml names the locales that every campaign must have. Without one of them, its readers
      would get the default locale's text, and nobody would notice before they do. In a draft it is a warning.
      """,
    examples: [
      .flags(
        "A missing translation",
        """
        //- carillon.yaml
        locales: {required: [en, tr, de]}
        //- campaigns/example.yaml
        content:
        ^^^^^^^
          _default: en
          en: {title: Sale, body: Today}
          tr: {title: İndirim, body: Bugün}
        """),
      .accepts(
        "All of them, and a silent campaign",
        """
        //- carillon.yaml
        locales: {required: [en, tr]}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: Sale, body: Today}
          tr: {title: İndirim, body: Bugün}
        //- campaigns/sync.yaml
        silent: true
        data: {screen: sale}
        """),
    ],
    check: .campaign(checkRequiredLocaleMissing))
}

@Sendable
private func checkRequiredLocaleMissing(_ subject: CampaignSubject, report: inout Report) {
  guard let content = subject.campaign.content, let key = subject.campaign.contentKey else { return }
  let missing = subject.configuration.requiredLocales.filter { content.content(for: $0.value) == nil }
  guard let first = missing.first else { return }
  let names = missing.map { "'\($0.value)'" }.joined(separator: ", ")
  report(
    "copy in \(names) is missing, which the project requires", at: key,
    notes: [Finding.Note("required here", at: first.range)],
    help: "add \(missing.count == 1 ? "it" : "them") to 'content'", subject: Finding.Subject(field: "content"),
    severity: subject.campaign.isDraft ? .warning : nil)
}
