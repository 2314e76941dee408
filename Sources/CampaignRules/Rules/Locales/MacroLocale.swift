import Diagnostics

extension Rule {
  package static let macroLocale = Rule(
    id: "macro-locale",
    category: .suspicious,
    summary: "a locale stands for several languages",
    rationale: """
      `no` is Norwegian in general, and devices report Bokmål (`nb`) or Nynorsk (`nn`). The sender's rule does not
      go from `nb` to `no`, so its readers would get the default. YAML 1.1 reads `no` as a switch besides.
      """,
    examples: [
      .flags(
        "Norwegian",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          no: {title: Salg, body: I dag}
        # ^^
        """),
      .accepts(
        "Bokmål",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          nb: {title: Salg, body: I dag}
        """),
    ],
    check: .reader)
}
