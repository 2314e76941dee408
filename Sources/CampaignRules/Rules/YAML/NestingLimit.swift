import Diagnostics

extension Rule {
  package static let nestingLimit = Rule(
    id: "nesting-limit",
    category: .schema,
    summary: "values are nested too deeply",
    rationale: """
      No campaign needs more than a few levels. Very deep nesting is a mistake of a generator or an attack on the
      memory and time of whoever reads the file; 64 levels are read.
      """,
    examples: [
      .flags(
        "Seventy lists in one another",
        """
        silent: true
        data: {deep: \(String(repeating: "[", count: 70))x\(String(repeating: "]", count: 70))}
        #             \(String(repeating: " ", count: 61))^
        """),
      .accepts(
        "Sixty lists in one another",
        """
        ios:
          custom: {deep: \(String(repeating: "[", count: 60))x\(String(repeating: "]", count: 60))}
        content:
          _default: en
          en: {title: Sale, body: Today}
        """),
    ],
    check: .reader)
}
