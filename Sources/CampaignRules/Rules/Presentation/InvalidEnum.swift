import Diagnostics

extension Rule {
  package static let invalidEnum = Rule(
    id: "invalid-enum",
    category: .schema,
    summary: "a value is not one of the words that the field takes",
    rationale: """
      A word that a platform does not know is dropped without a word: a misspelt `time-sensitive` is delivered as an ordinary
      notification.
      """,
    examples: [
      .flags(
        "A misspelt level",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          interruptionLevel: time-senstive
        #                    ^^^^^^^^^^^^^
        """),
      .accepts(
        "One of the words",
        """
        //- carillon.yaml
        version: 1
        app: {ios: {entitlements: [time-sensitive]}}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B}
        presentation: {interruptionLevel: time-sensitive}
        """),
    ],
    check: .reader)
}
