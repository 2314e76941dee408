import CampaignRules
import Diagnostics
import SourceText

extension Command {
  /// `carillon explain ID`
  static let explain = Command(
    name: "explain", summary: "explain a rule",
    details: "Prints what the rule of an id finds, why that matters, and what it looks like.",
    operands: [Operand("ID", .rule, isRequired: true, "the id in brackets after a finding's severity")],
    options: [], examples: ["carillon explain title-too-long"],
    run: { invocation in
      let id = invocation.arguments.operands[0]
      guard let rule = Rule.named(id) else {
        let hint = Suggestion.nearest(to: id, in: Rule.all.map(\.id.rawValue)).map { "; did you mean '\($0)'?" } ?? ""
        throw UsageError("there is no rule '\(id)'\(hint)", command: "explain")
      }
      try invocation.write(page(of: rule))
      return .success
    })
}

private func page(of rule: Rule) -> String {
  var parts = ["\(rule.id): \(rule.summary)", rule.rationale, standing(of: rule)]
  for example in rule.examples {
    let heading = example.verdict == .flags ? "Found: " : "Fine: "
    let lines = example.project.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "    " + $0
    }
    parts.append(heading + example.title + "\n\n" + lines.joined(separator: "\n"))
  }
  return parts.joined(separator: "\n\n") + "\n"
}

/// What the severity is and whether it can be set.
private func standing(of rule: Rule) -> String {
  let severity = rule.defaultSeverity == .error ? "An error" : "A warning"
  guard rule.isLowerable else { return "An error, always: it cannot be lowered or allowed." }
  let isOn = rule.isOnByDefault ? "\(severity), unless it is set otherwise" : "Off, unless it is turned on"
  return """
    \(isOn): in carillon.yaml by 'rules: {\(rule.id): off}' (or warning, error), on the \
    command line by '--allow \(rule.id)' (or --warning, --error), in one place by a comment on \
    its line or the line above: # carillon: allow \(rule.id)
    """
}
