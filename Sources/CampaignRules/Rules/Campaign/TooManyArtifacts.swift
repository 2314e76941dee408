import CampaignModel
import CampaignTargets
import Diagnostics

extension Rule {
  package static let tooManyArtifacts = Rule(
    id: "too-many-artifacts",
    category: .correctness,
    isLowerable: false,
    summary: "a campaign would be compiled to more files than a build can take",
    rationale: """
      Each target, variant and locale of a campaign is a file of its own. A campaign may have 16 variants and 200 locales,
      and 20,000 files in all: beyond that a mistake of a generator would fill the disk.
      """,
    examples: [
      .flags(
        "Seventeen variants",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
        variants:
        ^^^^^^^^
        \((1...17).map { "  v\($0): {weight: \($0 == 17 ? 4 : 6)}" }.joined(separator: "\n"))
        """),
      .flags(
        "Two hundred and one locales",
        """
        content:
        ^^^^^^^
          _default: qaa
        \(locales(201))
        """),
      .accepts(
        "Two hundred locales",
        """
        content:
          _default: qaa
        \(locales(200))
        """),
    ],
    check: .campaign(checkTooManyArtifacts))
}

/// How many files a campaign may be compiled to.
private let artifactLimit = 20_000

@Sendable
private func checkTooManyArtifacts(_ subject: CampaignSubject, report: inout Report) {
  let campaign = subject.campaign
  guard let content = campaign.content, let key = campaign.contentKey else { return }
  // Too many variants or locales alone were reported by the reader.
  let targets = subject.targets.count { $0.skips(campaign) == nil }
  let count = targets * max(1, campaign.variants.count) * content.locales.count
  guard count > artifactLimit else { return }
  report(
    "campaign would have \(count) artifacts, the limit is \(artifactLimit)", at: key,
    help: "split it into campaigns of fewer locales or variants")
}

/// Copies in locales `qaa`, `qab`, …: languages that are for local use.
private func locales(_ count: Int) -> String {
  let letters = Array("abcdefghijklmnopqrstuvwxyz")
  let languages = letters.prefix(8).flatMap { first in letters.map { "q\(first)\($0)" } }.prefix(count)
  return languages.map { "  \($0): {title: Sale, body: Today}" }.joined(separator: "\n")
}
