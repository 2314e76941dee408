import Diagnostics

extension Rule {
  package static let nonCanonicalLocale = Rule(
    id: "non-canonical-locale",
    category: .correctness,
    summary: "a locale is not in its canonical form",
    rationale: """
      The sender compares tags letter by letter: `pt_BR` and `PT-br` would never match the `pt-BR` that a device
      reports, and its readers would get the default. Languages are lower-case, scripts in title case, regions
      upper-case, joined by hyphens.
      """,
    examples: [
      .flags(
        "An underscore, and a wrong case",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          pt_BR: {title: Promoção, body: Hoje}
        # ^^^^^
          EN-gb: {title: Sale, body: Now}
        # ^^^^^
        """),
      .accepts(
        "The canonical form",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          pt-BR: {title: Promoção, body: Hoje}
        """),
    ],
    check: .reader)
}
