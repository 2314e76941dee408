import CampaignTargets
import Diagnostics

extension Rule {
  package static let emptyAfterHTML = Rule(
    id: "empty-after-html",
    category: .correctness,
    summary: "a text is empty once its markup is taken away",
    rationale: """
      Targets that draw no markup get the text without it. Where nothing is left, their notification has no text.
      """,
    examples: [
      .flags(
        "Only tags",
        """
        content:
          _default: en
          en:
            title: Sale
            body: "<b></b><br>"
        #         ^^^^^^^^^^^^^
        presentation: {html: true}
        """),
      .accepts(
        "A text in tags",
        """
        content:
          _default: en
          en:
            title: Sale
            body: "<b>Today</b>"
        presentation: {html: true}
        """),
    ],
    check: .campaign(checkEmptyAfterHTML))
}

@Sendable
private func checkEmptyAfterHTML(_ subject: CampaignSubject, report: inout Report) {
  for text in subject.textsDrawnAsMarkup
  where !text.traits.isDisjoint(with: [.lessThan, .ampersand]) && !text.isBlank {
    let shown = HTMLText.plain(text.source)
    // An image without a picture leaves only the sign for "something stood here".
    guard shown.unicodeScalars.allSatisfy({ $0.properties.isWhitespace || $0.value == 0xFFFC }) else { continue }
    report(
      "\(text.name) is empty without its markup \(text.place)", at: text.range, help: "write a text",
      subject: text.subject)
  }
}
