import CampaignCompiler

/// `docs/carillon.1`: the manual page, from the values that also make help and completions.
package enum ManualPage {
  /// The page, in the `man` macros of roff.
  package static var text: String {
    var lines = [
      ".\\\" Made by generate-reference from the commands themselves.",
      ".TH CARILLON 1 \(revision) \"\(toolVersion)\"",
      ".SH NAME",
      "carillon \\- compile push\\-notification campaigns into delivery payloads",
      ".SH SYNOPSIS",
      ".B carillon",
      ".I COMMAND",
      "[\\fIOPTIONS\\fR] [\\fIARGUMENTS\\fR]",
      ".SH COMMANDS",
    ]
    for command in Command.all { lines += section(command) }
    lines += [
      ".SH EXIT STATUS",
      ".TP", ".B 0", "fine",
      ".TP", ".B 1", "a finding of error severity, or not current",
      ".TP", ".B 2", "the command line, a file or a disk",
      ".TP", ".B 70", "a bug in carillon",
      ".SH ENVIRONMENT",
      ".TP", ".B NO_COLOR", "no colour where it is set and not empty",
      ".TP", ".B SOURCE_DATE_EPOCH",
    ]
    lines += filled("the time to hold expiry times against, and the time of files in a bundle, in seconds since 1970")
    lines += [
      ".SH FILES",
      ".TP", ".I carillon.yaml", "the project's configuration; every key has a default",
      ".TP", ".I campaigns/", "one campaign a file",
      ".TP", ".I channels/", "the app's own notification channels, categories, buttons and strings",
      ".TP", ".I build/", "what is built, unless the configuration names another directory",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ command: Command) -> [String] {
    var lines = [".SS \(escaped(command.usage))"] + filled(command.summary + ".")
    for paragraph in command.details.split(separator: "\n\n") {
      lines += [".PP"] + filled(String(paragraph).replacing("\n", with: " "))
    }
    for operand in command.operands {
      lines += [".TP", ".I \(escaped(operand.name))"] + filled(operand.fullSummary)
    }
    for option in command.options {
      lines += [".TP", ".B \(escaped(option.spelling))"] + filled(option.fullSummary)
    }
    for example in command.examples { lines += [".PP", ".EX", escaped("    " + example), ".EE"] }
    return lines
  }

  /// When what the page says beside the commands was last changed.
  private static let revision = "2026-12-01"

  /// A paragraph in lines that other tools than formatters can show, too; a sentence begins a line.
  private static func filled(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let next = line.isEmpty ? String(word) : line + " " + word
      let endsSentence = line.hasSuffix(".")
      if !line.isEmpty, endsSentence || escaped(next).utf8.count > 79 {
        lines.append(escaped(line))
        line = String(word)
      } else {
        line = next
      }
    }
    return line.isEmpty ? lines : lines + [escaped(line)]
  }

  /// A leading dot or quote would be a request; a bare hyphen may be set as a dash.
  private static func escaped(_ text: some StringProtocol) -> String {
    let safe = String(text).replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" + safe : safe
  }
}
