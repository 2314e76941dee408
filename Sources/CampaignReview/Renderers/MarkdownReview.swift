import Diagnostics

/// A review as a comment on a merge request: a section a campaign, collapsed.
///
/// Text from sources stands only in code spans, where Markdown knows no link, mention, reference or HTML. The first line
/// marks the comment, so that a CI job finds the one it has to overwrite.
package func renderMarkdown(_ review: Review) -> String {
  let words = ReviewSentences(quote: codeSpan, name: codeSpan)
  var text = "<!-- carillon diff -->\n### What this changes\n\n\(ReviewSentences.summary(review))\n"
  if !review.settings.isEmpty { text += "\n**Settings**\n\n" + items(review.settings, words) }
  if !review.resources.isEmpty { text += "\n**Channels, categories, groups**\n\n" + items(review.resources, words) }
  var length = text.utf8.count
  for (index, campaign) in review.campaigns.enumerated() {
    let section = section(campaign, words)
    // Room for the line that counts the rest.
    guard length + section.utf8.count <= lengthLimit - 200 else {
      let rest = review.campaigns.count - index
      return text + "\n\(rest) more \(rest == 1 ? "campaign" : "campaigns") not shown: the comment would be too long.\n"
    }
    text += section
    length += section.utf8.count
  }
  return text
}

/// What code hosts take for a comment is a little more.
private let lengthLimit = 60_000

private func section(_ campaign: CampaignReview, _ words: ReviewSentences) -> String {
  let breaking = campaign.changes.count { $0.impact == .breaking }
  var title = "<code>\(markup(campaign.name))</code> \(campaign.status.rawValue)"
  if let remark = words.remark(campaign) { title += ", \(remark)" }
  if breaking > 0 { title += ", \(breaking) breaking" }
  var text = "\n<details><summary>\(title)</summary>\n\n" + items(campaign.changes, words)
  for line in words.payloadLines(campaign) { text += "- payload \(line)\n" }
  return text + "\n</details>\n"
}

private func items(_ changes: [Change], _ words: ReviewSentences) -> String {
  changes.map { change in
    let impact = change.impact == .breaking ? "**breaking**" : change.impact.rawValue
    let place = (change.head ?? change.base).map { " — \(codeSpan($0.description))" } ?? ""
    return "- \(impact) \(words.sentence(change))\(place)\n"
  }
  .joined()
}

/// A text as a code span: its fence is longer than any run of backticks inside.
private func codeSpan(_ text: String) -> String {
  let text = SafeText.terminal(text)
  var longest = 0
  var run = 0
  for byte in text.utf8 {
    run = byte == UInt8(ascii: "`") ? run + 1 : 0
    longest = max(longest, run)
  }
  let fence = String(repeating: "`", count: longest + 1)
  // A space beside a backtick, which Markdown takes away again; also around blanks and nothing, which are no span.
  let needsSpace = longest > 0 || text.allSatisfy { $0 == " " } || text.hasPrefix(" ") && text.hasSuffix(" ")
  return needsSpace ? "\(fence) \(text) \(fence)" : "\(fence)\(text)\(fence)"
}

/// A name inside HTML inside Markdown: everything that either would read is a character reference.
private func markup(_ text: String) -> String {
  SafeText.terminal(text).unicodeScalars.reduce(into: "") { result, scalar in
    let isPlain = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == " "
    if isPlain { result.unicodeScalars.append(scalar) } else { result += "&#\(scalar.value);" }
  }
}
