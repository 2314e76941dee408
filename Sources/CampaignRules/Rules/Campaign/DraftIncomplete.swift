import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let draftIncomplete = Rule(
    id: "draft-incomplete",
    category: .suspicious,
    summary: "a draft lacks a text that it will need",
    rationale: """
      A draft is checked like any campaign, but never built, and what it still lacks is only a warning: an empty or missing
      title or text, or the copy as a whole. Once `draft: true` is deleted, the same is an error.
      """,
    examples: [
      .flags(
        "A locale without a text, and one with an empty title",
        """
        draft: true
        content:
          _default: en
          en: {title: Sale}
        # ^^
          tr:
            title: ""
        #          ^^
            body: Bugün
        """),
      .flags(
        "No copy yet",
        """
        id: black-friday
        #   ^^^^^^^^^^^^
        draft: true
        """),
      .accepts(
        "A draft that has all it needs",
        """
        draft: true
        content:
          _default: en
          en: {title: Sale, body: Today}
        """),
      .accepts(
        "A draft of a badge alone",
        """
        draft: true
        platforms: [ios]
        presentation: {badge: 0}
        """),
      .accepts(
        "A silent draft",
        """
        draft: true
        silent: true
        """),
    ],
    check: .campaign(checkDraftIncomplete))
}

@Sendable
private func checkDraftIncomplete(_ subject: CampaignSubject, report: inout Report) {
  let campaign = subject.campaign
  guard campaign.isDraft, !campaign.isSilent else { return }
  guard let content = campaign.content, !content.locales.isEmpty else {
    let hasBadge = subject.layers.contains { $0.layer.settings[.badge] != nil }
    if campaign.contentKey != nil || !hasBadge {
      report("draft has no copy yet", at: campaign.contentKey ?? campaign.id.range)
    }
    return
  }
  for copy in content.locales where !copy.hasReportedValues {
    let missing = [("title", copy.title), ("body", copy.body)].filter { $0.1 == nil }.map { "'\($0.0)'" }
    guard !missing.isEmpty else { continue }
    report(
      "draft has no \(missing.joined(separator: " and ")) yet [\(copy.locale.value)]", at: copy.locale.range,
      subject: Finding.Subject(locale: copy.locale.value.description, field: "content"))
  }
  for text in subject.texts where text.isBlank {
    report("draft has an empty \(text.name) \(text.place)", at: text.range, subject: text.subject)
  }
}
