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
      try invocation.write(RuleDocumentation.text(of: rule))
      return .success
    })
}
