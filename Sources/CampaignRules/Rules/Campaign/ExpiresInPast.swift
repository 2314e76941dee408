import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let expiresInPast = Rule(
    id: "expires-in-past",
    category: .suspicious,
    summary: "a campaign has expired before it can be sent",
    rationale: """
      A platform drops a notification whose `expiresAt` is over. The check needs to be told what day it is, by
      `--as-of DATE` or SOURCE_DATE_EPOCH: nothing reads the clock, so that a build of today and one of next year are the
      same. These examples are of 2026-12-01.
      """,
    examples: [
      .flags(
        "Last year's date",
        """
        silent: true
        data: {screen: sale}
        delivery: {expiresAt: 2025-12-24T18:00:00+01:00}
        #                     ^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "The very moment, in another zone, for one platform",
        """
        silent: true
        data: {screen: sale}
        ios: {expiresAt: 2026-12-01T01:00:00+01:00}
        #                ^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "A second later",
        """
        silent: true
        data: {screen: sale}
        delivery: {expiresAt: 2026-12-01T00:00:01Z}
        """),
    ],
    check: .campaign(checkExpiresInPast))
}

@Sendable
private func checkExpiresInPast(_ subject: CampaignSubject, report: inout Report) {
  guard let asOf = subject.asOf else { return }
  for layer in subject.campaign.authoredLayers {
    guard let expiry = layer.settings[.expiresAt], case .instant(let moment) = expiry.value, moment <= asOf else {
      continue
    }
    report(
      "campaign expires at \(Timestamp.text(moment)), and it is compiled as of \(Timestamp.text(asOf))",
      at: expiry.range, help: "write a later moment, or a 'ttl'", subject: Finding.Subject(field: Field.expiresAt.path))
  }
}
