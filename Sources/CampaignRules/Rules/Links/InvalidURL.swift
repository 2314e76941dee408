import Diagnostics

extension Rule {
  package static let invalidURL = Rule(
    id: "invalid-url",
    category: .schema,
    summary: "a URL has a character or a form that no URL may have",
    rationale: """
      A URL with a blank or a letter outside ASCII is opened by some devices, cut by others and dropped by the rest. Such
      characters are percent-encoded; what is already encoded stays as it is, and placeholders may stand for parts.
      """,
    examples: [
      .flags(
        "A blank",
        """
        content:
          _default: en
          en:
            title: T
            body: B
            image: https://cdn.acme.example/my-image .png
        #          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "No host",
        """
        content:
          _default: en
          en:
            title: T
            body: B
            url: https:/sale
        #        ^^^^^^^^^^^
        """),
      .accepts(
        "Encoded, with a placeholder",
        """
        content:
          _default: en
          en: {title: T, body: B, url: "https://acme.example/my%20sale?name={{name|you}}"}
        """),
    ],
    check: .reader)
}
