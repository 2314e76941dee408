import Diagnostics

extension Rule {
  package static let dataValueNotString = Rule(
    id: "data-value-not-string",
    category: .schema,
    summary: "a value of data is no text",
    rationale: """
      FCM and ADM take a flat map of texts and refuse a request that has a number, a switch, a list or a mapping in
      it. What an app gets is the text, so the text is what is written here: a number in quotes, a list as JSON in
      quotes.
      """,
    examples: [
      .flags(
        "A mapping",
        """
        silent: true
        data:
          meta: {campaign: w17}
        #       ^^^^^^^^^^^^^^^
        """),
      .flags(
        "A number and a switch",
        """
        silent: true
        data:
          order_id: 21465
        #           ^^^^^
          isNew: true
        #        ^^^^
        """),
      .accepts(
        "Texts",
        """
        silent: true
        data: {order_id: "21465", meta: '{"campaign":"w17"}'}
        """),
    ],
    check: .reader)
}
