import Diagnostics

extension Rule {
  package static let invalidCampaignID = Rule(
    id: "invalid-campaign-id",
    category: .schema,
    summary: "a campaign id cannot name a folder on every system",
    rationale: """
      The id names the campaign's folder in the build directory, on Linux, macOS and Windows, and stands in URLs,
      logs and commands. So it is 1 to 64 of a-z, 0-9, '.', '_' and '-', starts with a letter or digit, does not end
      with a point, and is not the name of a Windows device. Without `id` it is made from the file's path.
      """,
    examples: [
      .flags(
        "A path",
        """
        id: ../../.github/workflows/x
        #   ^^^^^^^^^^^^^^^^^^^^^^^^^
        silent: true
        data: {screen: sale}
        """),
      .flags(
        "Capital letters",
        """
        id: Weekend-Sale
        #   ^^^^^^^^^^^^
        silent: true
        data: {screen: sale}
        """),
      .flags(
        "A file whose name gives none",
        """
        //- campaigns/Weekend Sale.yaml
        |
        silent: true
        data: {screen: sale}
        """),
      .accepts(
        "An id of its own, whatever the file is called",
        """
        //- campaigns/Weekend Sale.yaml
        id: weekend-sale
        silent: true
        data: {screen: sale}
        """),
    ],
    check: .reader)
}
