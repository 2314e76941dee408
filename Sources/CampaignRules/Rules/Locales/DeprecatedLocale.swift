import Diagnostics

extension Rule {
  package static let deprecatedLocale = Rule(
    id: "deprecated-locale",
    category: .correctness,
    summary: "a locale is a code that was replaced",
    rationale: """
      Languages have been given other codes: `iw` is `he` now, `in` is `id`, `ji` is `yi`. Devices report the new
      ones, and a copy under the old code is never found.
      """,
    examples: [
      .flags(
        "The old code of Hebrew",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          iw: {title: מבצע, body: היום}
        # ^^
        """),
      .accepts(
        "The code in use",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          he: {title: מבצע, body: היום}
        """),
    ],
    check: .reader)
}
