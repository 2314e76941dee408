import Diagnostics

extension Rule {
  package static let fileTooLarge = Rule(
    id: "file-too-large",
    category: .schema,
    summary: "a file is larger than is read",
    rationale: """
      A campaign file may have 1 MiB and 100,000 values, a resource file 8 MiB. What is larger is a mistake, such as
      a picture or an export saved under the name of a campaign.
      """,
    examples: [
      .flags(
        "A list of 100,001 values",
        """
        ios:
          custom: {list: [\(String(repeating: "1,", count: 100_001))]}
        #\(String(repeating: " ", count: 200_011))|
        content:
          _default: en
          en: {title: Sale, body: Today}
        """),
      .accepts(
        "A list of a thousand values",
        """
        ios:
          custom: {list: [\(String(repeating: "1,", count: 500))]}
        content:
          _default: en
          en: {title: Sale, body: Today}
        """),
    ],
    check: .reader)
}
