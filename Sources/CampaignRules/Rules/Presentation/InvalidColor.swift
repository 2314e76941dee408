import Diagnostics

extension Rule {
  package static let invalidColor = Rule(
    id: "invalid-color",
    category: .schema,
    summary: "a colour is not #rrggbb",
    rationale: """
      Android and FCM take a colour as `#` and six hexadecimal digits; another form is refused (FCM: `^#[0-9a-fA-F]{6}$`). The
      quotes are needed: an unquoted `#` starts a comment.
      """,
    examples: [
      .flags(
        "A name",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          color: orange
        #        ^^^^^^
        """),
      .flags(
        "Three digits",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          color: "#f60"
        #        ^^^^^^
        """),
      .accepts(
        "Six digits",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation: {color: "#ff6600"}
        """),
    ],
    check: .reader)
}
