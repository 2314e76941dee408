import Diagnostics

extension Rule {
  package static let placeholderSyntax = Rule(
    id: "placeholder-syntax",
    category: .schema,
    summary: "a placeholder is not written as one",
    rationale: """
      A placeholder is `{{name}}` or `{{name|fallback}}`. What almost looks like one would be shown to people as it
      is: braces that are never closed, full-width braces of an East Asian keyboard, a name with a blank or an
      accent. Two braces that are meant are written with a backslash before them.
      """,
    examples: [
      .flags(
        "Full-width braces",
        """
        content:
          _default: en
          en: {title: Sale, body: "Hi ｛｛firstName｝｝"}
        #                             ^^^^^^^^^^^^^
        """),
      .flags(
        "Braces that are not closed",
        """
        content:
          _default: en
          en: {title: Sale, body: "Hi {{firstName, 30% off"}
        #                             ^^
        """),
      .flags(
        "A translated name",
        """
        content:
          _default: fr
          fr: {title: Soldes, body: "Salut {{Prénom|toi}}"}
        #                                    ^^^^^^
        """),
      .accepts(
        "Placeholders, and braces that are meant",
        """
        content:
          _default: en
          en: {title: Sale, body: "Hi {{firstName|there}}, \\\\{{ is not one"}
        """),
    ],
    check: .reader)
}
