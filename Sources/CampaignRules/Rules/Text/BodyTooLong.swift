import Diagnostics

extension Rule {
  package static let bodyTooLong = Rule(
    id: "body-too-long",
    category: .correctness,
    isLowerable: false,
    summary: "a body has more than 1000 characters",
    rationale: """
      Android cuts a notification's text at 1024 UTF-16 units (Notification.MAX_CHARSEQUENCE_LENGTH, AOSP 16, read
      2026-11), and no lock screen shows a quarter of that. Characters are counted as people count them; a placeholder is
      as long as its fallback. The compiler never shortens a text.
      """,
    examples: [
      .flags(
        "A body of 1001 characters",
        """
        content:
          _default: en
          en:
            title: Sale
            body: "\(String(repeating: "x", count: 1001))"
        #         \(String(repeating: "^", count: 1003))
        """),
      .flags(
        "A fallback counts as it would be shown",
        """
        content:
          _default: en
          en:
            title: Sale
            body: "\(String(repeating: "x", count: 998)){{name|you}}"
        #         \(String(repeating: "^", count: 1012))
        """),
      .accepts(
        "A thousand emoji are a thousand characters",
        """
        platforms: [ios]
        content:
          _default: en
          en:
            title: Sale
            body: "\(String(repeating: "🎉", count: 1000))"
        """),
    ],
    check: .campaign(checkBodyTooLong))
}

@Sendable
private func checkBodyTooLong(_ subject: CampaignSubject, report: inout Report) {
  for text in subject.texts where text.kind == .body && text.hasTooManyCharacters {
    let count = text.characterCount
    report(
      "body has \(count) characters, the limit is \(TextLimits.body) \(text.place)", at: text.range,
      help: "shorten it by \(count - TextLimits.body)", subject: text.subject)
  }
}
