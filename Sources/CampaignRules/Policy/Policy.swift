package import CampaignModel
package import Diagnostics
import SourceText

/// What becomes of a finding: the catalogue's default, changed by `rules:` of the configuration, then by the command
/// line; an allowance in the source silences a single place.
package struct Policy: Sendable {
  /// A rule's id and what is made of what it finds; nil is off.
  package struct Override: Sendable, Equatable {
    package let rule: String
    package let severity: Severity?

    package init(rule: String, severity: Severity?) {
      self.rule = rule
      self.severity = severity
    }
  }

  /// Weakest first.
  private let overrides: [Override]
  private let warningsAreErrors: Bool
  private let reportsUnusedAllowances: Bool

  /// The overrides are the command line's: each wins over the configuration, a later one over an earlier one. Ids that
  /// no rule has change nothing here; whoever reads them says so.
  ///
  /// Where only a part of the project is checked, what an allowance silences may lie in the other part: then unused
  /// ones are not reported.
  package init(
    configuration: Configuration, overrides: [Override] = [], warningsAreErrors: Bool = false,
    reportsUnusedAllowances: Bool = true
  ) {
    self.overrides =
      configuration.ruleOverrides.map { Override(rule: $0.rule.value, severity: $0.severity) } + overrides
    self.warningsAreErrors = warningsAreErrors
    self.reportsUnusedAllowances = reportsUnusedAllowances
  }

  /// The severity of what a rule finds, or nil where the rule is off; the case is what a finding itself asks for. What no
  /// setting may lower the rule itself may still call a warning.
  package func severity(of rule: Rule, case: Severity? = nil) -> Severity? {
    var severity = rule.isOnByDefault ? `case` ?? rule.defaultSeverity : nil
    if rule.isLowerable, let override = overrides.last(where: { $0.rule.utf8.elementsEqual(rule.id.rawValue.utf8) }) {
      severity = override.severity
    }
    return severity == .warning && warningsAreErrors ? .error : severity
  }

  /// Whether someone asks for a rule that is off by default.
  func turnsOn(_ rule: RuleID) -> Bool {
    overrides.last { $0.rule.utf8.elementsEqual(rule.rawValue.utf8) }?.severity != nil
  }

  /// What is printed of the findings, in their order, then what the allowances themselves give rise to.
  ///
  /// A finding of an id that the catalogue does not have stays an error: better loud than lost.
  package func diagnostics(_ findings: [Finding], allowances: [Allowance]) -> [Diagnostic] {
    var used = Array(repeating: false, count: allowances.count)
    var printed = notSilenced(findings, by: allowances, used: &used)
    if reportsUnusedAllowances {
      // In two steps: what an allowance of `unused-allowance` is for are the other unused ones.
      let excuses = allowances.map { $0.rule.value.utf8.elementsEqual(RuleID.unusedAllowance.rawValue.utf8) }
      let unused = allowances.indices.filter { !used[$0] && !excuses[$0] }.map { allowances[$0].unusedFinding }
      printed += notSilenced(unused, by: allowances, used: &used)
      printed += allowances.indices.filter { !used[$0] && excuses[$0] }.map { allowances[$0].unusedFinding }
    }
    return printed.compactMap { finding in
      guard let rule = Rule.named(finding.rule) else { return Diagnostic(finding, severity: .error) }
      return severity(of: rule, case: finding.severity).map { Diagnostic(finding, severity: $0) }
    }
  }

  /// The allowances that silence none of the findings.
  package func unused(_ allowances: [Allowance], by findings: [Finding]) -> [Allowance] {
    var used = Array(repeating: false, count: allowances.count)
    _ = notSilenced(findings, by: allowances, used: &used)
    return allowances.indices.filter { !used[$0] }.map { allowances[$0] }
  }

  /// The findings that no allowance silences.
  private func notSilenced(_ findings: [Finding], by allowances: [Allowance], used: inout [Bool]) -> [Finding] {
    guard !allowances.isEmpty else { return findings }
    return findings.filter { finding in
      guard Rule.named(finding.rule)?.isLowerable ?? false else { return true }
      let allowing = allowances.indices.filter { allowances[$0].covers(finding) }
      for index in allowing { used[index] = true }
      return allowing.isEmpty
    }
  }
}
