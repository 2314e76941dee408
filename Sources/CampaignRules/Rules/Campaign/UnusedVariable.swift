import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let unusedVariable = Rule(
    id: "unused-variable",
    category: .suspicious,
    summary: "a campaign declares a variable that no placeholder uses",
    rationale: """
      A variable of a campaign says how long a placeholder's values can be. Where no placeholder has its name, either the
      text lost its placeholder or one of the two names has a typing error. Variables of carillon.yaml are for all
      campaigns, and need not be used by each.
      """,
    examples: [
      .flags(
        "A name with a typing error",
        """
        content:
          _default: en
          en: {title: Sale, body: "Hi {{firstName|there}}"}
        variables:
          firstName: {maxLength: 40}
          fristName: {maxLength: 40}
        # ^^^^^^^^^
        """),
      .accepts(
        "Variables used in a text, a URL, a button and data",
        """
        content:
          _default: en
          en:
            title: Sale
            body: "Hi {{firstName|there}}"
            url: "https://acme.example/{{page}}"
            actions: [{id: shop, title: "Shop {{shop|now}}"}]
        data: {user: "{{userId}}"}
        variables:
          firstName: {maxLength: 40}
          page: {maxLength: 40}
          shop: {maxLength: 10}
          userId: {maxLength: 40}
        """),
      .accepts(
        "A variable used by a variant alone",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
        variables: {firstName: {maxLength: 40}}
        variants:
          control: {weight: 50}
          name: {weight: 50, content: {en: {body: "Hi {{firstName|there}}"}}}
        """),
    ],
    check: .campaign(checkUnusedVariable))
}

@Sendable
private func checkUnusedVariable(_ subject: CampaignSubject, report: inout Report) {
  // A text that was reported may have been the one that uses it.
  guard !subject.campaign.variables.isEmpty, !subject.campaign.hasReportedTexts else { return }
  let used = subject.placeholderUses(inTranslations: true).map(\.name)
  for variable in subject.campaign.variables {
    let name = variable.name.value
    guard !used.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else { continue }
    report(
      "variable '\(name)' is used by no placeholder", at: variable.name.range,
      help: Suggestion.nearest(to: name, in: used).map { "the placeholder '\($0)' is: delete this, or rename it" }
        ?? "delete it, or write '{{\(name)}}' where it belongs",
      subject: Finding.Subject(field: "variables"))
  }
}
