import Diagnostics

extension Rule {
  package static let surroundingSpace = Rule(
    id: "surrounding-space",
    category: .style,
    summary: "a text starts or ends with white space",
    rationale: """
      A blank at the edge of a text is left from copying or translating. It shifts the first line on the lock screen,
      costs bytes, and makes texts differ that look alike. Texts are never trimmed by the compiler.
      """,
    examples: [
      .flags(
        "A blank before a title",
        """
        content:
          _default: en
          en:
            title: " Sale"
        #           ^
            body: Today
        """),
      .flags(
        "A no-break space at the end",
        #"""
        content:
          _default: fr
          fr:
            title: Soldes
            body: "Aujourd’hui\_"
        #                     ^^
        """#),
      .accepts(
        "Blanks inside",
        """
        content:
          _default: en
          en: {title: Sale, body: Today only}
        """),
    ],
    check: .campaign(checkSurroundingSpace))
}

@Sendable
private func checkSurroundingSpace(_ subject: CampaignSubject, report: inout Report) {
  for text in subject.readableTexts where text.traits.contains(.spaceAtEdge) && !text.isBlank {
    let scalars = text.source.placedScalars
    if let end = scalars.first(where: { !$0.scalar.properties.isWhitespace })?.offset, end > 0 {
      let range = text.range(of: 0..<end)
      let isOneLine = !scalars.prefix { $0.offset < end }.contains(where: \.scalar.isLineBreak)
      report(
        "\(text.name) starts with white space \(text.place)", at: range, help: "remove it",
        fix: isOneLine ? [.init(range, text: "")] : [], subject: text.subject)
    }
    guard let last = scalars.lastIndex(where: { !$0.scalar.properties.isWhitespace }) else { continue }
    let trailing = scalars[(last + 1)...]
    if let first = trailing.first, !trailing.contains(where: \.scalar.isLineBreak) {
      let range = text.range(of: first.offset..<text.source.utf8.count)
      report(
        "\(text.name) ends with white space \(text.place)", at: range, help: "remove it",
        fix: [.init(range, text: "")], subject: text.subject)
    }
  }
}
