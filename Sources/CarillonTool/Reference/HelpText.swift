/// What `--help` prints.
package enum HelpText {
  /// Every command with one line.
  package static func overview(of commands: [Command]) -> String {
    let rows = commands.map { ($0.name, $0.summary) }
    return """
      carillon compiles push-notification campaigns into the payloads that the delivery platforms take.

      Usage: carillon COMMAND [OPTIONS] [ARGUMENTS]

      Commands:
      \(table(rows))

      Options of the tool itself:
      \(table([("--version", "print the version"), ("--help", "print this; after a command, the command's page")]))

      Exit status: 0 fine; 1 findings of error severity, or not current; 2 the command line, a file or a disk;
      70 a bug in carillon.

      """
  }

  /// A command's page.
  package static func page(of command: Command) -> String {
    var parts = ["carillon \(command.name): \(command.summary)", "Usage: \(command.usage)"]
    if !command.details.isEmpty { parts.append(wrapped(command.details)) }
    if !command.operands.isEmpty {
      parts.append("Arguments:\n" + table(command.operands.map { ($0.name, $0.fullSummary) }))
    }
    if !command.options.isEmpty {
      parts.append("Options:\n" + table(command.options.map { ($0.spelling, $0.fullSummary) }))
    }
    if !command.examples.isEmpty {
      parts.append("Examples:\n" + command.examples.map { "  " + $0 }.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let width = 100

  /// Two columns; a long left entry has the line to itself.
  private static func table(_ rows: [(String, String)]) -> String {
    let column = min((rows.map(\.0.count).max() ?? 0) + 4, 28)
    return rows.map { name, text in
      let lines = lines(of: text, width: width - column)
      let indent = String(repeating: " ", count: column)
      let first = "  " + name
      let head =
        first.count + 2 > column ? first + "\n" + indent : first + String(repeating: " ", count: column - first.count)
      return head + lines.joined(separator: "\n" + indent)
    }.joined(separator: "\n")
  }

  /// Each paragraph broken into lines.
  private static func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { lines(of: String($0), width: width).joined(separator: "\n") }.joined(separator: "\n")
  }

  private static func lines(of text: String, width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension Option {
  /// The summary with the choices there are.
  var fullSummary: String {
    let list = choices.isEmpty ? "" : ": " + choices.joined(separator: ", ")
    return summary + list + (isRepeatable ? " (may be repeated)" : "")
  }
}

extension Operand {
  /// The summary with the choices there are.
  var fullSummary: String {
    guard case .choice(let choices) = kind else { return summary }
    return summary + ": " + choices.joined(separator: ", ")
  }
}
