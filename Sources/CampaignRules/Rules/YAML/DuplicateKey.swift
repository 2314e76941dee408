import Diagnostics

extension Rule {
  package static let duplicateKey = Rule(
    id: "duplicate-key",
    category: .schema,
    summary: "a mapping has the same key twice",
    rationale: """
      YAML parsers keep the first or the last of the two and say nothing, so one of them is lost. Keys are compared
      by their text: `"en"` and `en` are the same.
      """,
    examples: [
      .flags(
        "A locale twice, once in quotes",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          "en": {title: Sale, body: Tomorrow}
        # ^^^^
        """),
      .flags(
        "Twice in one line",
        """
        silent: true
        data: {screen: sale, screen: home}
        #                    ^^^^^^
        """),
      .accepts(
        "The same key in two mappings",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          tr: {title: Indirim, body: Bugün}
        """),
    ],
    check: .reader)
}
