import Diagnostics

extension Rule {
  package static let htmlInPlainText = Rule(
    id: "html-in-plain-text",
    category: .suspicious,
    summary: "a text holds a tag that will be shown as written",
    rationale: """
      Only Android draws markup, and only where the campaign says `html: true`; every other target then gets the text
      without it. Without that, people read the tags. `a < b` and `<3` are not tags.
      """,
    examples: [
      .flags(
        "A tag in a body",
        """
        content:
          _default: en
          en: {title: T, body: "Tomorrow <b>28</b> degrees"}
        #                                ^^^
        """),
      .accepts(
        "The campaign says that it is markup",
        """
        content:
          _default: en
          en: {title: T, body: "Tomorrow <b>28</b> degrees"}
        presentation: {html: true}
        """),
      .accepts(
        "Signs that are not tags",
        """
        content:
          _default: en
          en: {title: "We <3 you", body: "5 < 6, x<y and z>1, mail <you@acme.example>"}
        """),
    ],
    check: .campaign(checkHTMLInPlainText))
}

@Sendable
private func checkHTMLInPlainText(_ subject: CampaignSubject, report: inout Report) {
  for text in subject.plainTexts where text.traits.contains(.lessThan) {
    guard let tag = text.firstPlainTag else { continue }
    let end = tag.isClosing ? "/" : ""
    report(
      "tag '<\(end)\(tag.name)>' is shown as written \(text.place)", at: text.range(of: tag.range),
      help: "remove the markup, or set 'html: true' under presentation", subject: text.subject)
  }
}

extension AuthoredText {
  /// The first thing that an author can only have meant as markup.
  ///
  /// An unknown word with more words behind it (`x <y and z>`) is no tag.
  var firstPlainTag: HTMLTag? {
    HTMLTagScanner.tags(in: source).first { tag in
      tag.isComplete && (AndroidMarkup.tags.contains(tag.name) || tag.attributes.allSatisfy { !$0.value.isEmpty })
    }
  }
}
