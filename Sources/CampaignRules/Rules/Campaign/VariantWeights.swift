import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let variantWeights = Rule(
    id: "variant-weights",
    category: .correctness,
    isLowerable: false,
    summary: "the weights of a campaign's variants do not sum to 100",
    rationale: """
      A variant's weight is the share of people who get it, in percent. Weights that sum to less would leave people out,
      or give the rest to a variant of the sender's choice; the test's numbers would be wrong either way.
      """,
    examples: [
      .flags(
        "Ten percent are missing",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
        variants:
          control: {weight: 50}
          emoji: {weight: 40, content: {en: {title: "🔥 Sale"}}}
        #                 ^^
        """),
      .flags(
        "Three thirds",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
        variants:
          c: {weight: 33}
          b: {weight: 33, content: {en: {title: Sales}}}
          a: {weight: 33, content: {en: {title: "🔥 Sale"}}}
        #             ^^
        """),
      .accepts(
        "Thirds that sum to 100",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
        variants:
          a: {weight: 34}
          b: {weight: 33, content: {en: {title: Sales}}}
          c: {weight: 33, content: {en: {title: "🔥 Sale"}}}
        """),
    ],
    check: .campaign(checkVariantWeights))
}

@Sendable
private func checkVariantWeights(_ subject: CampaignSubject, report: inout Report) {
  let weights = subject.campaign.variants.compactMap(\.weight)
  // A weight that is missing or wrong was reported: the sum says nothing then.
  guard !subject.campaign.hasReportedVariants, weights.count == subject.campaign.variants.count,
    let last = weights.max(by: { $0.range.start < $1.range.start })
  else { return }
  let sum = weights.reduce(0) { $0 + $1.value }
  guard sum != 100 else { return }
  let others = sum - last.value
  report(
    "weights of the variants sum to \(sum), not 100", at: last.range,
    help: others <= 100 ? "write \(100 - others) here, or change the others" : nil,
    subject: Finding.Subject(field: "variants"))
}
