import Diagnostics

extension Rule {
  package static let defaultLocaleMissing = Rule(
    id: "default-locale-missing",
    category: .schema,
    summary: "the default locale has no copy",
    rationale: """
      `_default` names the locale that everyone gets whose language has no copy. It must be one of the locales of
      the map, or they would get nothing.
      """,
    examples: [
      .flags(
        "A region of a language that is there",
        """
        content:
          _default: en-GB
        #           ^^^^^
          en: {title: Sale, body: Today}
        """),
      .accepts(
        "A locale of the map",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
        """),
    ],
    check: .reader)
}
