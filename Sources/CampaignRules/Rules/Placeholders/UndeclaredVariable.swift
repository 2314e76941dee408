import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let undeclaredVariable = Rule(
    id: "undeclared-variable",
    category: .suspicious,
    summary: "a placeholder has a name that no variable has",
    rationale: """
      A project that declares its variables, in carillon.yaml or in a campaign, says which values the sender has, and how
      long they can be. A placeholder of another name is probably a typing error, and would be filled with its fallback or
      with nothing. Projects that declare no variable are not asked to.
      """,
    examples: [
      .flags(
        "A name with a typing error",
        """
        //- carillon.yaml
        variables: {firstName: {maxLength: 40}}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: Sale, body: "Hi {{fristName|there}}, yes {{fristName|you}}"}
        #                             ^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "A variable of the campaign, and one of the project",
        """
        //- carillon.yaml
        variables: {firstName: {maxLength: 40}}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: "{{product|Sale}}", body: "Hi {{firstName|there}}"}
        variables: {product: {maxLength: 20}}
        """),
      .accepts(
        "A variable that is declared where it is used, in each translation",
        """
        content:
          _default: en
          en: {title: Sale, body: "Hi {{firstName|there}}"}
          tr: {title: İndirim, body: "Selam {{firstName|sana}}"}
        variables: {firstName: {maxLength: 40}}
        """),
      .accepts(
        "A project without variables",
        """
        content:
          _default: en
          en: {title: Sale, body: "Hi {{firstName|there}}"}
        """),
    ],
    check: .campaign(checkUndeclaredVariable))
}

@Sendable
private func checkUndeclaredVariable(_ subject: CampaignSubject, report: inout Report) {
  let declared = subject.campaign.variables(in: subject.configuration).map(\.name.value)
  guard !declared.isEmpty else { return }
  var reported: [String] = []
  for use in subject.placeholderUses(inTranslations: false) {
    guard !(declared + reported).contains(where: { $0.utf8.elementsEqual(use.name.utf8) }) else { continue }
    reported.append(use.name)
    report(
      "placeholder '\(use.name)' is not declared in 'variables'", at: use.range,
      meant: Suggestion.nearest(to: use.name, in: declared), help: "declare it with the length of its longest value")
  }
}
