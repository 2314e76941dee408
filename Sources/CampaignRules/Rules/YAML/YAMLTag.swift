import Diagnostics

extension Rule {
  package static let yamlTag = Rule(
    id: "yaml-tag",
    category: .schema,
    summary: "a value has a tag that is not read",
    rationale: """
      Tags such as `!!binary` or `!Ref` change what a value means, or ask a program to run something. A field here
      knows its type without one, and a text that starts with an exclamation mark loses its first word to a tag that
      nobody meant.
      """,
    examples: [
      .flags(
        "A text that starts with an exclamation mark",
        """
        content:
          _default: en
          en:
            title: !Hurry up
        #          ^^^^^^
            body: Today
        """),
      .accepts(
        "The same text in quotes",
        """
        content:
          _default: en
          en: {title: "!Hurry up", body: Today}
        """),
      .accepts(
        "A tag of the core schema",
        """
        silent: true
        data: {count: !!str "42"}
        """),
    ],
    check: .reader)
}
