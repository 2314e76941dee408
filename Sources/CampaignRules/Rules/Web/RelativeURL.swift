import Diagnostics

extension Rule {
  package static let relativeURL = Rule(
    id: "relative-url",
    category: .schema,
    summary: "a link has no scheme",
    rationale: """
      A notification is opened outside of any page: there is nothing that a relative link could be relative to. WebKit
      rejects a declarative message whose links are not absolute.
      """,
    examples: [
      .flags(
        "A path",
        """
        content:
          _default: en
          en:
            title: T
            body: B
            url: /sale
        #        ^^^^^
        """),
      .accepts(
        "A whole URL",
        """
        content:
          _default: en
          en: {title: T, body: B, url: "https://acme.example/sale"}
        """),
    ],
    check: .reader)
}
