import Diagnostics

extension Rule {
  package static let multipleDocuments = Rule(
    id: "multiple-documents",
    category: .schema,
    summary: "a file has more than one document",
    rationale: """
      One file is one campaign: its path gives its id, and a second document after `---` would be a campaign that
      nobody finds. Many programs read the first document only.
      """,
    examples: [
      .flags(
        "A second document",
        """
        silent: true
        data: {screen: sale}
        ---
        ^^^
        silent: true
        data: {screen: home}
        """),
      .accepts(
        "A start mark above the only document",
        """
        ---
        silent: true
        data: {screen: sale}
        """),
    ],
    check: .reader)
}
