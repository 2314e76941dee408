import Diagnostics

extension Rule {
  package static let unquotedPlaceholder = Rule(
    id: "unquoted-placeholder",
    category: .schema,
    summary: "a placeholder stands outside of quotes",
    rationale: """
      YAML reads `{` at the start of a value as the start of a mapping, so `{{name}}` without quotes is not a text.
      Put the whole value in double quotes.
      """,
    examples: [
      .flags(
        "A placeholder alone",
        """
        silent: true
        data:
          user: {{userId}}
        #       ^^^^^^^^^^
        """),
      .accepts(
        "The same in quotes",
        """
        silent: true
        data:
          user: "{{userId}}"
        """),
    ],
    check: .reader)
}
