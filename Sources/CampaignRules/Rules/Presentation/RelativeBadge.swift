import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let relativeBadge = Rule(
    id: "relative-badge",
    category: .correctness,
    summary: "a badge counts up or down where the target only takes a number",
    rationale: """
      A badge is a number that replaces the one on the icon: APNs, FCM and browsers do not know what is shown. Only
      Airship counts for each device (`auto`, `+1`, `-1`).
      """,
    examples: [
      .flags(
        "One more, sent to APNs",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          badge: "+1"
        #        ^^^^
        """),
      .accepts(
        "A number",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          badge: 1
        """),
    ],
    check: .campaign(checkRelativeBadge))
}

@Sendable
private func checkRelativeBadge(_ subject: CampaignSubject, report: inout Report) {
  for use in subject.uses(of: .badge) {
    let written: String
    switch use.value.value {
    case .badge(.automatic): written = "auto"
    case .badge(.relative(let difference)): written = difference < 0 ? "\(difference)" : "+\(difference)"
    default: continue
    }
    let unable = use.targets.filter { target in
      let capabilities = target.capabilities(subject.configuration)
      return !capabilities.countsBadges && capabilities.support(for: .badge) == .emitted
    }
    guard !unable.isEmpty else { continue }
    let names = wordList(unable.map(\.name))
    report(
      "badge '\(written)' cannot be counted by \(names)", at: use.value.range,
      help: "write a number; only Airship counts", subject: Finding.Subject(field: Field.badge.path))
  }
}
