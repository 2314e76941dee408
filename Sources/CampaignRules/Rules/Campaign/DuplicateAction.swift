import Diagnostics

extension Rule {
  package static let duplicateAction = Rule(
    id: "duplicate-action",
    category: .schema,
    summary: "two actions of a list have the same id",
    rationale: """
      The app could not tell which button was pressed.
      """,
    examples: [
      .flags(
        "Two buttons of one id",
        """
        content:
          _default: en
          en:
            title: Sale
            body: Today
            actions:
              - {id: shop, title: Shop now}
              - {id: shop, title: Shop later}
        #            ^^^^
        """),
      .accepts(
        "Two buttons",
        """
        content:
          _default: en
          en:
            title: Sale
            body: Today
            actions:
              - {id: shop, title: Shop now}
              - {id: later, title: Shop later}
        """),
    ],
    check: .reader)
}
