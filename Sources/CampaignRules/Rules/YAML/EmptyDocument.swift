import Diagnostics

extension Rule {
  package static let emptyDocument = Rule(
    id: "empty-document",
    category: .schema,
    summary: "a file has nothing in it",
    rationale: """
      An empty file, or one of comments alone, is usually a file that was not saved or not finished. A campaign that
      does not exist yet is better absent; one that is begun can say `draft: true`.
      """,
    examples: [
      .flags(
        "Comments alone",
        """
        |
        # To be written.
        """),
      .accepts(
        "A draft",
        """
        draft: true
        content:
          _default: en
          en: {title: Sale, body: Today}
        """),
    ],
    check: .reader)
}
