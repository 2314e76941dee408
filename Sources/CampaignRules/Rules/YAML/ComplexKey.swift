import Diagnostics

extension Rule {
  package static let complexKey = Rule(
    id: "complex-key",
    category: .schema,
    summary: "a key is a list or a mapping",
    rationale: """
      Keys are names. A list or mapping as a key is legal YAML, and nearly always a placeholder or bracket without
      quotes.
      """,
    examples: [
      .flags(
        "A list as a key",
        """
        silent: true
        data:
          ? [screen, tab]
        #   ^^^^^^^^^^^^^
          : sale
        """),
      .accepts(
        "A quoted text in brackets as a key",
        """
        silent: true
        data: {"[screen, tab]": sale}
        """),
    ],
    check: .reader)
}
