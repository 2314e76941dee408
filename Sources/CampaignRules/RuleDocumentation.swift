import Diagnostics

/// What is told of rules, for terminals and as pages: all of it from the rules themselves.
package enum RuleDocumentation {
  /// What `carillon explain` prints.
  package static func text(of rule: Rule) -> String {
    let examples = rule.examples.map { example in
      let lines = excerpt(of: example).map { $0.isEmpty ? "" : "    " + $0 }
      return "\(heading(of: example))\n\n" + lines.joined(separator: "\n")
    }
    return (["\(rule.id): \(rule.summary)", rule.rationale, standing(of: rule)] + examples)
      .joined(separator: "\n\n") + "\n"
  }

  /// The rule's page in `docs/rules`, Markdown.
  package static func page(of rule: Rule) -> String {
    let examples = rule.examples.map { example in
      "## \(heading(of: example))\n\n```yaml\n\(excerpt(of: example).joined(separator: "\n"))\n```"
    }
    let parts = ["# \(rule.id)", "*\(rule.summary)*", standing(of: rule), rule.rationale] + examples
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// `docs/rules/README.md`: every rule by its family, Markdown.
  package static let index: String = {
    let families = Rule.families.filter { !$0.rules.isEmpty }.map { family in
      let rows = family.rules.sorted { $0.id.rawValue.utf8.lexicographicallyPrecedes($1.id.rawValue.utf8) }.map {
        rule in
        "| [\(rule.id)](\(rule.id).md) | \(level(of: rule)) | \(cell(rule.summary)) |"
      }
      return "## \(family.name)\n\n| id | severity | finds |\n|---|---|---|\n" + rows.joined(separator: "\n")
    }
    return """
      # Rules

      Every finding has one of these ids; `carillon explain ID` prints the same pages. An exclamation mark says that the
      severity cannot be lowered. Made by `generate-reference` from the rules.

      \(families.joined(separator: "\n\n"))

      """
  }()

  /// What the severity is, and how it is changed.
  private static func standing(of rule: Rule) -> String {
    guard rule.isLowerable else { return "An error, always: it cannot be lowered or allowed." }
    let severity = rule.defaultSeverity == .error ? "An error" : "A warning"
    return """
      \(rule.isOnByDefault ? "\(severity), unless it is set otherwise" : "Off, unless it is turned on"): in carillon.yaml by
      `rules: {\(rule.id): off}` (or warning, error), on the command line by `--allow \(rule.id)` (or --warning, --error),
      in one place by a comment on its line or the line above: `# carillon: allow \(rule.id)`
      """
  }

  private static func level(of rule: Rule) -> String {
    guard rule.isLowerable else { return "error!" }
    return rule.isOnByDefault ? rule.defaultSeverity.rawValue : "off"
  }

  private static func heading(of example: Example) -> String {
    (example.verdict == .flags ? "Found: " : "Fine: ") + example.title
  }

  /// The example's lines; very long ones, and very many, are cut.
  private static func excerpt(of example: Example) -> [String] {
    let lines = example.project.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.unicodeScalars.count <= widthLimit
        ? String(line) : String(String.UnicodeScalarView(line.unicodeScalars.prefix(widthLimit - 1))) + "…"
    }
    guard lines.count > lineLimit else { return lines }
    return lines.prefix(lineLimit - 4) + ["…"] + lines.suffix(3)
  }

  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  private static let widthLimit = 140
  private static let lineLimit = 40
}
