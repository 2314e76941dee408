import Diagnostics

extension Rule {
  package static let outOfRange = Rule(
    id: "out-of-range",
    category: .schema,
    summary: "a number is smaller or larger than the field takes",
    rationale: """
      A platform that gets a number it does not expect rejects the payload or drops the field.
      """,
    examples: [
      .flags(
        "A score above 1",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          relevanceScore: 1.5
        #                 ^^^
        """),
      .flags(
        "A notification id of more than 32 bits",
        """
        content:
          _default: en
          en: {title: T, body: B}
        delivery:
          notificationId: 4294967296
        #                 ^^^^^^^^^^
        """),
      .accepts(
        "The bounds themselves",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation: {relevanceScore: 1, badge: 0}
        delivery: {notificationId: -2147483648}
        """),
    ],
    check: .reader)
}
