import Diagnostics

extension Rule {
  package static let unsupportedEncoding = Rule(
    id: "unsupported-encoding",
    category: .schema,
    summary: "a file is not UTF-8",
    rationale: """
      Campaign files are UTF-8, as git, editors and code review expect. A file in UTF-16 or in an old 8-bit encoding
      would show other letters to the reviewer than to the people who get the notification.
      """,
    examples: [
      .flags(
        "A file in UTF-16",
        """
        //- campaigns/example.yaml (UTF-16)
        |
        silent: true
        data: {screen: sale}
        """),
      .accepts(
        "Letters of many scripts in UTF-8",
        """
        content:
          _default: en
          en: {title: Sale, body: "Grüße, καλημέρα, 今日は"}
        """),
    ],
    check: .reader)
}
