import Diagnostics

extension Rule {
  package static let ambiguousScalar = Rule(
    id: "ambiguous-scalar",
    category: .suspicious,
    summary: "a plain text that other YAML readers take for something else",
    rationale: """
      A text is kept as it is written: `on`, `12:30`, `0755` and `2026-10-03` stay these letters. But YAML 1.1 reads
      a switch, the number 750, an octal number and a date, so the next script that touches the file would change
      it. Quotes say that a text is meant.
      """,
    examples: [
      .flags(
        "A word that some read as a switch, and a time of day",
        """
        silent: true
        data:
          switch: on
        #         ^^
          at: 12:30
        #     ^^^^^
        """),
      .flags(
        "A code with leading zeros, a version, a date",
        """
        silent: true
        data:
          code: 0755
        #       ^^^^
          version: 1.10
        #          ^^^^
          day: 2026-10-03
        #      ^^^^^^^^^^
        """),
      .accepts(
        "The same in quotes, and words that all read alike",
        """
        silent: true
        data: {switch: "on", at: "12:30", code: "0755", screen: sale}
        """),
    ],
    check: .reader)
}
