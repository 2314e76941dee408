import Diagnostics

extension Rule {
  package static let invalidVariantID = Rule(
    id: "invalid-variant-id",
    category: .schema,
    summary: "a variant id cannot name a folder on every system",
    rationale: """
      A variant's id names a folder in the build directory and goes into reports. It is 1 to 32 of a-z, 0-9, '_' and
      '-', and starts with a letter or digit.
      """,
    examples: [
      .flags(
        "A blank and capital letters",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
        variants:
          control: {weight: 50}
          With Emoji: {weight: 50, content: {en: {title: "🔥 Sale"}}}
        # ^^^^^^^^^^
        """),
      .accepts(
        "Lower-case words",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
        variants:
          control: {weight: 50}
          with-emoji: {weight: 50, content: {en: {title: "🔥 Sale"}}}
        """),
    ],
    check: .reader)
}
