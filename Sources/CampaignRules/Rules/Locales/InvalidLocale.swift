import Diagnostics

extension Rule {
  package static let invalidLocale = Rule(
    id: "invalid-locale",
    category: .schema,
    summary: "a locale is no language tag",
    rationale: """
      Devices report their language as a BCP 47 tag, and the sender looks it up by its letters. What is read is a
      language of two or three letters, then a script, a region and a variant where they are needed: `en`, `pt-BR`,
      `zh-Hant`, `es-419`.
      """,
    examples: [
      .flags(
        "A word",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          german: {title: Angebot, body: Heute}
        # ^^^^^^
        """),
      .flags(
        "A character that no tag has",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          en.GB: {title: Sale, body: Today}
        #   ^
        """),
      .accepts(
        "Tags with a script and a region",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          pt-BR: {title: Promoção, body: Hoje}
          es-419: {title: Oferta, body: Hoy}
        """),
    ],
    check: .reader)
}
