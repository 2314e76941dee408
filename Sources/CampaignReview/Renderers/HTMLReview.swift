import CampaignCompiler
import CampaignModel
import CampaignPreview
import SourceText

/// A review as a page for a browser: the changes, and what they do to the drawings, side by side.
package func renderHTML(_ review: Review, base: ReviewSide, head: ReviewSide) -> String {
  let words = ReviewSentences(quote: { "‘\($0)’" }, name: { $0 })
  let sections = review.campaigns.map { campaign in
    ComparisonPage.Section(
      name: campaign.name,
      status: [campaign.status.rawValue, words.remark(campaign)].compactMap { $0 }.joined(separator: "; "),
      changes: campaign.changes.map { ($0.impact.rawValue, words.sentence($0)) }
        + words.payloadLines(campaign).map { ("payload", $0) },
      before: preview(campaign.name, base), after: preview(campaign.name, head),
      versions: campaign.payloads.map { ($0.target, $0.variant, $0.locale) })
  }
  let page = ComparisonPage.page(
    summary: ReviewSentences.summary(review),
    changes: (review.settings + review.resources).map { ($0.impact.rawValue, words.sentence($0)) }, sections)
  return String(decoding: page, as: UTF8.self)
}

private func preview(_ name: String, _ side: ReviewSide) -> PreviewCampaign? {
  guard let campaign = side.campaigns.first(where: { $0.name.utf8.elementsEqual(name.utf8) }),
    let output = campaign.output
  else { return nil }
  return PreviewCampaign(
    manifest: output.manifest, artifacts: output.artifacts, path: campaign.source.path,
    appName: side.project.configuration.name ?? "App", catalog: side.project.catalog)
}
