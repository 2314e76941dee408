import Diagnostics

extension Rule {
  package static let invalidActionID = Rule(
    id: "invalid-action-id",
    category: .schema,
    summary: "an action id is not of the form that apps can match",
    rationale: """
      An action's id is what the app gets when its button is pressed, and what categories and button groups declare:
      1 to 32 of a-z, 0-9, '_' and '-'.
      """,
    examples: [
      .flags(
        "A capital letter and a blank",
        """
        content:
          _default: en
          en:
            title: Sale
            body: Today
            actions: [{id: Shop now, title: Shop now}]
        #                  ^^^^^^^^
        """),
      .accepts(
        "Lower-case letters",
        """
        content:
          _default: en
          en:
            title: Sale
            body: Today
            actions: [{id: shop_now, title: Shop now}]
        """),
    ],
    check: .reader)
}
