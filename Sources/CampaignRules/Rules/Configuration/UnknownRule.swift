import CampaignModel
package import Diagnostics
import SourceText

extension RuleID {
  package static let unknownRule: RuleID = "unknown-rule"
}

extension Rule {
  package static let unknownRule = Rule(
    id: .unknownRule,
    category: .correctness,
    summary: "a setting or a comment names a rule that does not exist",
    rationale: """
      `rules:` of carillon.yaml and comments that allow something name rules by their ids. A name that no rule has
      changes nothing, so what was meant to be an error stays a warning, or the other way round.
      """,
    examples: [
      .flags(
        "A typing error in the settings",
        """
        //- carillon.yaml
        rules: {unused-variables: error}
        #       ^^^^^^^^^^^^^^^^
        //- campaigns/sync.yaml
        silent: true
        data: {screen: sale}
        """),
      .flags(
        "A typing error in a comment",
        """
        silent: true
        data: {screen: sale}
        variables: {} # carillon: allow unused-varable
        #                               ^^^^^^^^^^^^^^
        """),
      .accepts(
        "A rule of the catalogue",
        """
        //- carillon.yaml
        rules: {unused-variable: error}
        //- campaigns/sync.yaml
        silent: true
        data: {screen: sale}
        """),
    ],
    check: .project(checkUnknownRule))
}

@Sendable
private func checkUnknownRule(_ project: ProjectSubject, report: inout Report) {
  for override in project.configuration.ruleOverrides where Rule.named(override.rule.value) == nil {
    let id = override.rule
    report(unknownRuleMessage(id.value), at: id.range, meant: nearestRule(to: id.value), fix: unknownRuleFix(id))
  }
}

/// What a comment that allows an unknown rule gives rise to.
func unknownRule(_ id: Located<String>, suggests: Bool = true) -> Finding {
  Finding(
    .unknownRule, unknownRuleMessage(id.value), at: id.range, meant: suggests ? nearestRule(to: id.value) : nil,
    fix: suggests ? unknownRuleFix(id) : [])
}

private func unknownRuleMessage(_ id: String) -> String {
  "there is no rule '\(id)'"
}

/// Where only one rule is near, and the id stands there without quotes.
private func unknownRuleFix(_ id: Located<String>) -> [Finding.Edit] {
  guard id.range.bytes.count == id.value.utf8.count,
    let rule = Suggestion.onlyNear(to: id.value, in: Rule.all.map(\.id.rawValue))
  else { return [] }
  return [Finding.Edit(id.range, text: rule)]
}

private func nearestRule(to id: String) -> String? {
  Suggestion.nearest(to: id, in: Rule.all.map(\.id.rawValue))
}
