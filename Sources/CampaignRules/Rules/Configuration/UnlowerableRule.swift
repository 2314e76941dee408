import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let unlowerableRule = Rule(
    id: "unlowerable-rule",
    category: .suspicious,
    summary: "a setting lowers a rule whose findings stay errors",
    rationale: """
      What would make a wrong artifact is an error in every project: a file that cannot be read, a key that is no field, a
      payload that a platform refuses. `rules:` of carillon.yaml can change every other rule, and has no effect on these.
      """,
    examples: [
      .flags(
        "A syntax rule turned off, another made a warning",
        """
        //- carillon.yaml
        rules:
          duplicate-key: off
        # ^^^^^^^^^^^^^
          unknown-key: warning
        # ^^^^^^^^^^^
        //- campaigns/sync.yaml
        silent: true
        data: {screen: sale}
        """),
      .accepts(
        "A rule that can be changed, and one that stays what it is",
        """
        //- carillon.yaml
        rules: {unused-variable: off, unknown-key: error}
        //- campaigns/sync.yaml
        silent: true
        data: {screen: sale}
        """),
    ],
    check: .project(checkUnlowerableRule))
}

@Sendable
private func checkUnlowerableRule(_ project: ProjectSubject, report: inout Report) {
  for override in project.configuration.ruleOverrides where override.severity != .error {
    guard let rule = Rule.named(override.rule.value), !rule.isLowerable else { continue }
    report("'\(rule.id)' is always an error", at: override.rule.range, help: "delete the setting")
  }
}
