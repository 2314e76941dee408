import Diagnostics

extension Rule {
  package static let unsupportedHTMLTag = Rule(
    id: "unsupported-html-tag",
    category: .correctness,
    summary: "a tag is not one that Android draws",
    rationale: """
      Android's `Html.fromHtml` drops a tag that it does not know and keeps the text: an ordered list loses its numbers, a
      table its columns. It knows \(AndroidMarkup.tags.joined(separator: ", ")).
      """,
    examples: [
      .flags(
        "An ordered list",
        """
        content:
          _default: en
          en:
            title: Sale
            body: "<ol><li>Shoes</li></ol>"
        #          ^^^^
        presentation: {html: true}
        """),
      .accepts(
        "Colours",
        """
        content:
          _default: en
          en:
            title: Sale
            body: "<font color='#ff0000'>30% off</font> <b>today</b>"
        presentation: {html: true}
        """),
    ],
    check: .campaign(checkUnsupportedHTMLTag))
}

@Sendable
private func checkUnsupportedHTMLTag(_ subject: CampaignSubject, report: inout Report) {
  for (text, tags) in subject.markupTexts {
    for tag in tags where !tag.isClosing && !AndroidMarkup.tags.contains(tag.name) {
      let nearest = Suggestion.nearest(to: tag.name, in: AndroidMarkup.tags)
      report(
        "Android draws no '<\(tag.name)>' \(text.place)", at: text.range(of: tag.range),
        help: nearest.map { "did you mean '<\($0)>'?" } ?? "remove the tag", subject: text.subject)
    }
  }
}
