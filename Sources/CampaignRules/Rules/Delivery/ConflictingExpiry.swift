import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let conflictingExpiry = Rule(
    id: "conflicting-expiry",
    category: .correctness,
    isLowerable: false,
    summary: "both a time to live and a moment of expiry are set",
    rationale: """
      `ttl` counts from when the notification is sent, `expiresAt` is a moment: only one of them can end its delivery. The
      one that is nearer to the platform wins over the other of the campaign or of the project's defaults.
      """,
    examples: [
      .flags(
        "Both in one place",
        """
        content:
          _default: en
          en: {title: T, body: B}
        delivery:
          ttl: 3d
          expiresAt: 2026-12-24T18:00:00+01:00
        #            ^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "A moment instead of the project's time to live",
        """
        //- carillon.yaml
        version: 1
        defaults: {delivery: {ttl: 3d}}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B}
        delivery:
          expiresAt: 2026-12-24T18:00:00+01:00
        """),
    ],
    check: .campaign(checkConflictingExpiry))
}

@Sendable
private func checkConflictingExpiry(_ subject: CampaignSubject, report: inout Report) {
  let defaults = [subject.configuration.defaults.base] + Platform.allCases.map { subject.configuration.defaults[$0] }
  for layer in defaults + subject.campaign.authoredLayers {
    guard let ttl = layer.settings[.ttl]?.range, let moment = layer.settings[.expiresAt]?.range else { continue }
    let isTTLFirst = ttl.start < moment.start
    report(
      "'ttl' and 'expiresAt' cannot both be set", at: isTTLFirst ? moment : ttl,
      notes: [.init("'\(isTTLFirst ? "ttl" : "expiresAt")' is set here", at: isTTLFirst ? ttl : moment)],
      help: "remove one of them",
      subject: Finding.Subject(field: isTTLFirst ? Field.expiresAt.path : Field.ttl.path))
  }
}
