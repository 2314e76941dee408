import Diagnostics

extension Rule {
  package static let invalidCharacter = Rule(
    id: "invalid-character",
    category: .schema,
    summary: "a file has a character that does not belong into text",
    rationale: """
      Control characters, byte-order marks inside the text and the line separators U+0085, U+2028 and U+2029 are
      invisible in review, come from pasting, and break parsers, logs and screens further down. Whoever needs one in
      a payload can write an escape in a quoted text where the format allows it.
      """,
    examples: [
      .flags(
        "A line separator inside a title",
        """
        content:
          _default: en
          en:
            title: "Sale\u{2028}today"
        #               ^
            body: Today
        """),
      .flags(
        "A control character, escaped",
        """
        silent: true
        data: {note: "a\\x07b"}
        #              ^^^^
        """),
      .accepts(
        "A line break and a tab, escaped",
        """
        content:
          _default: en
          en: {title: Sale, body: "Today:\\n\\t30% off"}
        """),
    ],
    check: .reader)
}
