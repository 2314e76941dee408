import Diagnostics

extension Rule {
  package static let urlTooLong = Rule(
    id: "url-too-long",
    category: .correctness,
    isLowerable: false,
    summary: "a URL has more than 2048 characters",
    rationale: """
      Beyond 2048 characters some systems and servers cut or refuse a URL, and it takes half of the payload. Placeholders
      count as their fallbacks.
      """,
    examples: [
      .flags(
        "2049 characters",
        """
        content:
          _default: en
          en:
            title: T
            body: B
            url: https://acme.example/\(String(repeating: "x", count: 2028))
        #        \(String(repeating: "^", count: 2049))
        """),
      .accepts(
        "2048 characters",
        """
        content:
          _default: en
          en:
            title: T
            body: B
            url: https://acme.example/\(String(repeating: "x", count: 2027))
        """),
    ],
    check: .campaign(checkURLTooLong))
}

@Sendable
private func checkURLTooLong(_ subject: CampaignSubject, report: inout Report) {
  // No URL has more characters than bytes.
  for url in subject.urls where url.text.utf8.count > TextLimits.url {
    let count = url.template.map(characterCount) ?? url.text.count
    guard count > TextLimits.url else { continue }
    report(
      "URL has \(count) characters, the limit is \(TextLimits.url) \(url.place)", at: url.range,
      help: "shorten it by \(count - TextLimits.url)", subject: url.subject)
  }
}
