import CampaignRules
import Diagnostics
import SourceText
import Writers

extension Command {
  /// `carillon rules`
  static let rules = Command(
    name: "rules", summary: "list the rules",
    details: """
      Every finding has the id of one of these rules. Those of the category 'schema', and those that would make a wrong \
      payload, are always errors; all others can be set in 'rules' of carillon.yaml, on the command line, and by a comment \
      in the source: # carillon: allow ID
      """,
    options: [.dataFormat], examples: ["carillon rules --format json"],
    run: { invocation in
      if invocation.arguments.value(of: .dataFormat) == "json" {
        try invocation.write(json())
      } else {
        for line in TextTable.lines(Rule.all.map(row)) { try invocation.print(line) }
      }
      return .success
    })
}

private func row(_ rule: Rule) -> [String] {
  let severity = rule.isOnByDefault ? rule.defaultSeverity.rawValue : "off"
  return [rule.id.rawValue, rule.isLowerable ? severity : severity + "!", rule.category.rawValue, rule.summary]
}

private func json() -> String {
  let rules = Rule.all.map { rule in
    JSON.object([
      .init("category", .string(rule.category.rawValue)),
      .init("id", .string(rule.id.rawValue)),
      .init("lowerable", .boolean(rule.isLowerable)),
      .init("severity", .string(rule.defaultSeverity.rawValue)),
      .init("summary", .string(rule.summary)),
    ])
  }
  return String(
    decoding: JSONWriter.indented(.object([.init("formatVersion", .integer(1)), .init("rules", .array(rules))])),
    as: UTF8.self)
}
