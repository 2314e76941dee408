import Diagnostics

extension Rule {
  package static let unknownKey = Rule(
    id: "unknown-key",
    category: .schema,
    summary: "a mapping has a key that the format does not know",
    rationale: """
      A key with a typing error would silently do nothing, and its field keep a default. Keys are therefore errors
      everywhere, at every depth; the nearest one that exists is named.
      """,
    examples: [
      .flags(
        "A typing error in a block",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
        presentation: {bagde: 1}
        #              ^^^^^
        """),
      .flags(
        "A key of another block",
        """
        //- carillon.yaml
        name: acme
        target: [apns]
        ^^^^^^
        //- campaigns/sync.yaml
        silent: true
        data: {screen: sale}
        """),
      .accepts(
        "A key of the author in data",
        """
        silent: true
        data: {bagde: "1"}
        """),
    ],
    check: .reader)
}
