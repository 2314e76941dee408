import Diagnostics
import SourceText

extension Rule {
  package static let trailingNewline = Rule(
    id: "trailing-newline",
    category: .style,
    summary: "a text ends with a line break",
    rationale: """
      The YAML block indicators `>` and `|` keep one line break at the end of the text, which is sent to every device.
      `>-` and `|-` do not.
      """,
    examples: [
      .flags(
        "A folded body",
        """
        content:
          _default: en
          en:
            title: Sale
            body: >
        #         ^
              30% off
              today
        """),
      .flags(
        "An escape at the end of a quoted text",
        #"""
        content:
          _default: en
          en:
            title: Sale
            body: "Today\n"
        #               ^^
        """#),
      .accepts(
        "A folded body without the last line break",
        """
        content:
          _default: en
          en:
            title: Sale
            body: >-
              30% off
              today
        """),
    ],
    check: .campaign(checkTrailingNewline))
}

@Sendable
private func checkTrailingNewline(_ subject: CampaignSubject, report: inout Report) {
  for text in subject.readableTexts where text.traits.isSuperset(of: [.spaceAtEdge, .lineBreak]) && !text.isBlank {
    let scalars = text.source.placedScalars
    guard let last = scalars.lastIndex(where: { !$0.scalar.properties.isWhitespace }) else { continue }
    let trailing = scalars[(last + 1)...]
    guard let first = trailing.first, trailing.contains(where: \.scalar.isLineBreak) else { continue }
    let range = text.range(of: first.offset..<text.source.utf8.count)
    // Only a block scalar reaches to its own last line break: a quote follows in the others.
    let isBlock = range.end == text.range.end
    let indicator = SourceRange(file: range.file, start: text.range.start, end: text.range.start + 1)
    report(
      "\(text.name) ends with a line break \(text.place)", at: isBlock ? indicator : range,
      help: isBlock ? "use '>-' or '|-'" : "remove it",
      fix: [
        isBlock
          ? .init(SourceRange(file: range.file, start: indicator.end, end: indicator.end), text: "-")
          : .init(range, text: "")
      ],
      subject: text.subject)
  }
}
