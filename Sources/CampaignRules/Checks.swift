package import Diagnostics

/// What every rule of the catalogue finds in one subject, in the order of the catalogue.
///
/// Rules that are off run as well: the policy decides what is printed, so that a cache may keep what is found here.
extension Rule {
  /// A rule that the policy leaves off is not run.
  package static func findings(in subject: CampaignSubject, by policy: Policy) -> [Finding] {
    var findings: [Finding] = []
    for check in campaignChecks where check.isOnByDefault || policy.turnsOn(check.rule) {
      check.run(into: &findings) { $0(subject, &$1) }
    }
    return findings
  }

  package static func findings(in subject: CatalogSubject) -> [Finding] {
    found { findings in for check in catalogChecks { check.run(into: &findings) { $0(subject, &$1) } } }
  }

  package static func findings(in subject: PayloadSubject) -> [Finding] {
    found { findings in for check in payloadChecks { check.run(into: &findings) { $0(subject, &$1) } } }
  }

  package static func findings(in subject: ProjectSubject) -> [Finding] {
    found { findings in for check in projectChecks { check.run(into: &findings) { $0(subject, &$1) } } }
  }

  private static func found(_ collect: (inout [Finding]) -> Void) -> [Finding] {
    var findings: [Finding] = []
    collect(&findings)
    return findings
  }

  private static let campaignChecks = all.compactMap { rule in
    if case .campaign(let check) = rule.check { RunnableCheck(rule, check) } else { nil }
  }

  private static let catalogChecks = all.compactMap { rule in
    if case .catalog(let check) = rule.check { RunnableCheck(rule, check) } else { nil }
  }

  private static let payloadChecks = all.compactMap { rule in
    if case .payload(let check) = rule.check { RunnableCheck(rule, check) } else { nil }
  }

  private static let projectChecks = all.compactMap { rule in
    if case .project(let check) = rule.check { RunnableCheck(rule, check) } else { nil }
  }
}

/// A rule's id with the function that finds it, sorted out by what the function looks at.
private struct RunnableCheck<Check: Sendable>: Sendable {
  let rule: RuleID
  let isOnByDefault: Bool
  let check: Check

  init(_ rule: Rule, _ check: Check) {
    self.rule = rule.id
    isOnByDefault = rule.isOnByDefault
    self.check = check
  }

  /// Most rules find nothing most of the time, which costs them a call.
  func run(into findings: inout [Finding], _ apply: (Check, inout Report) -> Void) {
    var report = Report(rule)
    apply(check, &report)
    if !report.findings.isEmpty { findings += report.findings }
  }
}
