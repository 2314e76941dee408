import Diagnostics

extension Rule {
  package static let missingKey = Rule(
    id: "missing-key",
    category: .schema,
    summary: "a mapping lacks a key that it needs",
    rationale: """
      A notification without a title or a text cannot be shown, a copy without a default locale leaves readers of
      other languages without one. A campaign that is not finished says `draft: true`, and may lack what it will
      need.
      """,
    examples: [
      .flags(
        "A locale without a text",
        """
        content:
          _default: en
          en: {title: Sale}
        # ^^
        """),
      .flags(
        "No default locale",
        """
        content:
        ^^^^^^^
          en: {title: Sale, body: Today}
        """),
      .accepts(
        "A badge alone needs no copy",
        """
        presentation: {badge: 0}
        """),
    ],
    check: .reader)
}
