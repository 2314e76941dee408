import Diagnostics

/// A review for a terminal or a log: a block a campaign, a line a change.
package func renderText(_ review: Review) -> String {
  let words = ReviewSentences(quote: { "'\(SafeText.terminal($0))'" }, name: { SafeText.terminal($0) })
  var blocks = [ReviewSentences.summary(review) + "\n"]
  if !review.settings.isEmpty { blocks.append("settings\n" + lines(review.settings, words)) }
  if !review.resources.isEmpty { blocks.append("channels, categories, groups\n" + lines(review.resources, words)) }
  for campaign in review.campaigns {
    let remark = words.remark(campaign).map { "; \($0)" } ?? ""
    var block = "\(SafeText.terminal(campaign.name)): \(campaign.status.rawValue)\(remark)\n"
    block += lines(campaign.changes, words)
    for line in words.payloadLines(campaign) { block += "  payload   \(line)\n" }
    blocks.append(block)
  }
  return blocks.joined(separator: "\n")
}

private func lines(_ changes: [Change], _ words: ReviewSentences) -> String {
  changes.map { change in
    let impact = change.impact.rawValue
    let place = (change.head ?? change.base).map { "  \(SafeText.terminal($0.description))" } ?? ""
    return "  \(impact)\(String(repeating: " ", count: 10 - impact.utf8.count))\(words.sentence(change))\(place)\n"
  }
  .joined()
}
