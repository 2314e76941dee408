import Diagnostics

extension Rule {
  package static let wrongType = Rule(
    id: "wrong-type",
    category: .schema,
    summary: "a value is not of the type that its field takes",
    rationale: """
      Platforms read a number in quotes, a list where one value belongs, or a text where a switch belongs as nothing
      at all, often without an error. A value is what it looks like here: `true` and `false` are the only switches,
      and a number is plain decimal digits. An empty value is no value.
      """,
    examples: [
      .flags(
        "A count in quotes",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
        presentation: {badge: "7"}
        #                     ^^^
        """),
      .flags(
        "A number with a leading zero, which some read as octal",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
        presentation: {badge: 010}
        #                     ^^^
        """),
      .flags(
        "A duration without a unit",
        """
        silent: true
        data: {screen: sale}
        delivery: {ttl: 3600}
        #               ^^^^
        """),
      .accepts(
        "A count, and a duration with its unit",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
        presentation: {badge: 7}
        delivery: {ttl: 3600s}
        """),
    ],
    check: .reader)
}
