import Diagnostics

extension Rule {
  package static let credentialsInURL = Rule(
    id: "credentials-in-url",
    category: .schema,
    summary: "a URL has a user name or password",
    rationale: """
      A payload is readable by everyone who gets it, and by the services it passes.
      """,
    examples: [
      .flags(
        "A password",
        """
        content:
          _default: en
          en: {title: T, body: B, image: "https://bot:pass@cdn.acme.example/a.jpg"}
        #                                         ^^^^^^^^^
        """),
      .accepts(
        "An at sign in the path",
        """
        content:
          _default: en
          en: {title: T, body: B, image: "https://cdn.acme.example/@2x.jpg"}
        """),
    ],
    check: .reader)
}
