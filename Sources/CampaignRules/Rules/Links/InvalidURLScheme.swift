import Diagnostics

extension Rule {
  package static let invalidURLScheme = Rule(
    id: "invalid-url-scheme",
    category: .schema,
    summary: "a link has a scheme that is none, or that nothing may open",
    rationale: """
      A scheme has letters, digits, `+`, `-` and `.`, and starts with a letter. `javascript:`, `data:` and `file:` are no
      links that a notification may open.
      """,
    examples: [
      .flags(
        "A script",
        """
        content:
          _default: en
          en:
            title: T
            body: B
            url: javascript:alert(1)
        #        ^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "A scheme of the app",
        """
        content:
          _default: en
          en: {title: T, body: B, url: "acme+app://sale"}
        web: {url: "https://acme.example/sale"}
        """),
    ],
    check: .reader)
}
