import Diagnostics

extension Rule {
  package static let yamlSyntax = Rule(
    id: "yaml-syntax",
    category: .schema,
    summary: "the text is not YAML",
    rationale: """
      YAML itself cannot be read from here on, so nothing below this place is checked. The usual causes are a text
      that needs quotes because it has a colon and a blank, or starts with a sign that means something to YAML; a
      bracket or quote that is never closed; and a line whose indentation fits no line above.
      """,
    examples: [
      .flags(
        "A text with a colon and a blank",
        """
        content:
          _default: en
          en:
            title: Sale: 30% off
        #              ^
            body: Today
        """),
      .flags(
        "An alias without an anchor",
        """
        data: *shared
        #     ^^^^^^^
        silent: true
        """),
      .accepts(
        "The same text in quotes",
        """
        content:
          _default: en
          en:
            title: "Sale: 30% off"
            body: Today
        """),
    ],
    check: .reader)
}
