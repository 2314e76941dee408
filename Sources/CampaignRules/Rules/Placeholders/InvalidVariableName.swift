import Diagnostics

extension Rule {
  package static let invalidVariableName = Rule(
    id: "invalid-variable-name",
    category: .schema,
    summary: "a variable has a name that no placeholder can have",
    rationale: """
      A placeholder's name is a letter or underscore, then letters, digits, underscores and points. A variable of
      another name can never be used.
      """,
    examples: [
      .flags(
        "A hyphen",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
        variables: {first-name: {maxLength: 40}}
        #           ^^^^^^^^^^
        """),
      .accepts(
        "A name in camel case",
        """
        content:
          _default: en
          en: {title: Sale, body: "Hi {{firstName|there}}"}
        variables: {firstName: {maxLength: 40}}
        """),
    ],
    check: .reader)
}
