import Diagnostics

extension Rule {
  package static let dataValueNull = Rule(
    id: "data-value-null",
    category: .schema,
    summary: "a value of data is nothing",
    rationale: """
      An empty value in YAML is null, not an empty text, and FCM refuses the request. Write two quotes for an empty
      text, or leave the key out.
      """,
    examples: [
      .flags(
        "A key without a value",
        """
        silent: true
        data:
          promo:
        #       |
          id: a1
        """),
      .flags(
        "A word for nothing",
        """
        silent: true
        data: {promo: null}
        #             ^^^^
        """),
      .accepts(
        "An empty text",
        """
        silent: true
        data: {promo: ""}
        """),
    ],
    check: .reader)
}
