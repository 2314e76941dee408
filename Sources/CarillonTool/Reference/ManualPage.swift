/// `docs/carillon.1`: the manual page, from the values that also make help and completions.
package enum ManualPage {
  /// The page, in the `man` macros of roff.
  package static var text: String {
    var lines = [
      ".\\\" Made by generate-reference from the commands themselves.",
      ".TH CARILLON 1",
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
      "the time to hold expiry times against, and the time of files in a bundle, in seconds since 1970",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ command: Command) -> [String] {
    var lines = [".SS \(escaped(command.usage))", escaped(command.summary) + "."]
    for paragraph in command.details.split(separator: "\n\n") {
      lines += [".PP", escaped(paragraph.replacing("\n", with: " "))]
    }
    for operand in command.operands {
      lines += [".TP", ".I \(escaped(operand.name))", escaped(operand.fullSummary)]
    }
    for option in command.options {
      lines += [".TP", ".B \(escaped(option.spelling))", escaped(option.fullSummary)]
    }
    return lines
  }

  /// A leading dot or quote would be a request; a bare hyphen may be set as a dash.
  private static func escaped(_ text: some StringProtocol) -> String {
    let safe = String(text).replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" + safe : safe
  }
}
