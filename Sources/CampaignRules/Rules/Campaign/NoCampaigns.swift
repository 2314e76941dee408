import Diagnostics

extension Rule {
  package static let noCampaigns = Rule(
    id: "no-campaigns",
    category: .schema,
    summary: "no campaign was found",
    rationale: """
      A build of nothing is almost always a wrong folder or a wrong `campaigns:` path, and a release pipeline must
      not take it for a success: with an empty build directory, everything that was built before would be removed.
      """,
    examples: [
      .flags(
        "A project without the folder",
        """
        //- carillon.yaml
        name: acme
        """),
      .accepts(
        "One campaign",
        """
        silent: true
        data: {screen: sale}
        """),
    ],
    check: .tool)
}
