import Diagnostics

extension Rule {
  package static let lineBreakInTitle = Rule(
    id: "line-break-in-title",
    category: .correctness,
    isLowerable: false,
    summary: "a title has a line break inside",
    rationale: """
      Titles, subtitles and buttons are one line on every platform. What follows the break is cut off on some devices and
      glued to the first line on others. A break at the very end comes from a block scalar; `trailing-newline` has that.
      """,
    examples: [
      .flags(
        "An escape in a quoted title",
        #"""
        content:
          _default: en
          en:
            title: "Sale\ntoday"
        #               ^^
            body: Today
        """#),
      .accepts(
        "A line break in a body",
        #"""
        content:
          _default: en
          en:
            title: Sale
            body: "Today\nand tomorrow"
        """#),
    ],
    check: .campaign(checkLineBreakInTitle))
}

@Sendable
private func checkLineBreakInTitle(_ subject: CampaignSubject, report: inout Report) {
  for text in subject.readableTexts where text.isSingleLine && text.traits.contains(.lineBreak) && !text.isBlank {
    let scalars = text.source.placedScalars
    let end = scalars.lastIndex { !$0.scalar.properties.isWhitespace } ?? 0
    guard let first = scalars[..<end].first(where: \.scalar.isLineBreak) else { continue }
    report(
      "\(text.name) has a line break (\(first.scalar.codePointName)) \(text.place)", at: text.range(of: first.range),
      help: "write it on one line", subject: text.subject)
  }
}
