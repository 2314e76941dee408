import Diagnostics

extension Rule {
  package static let unclosedHTMLTag = Rule(
    id: "unclosed-html-tag",
    category: .correctness,
    summary: "a tag is not closed, closes nothing, or is cut off",
    rationale: """
      Android closes what is open at the end of the text, so the rest of it is drawn bold, or in the wrong colour; a tag
      without its `>` swallows what follows. `br`, `img`, `p` and `li` need no end.
      """,
    examples: [
      .flags(
        "Bold to the end",
        """
        content:
          _default: en
          en:
            title: Sale
            body: "Only <b>today"
        #               ^^^
        presentation: {html: true}
        """),
      .flags(
        "An end without a start",
        """
        content:
          _default: en
          en:
            title: Sale
            body: "Only today</b>"
        #                    ^^^^
        presentation: {html: true}
        """),
      .accepts(
        "Nested and closed",
        """
        content:
          _default: en
          en:
            title: Sale
            body: "Only <b>to<i>day</i></b><br>Hurry"
        presentation: {html: true}
        """),
    ],
    check: .campaign(checkUnclosedHTMLTag))
}

@Sendable
private func checkUnclosedHTMLTag(_ subject: CampaignSubject, report: inout Report) {
  for (text, tags) in subject.markupTexts {
    var open: [HTMLTag] = []
    var faults: [(tag: HTMLTag, message: String, help: String)] = []
    func unclosed(_ tag: HTMLTag) -> (HTMLTag, String, String) {
      (tag, "'<\(tag.name)>' is not closed", "close it with '</\(tag.name)>'")
    }
    for tag in tags where AndroidMarkup.tags.contains(tag.name) {
      if !tag.isComplete {
        faults.append((tag, "'<\(tag.isClosing ? "/" : "")\(tag.name)' has no '>'", "end the tag, or write '&lt;'"))
      } else if !tag.isClosing {
        if !tag.isSelfClosing, !AndroidMarkup.needNoEnd.contains(tag.name) { open.append(tag) }
      } else if let match = open.lastIndex(where: { $0.name == tag.name }) {
        faults += open[(match + 1)...].map(unclosed)
        open.removeSubrange(match...)
      } else if !AndroidMarkup.needNoEnd.contains(tag.name) {
        faults.append((tag, "'</\(tag.name)>' closes nothing", "remove it"))
      }
    }
    for fault in (faults + open.map(unclosed)).sorted(by: { $0.tag.range.lowerBound < $1.tag.range.lowerBound }) {
      report(
        "\(fault.message) \(text.place)", at: text.range(of: fault.tag.range), help: fault.help, subject: text.subject)
    }
  }
}
