import Diagnostics

extension Rule {
  package static let titleTooLong = Rule(
    id: "title-too-long",
    category: .correctness,
    isLowerable: false,
    summary: "a title has more characters than the format allows",
    rationale: """
      A title has at most 200 characters, a button's at most 40. No device shows more, and each one cuts at a place of
      its own. Characters are counted as people count them: an emoji of several code points is one, a placeholder is as
      long as its fallback. The compiler never shortens a text.
      """,
    examples: [
      .flags(
        "A title of 201 characters",
        """
        content:
          _default: de
          de:
            title: "\(String(repeating: "a", count: 200))!"
        #          \(String(repeating: "^", count: 203))
            body: Heute
        """),
      .flags(
        "A button's title of 41 characters",
        """
        content:
          _default: en
          en:
            title: Sale
            body: Today
            actions: [{id: shop, title: Shop the whole of the autumn collection!!}]
        #                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "A family counts as one character",
        """
        content:
          _default: en
          en:
            title: "\(String(repeating: "a", count: 199))👩‍👩‍👧‍👦"
            body: Today
        """),
    ],
    check: .campaign(checkTitleTooLong))
}

@Sendable
private func checkTitleTooLong(_ subject: CampaignSubject, report: inout Report) {
  for text in subject.texts where text.kind == .title || text.kind == .actionTitle {
    guard text.hasTooManyCharacters, let limit = text.characterLimit else { continue }
    let count = text.characterCount
    report(
      "\(text.name) has \(count) characters, the limit is \(limit) \(text.place)", at: text.range,
      help: "shorten it by \(count - limit)", subject: text.subject)
  }
}
