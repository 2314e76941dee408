/// `docs/cli.md`: every command, from the values that also make help and completions.
package enum CommandLinePage {
  /// The page, Markdown.
  package static var markdown: String {
    """
    # Command line

    Made by `generate-reference` from the commands themselves; `carillon help COMMAND` prints the same.

    | command | does |
    |---|---|
    \(Command.all.map { "| [`carillon \($0.name)`](#carillon-\(anchor($0))) | \(cell($0.summary)) |" }.joined(separator: "\n"))

    Exit status: 0 fine; 1 a finding of error severity, or not current; 2 the command line, a file or a disk; 70 a bug in
    carillon. A signal that ends the tool ends it as that signal.

    \(Command.all.map(section).joined(separator: "\n\n"))

    """
  }

  private static func section(_ command: Command) -> String {
    var parts = ["## carillon \(command.name)", "`\(command.usage)`", sentence(command.summary)]
    if !command.details.isEmpty { parts.append(command.details) }
    if !command.operands.isEmpty {
      parts.append(table("argument", command.operands.map { ($0.name, $0.fullSummary) }))
    }
    if !command.options.isEmpty {
      parts.append(table("option", command.options.map { ($0.spelling, $0.fullSummary) }))
    }
    if !command.examples.isEmpty {
      parts.append("```\n" + command.examples.joined(separator: "\n") + "\n```")
    }
    return parts.joined(separator: "\n\n")
  }

  private static func table(_ heading: String, _ rows: [(String, String)]) -> String {
    (["| \(heading) | meaning |", "|---|---|"] + rows.map { "| `\(cell($0.0))` | \(cell($0.1)) |" })
      .joined(separator: "\n")
  }

  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|")
  }

  private static func anchor(_ command: Command) -> String {
    command.name.replacing(" ", with: "-")
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
