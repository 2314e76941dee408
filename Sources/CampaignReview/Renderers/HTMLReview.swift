import CampaignCompiler
import CampaignModel
import CampaignPreview
import SourceText

/// A review as a page for a browser: the changes, and what they do to the drawings, side by side.
package func renderHTML(_ review: Review, base: ReviewSide, head: ReviewSide) -> String {
  let words = ReviewSentences(quote: { "‘\($0)’" }, name: { $0 })
  let compared = { (changes: [Change]) in changes.map { ComparedChange($0, words) } }
  let campaigns = review.campaigns.map { campaign in
    ComparedCampaign(
      name: campaign.name,
      status: [campaign.status.rawValue, words.remark(campaign)].compactMap { $0 }.joined(separator: "; "),
      changes: compared(campaign.changes), payloads: campaign.payloads.map { ComparedPayload($0) },
      before: preview(campaign.name, base), after: preview(campaign.name, head))
  }
  let page = ComparisonPage.page(
    counts: [
      (review.count(.added), "added", false), (review.count(.removed), "removed", true),
      (review.count(.changed), "changed", false), (review.unchangedCampaigns, "unchanged", false),
      (review.payloads.added + review.payloads.removed + review.payloads.changed, "payloads differ", false),
      (review.introducedErrors, review.introducedErrors == 1 ? "new error" : "new errors", true),
    ],
    [("Settings", compared(review.settings)), ("Channels, categories, groups", compared(review.resources))], campaigns)
  return String(decoding: page, as: UTF8.self)
}

extension ComparedChange {
  fileprivate init(_ change: Change, _ words: ReviewSentences) {
    let isText = change.kind != .findingAdded && change.kind != .findingRemoved
    self.init(
      impact: change.impact.rawValue, words: isText ? words.head(change) + words.users(change) : words.sentence(change),
      before: isText ? change.before : nil, after: isText ? change.after : nil,
      place: (change.head ?? change.base)?.description)
  }
}

extension ComparedPayload {
  fileprivate init(_ payload: PayloadChange) {
    self.init(
      target: payload.target, variant: payload.variant, locale: payload.locale, before: payload.before,
      after: payload.after, limit: payload.limit)
  }
}

private func preview(_ name: String, _ side: ReviewSide) -> PreviewCampaign? {
  guard let campaign = side.campaigns.first(where: { $0.name.utf8.elementsEqual(name.utf8) }),
    let output = campaign.output
  else { return nil }
  return PreviewCampaign(of: campaign.source, output, in: side.project)
}
