import Diagnostics

extension Rule {
  package static let invalidSound = Rule(
    id: "invalid-sound",
    category: .schema,
    summary: "a sound is empty, or looks like a word that it is not",
    rationale: """
      `default` and `none` are written in lower case; `Default` would be looked for as a file, and the device would play its own
      sound or nothing.
      """,
    examples: [
      .flags(
        "A capital letter",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          sound: Default
        #        ^^^^^^^
        """),
      .flags(
        "Empty",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          sound: ""
        #        ^^
        """),
      .accepts(
        "The system sound",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation: {sound: default}
        """),
    ],
    check: .reader)
}
