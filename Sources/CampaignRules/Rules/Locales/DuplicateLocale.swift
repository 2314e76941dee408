import Diagnostics

extension Rule {
  package static let duplicateLocale = Rule(
    id: "duplicate-locale",
    category: .schema,
    summary: "two locales are the same",
    rationale: """
      Two keys that are one locale once they are in canonical form are two copies of which only one can be sent.
      """,
    examples: [
      .flags(
        "A locale twice in a list",
        """
        //- carillon.yaml
        locales: {required: [en, tr, en]}
        #                            ^^
        //- campaigns/sync.yaml
        silent: true
        data: {screen: sale}
        """),
      .accepts(
        "A language and one of its regions",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          en-GB: {title: Sale, body: This very day}
        """),
    ],
    check: .reader)
}
