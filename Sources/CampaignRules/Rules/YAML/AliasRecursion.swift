import Diagnostics

extension Rule {
  package static let aliasRecursion = Rule(
    id: "alias-recursion",
    category: .schema,
    summary: "an alias stands inside what it names",
    rationale: """
      A value that contains itself has no end: it cannot be written to a payload.
      """,
    examples: [
      .flags(
        "A list that contains itself",
        """
        ios:
          custom:
            path: &path [a, *path]
        #                   ^^^^^
        content:
          _default: en
          en: {title: Sale, body: Today}
        """),
      .accepts(
        "An alias beside what it names",
        """
        content:
          _default: en
          en: &copy {title: Sale, body: Today}
          en-GB: *copy
        """),
    ],
    check: .reader)
}
