import Diagnostics

extension Rule {
  package static let htmlEntityDouble = Rule(
    id: "html-entity-double",
    category: .suspicious,
    summary: "a text was escaped for HTML twice",
    rationale: """
      `&amp;amp;` is what two systems make that both escape. Even where the text is drawn as markup, people then read
      `&amp;`.
      """,
    examples: [
      .flags(
        "An ampersand, escaped twice",
        """
        content:
          _default: en
          en: {title: T, body: "Salt &amp;amp; pepper"}
        #                            ^^^^^^^^^
        """),
      .flags(
        "Also in markup",
        """
        content:
          _default: en
          en: {title: T, body: "He said &amp;quot;yes"}
        #                               ^^^^^^^^^^
        presentation: {html: true}
        """),
      .accepts(
        "An ampersand in markup",
        """
        content:
          _default: en
          en: {title: T, body: "Salt &amp; pepper"}
        presentation: {html: true}
        """),
    ],
    check: .campaign(checkHTMLEntityDouble))
}

@Sendable
private func checkHTMLEntityDouble(_ subject: CampaignSubject, report: inout Report) {
  for text in subject.readableTexts where text.traits.contains(.ampersand) {
    let doubled = HTMLEntityScanner.entities(in: text.source).filter(\.isDoubled)
    guard let first = doubled.first else { continue }
    let more = doubled.count > 1 ? ", and \(doubled.count - 1) more" : ""
    report(
      "'\(first.source)' was escaped twice\(more) \(text.place)", at: text.range(of: first.range),
      help: "write '\(first.decoded)'", fix: text.decoding(doubled), subject: text.subject)
  }
}
