import Diagnostics

/// Reads a command line: `--option value`, `--option=value`, flags, operands, and `--` before operands that start
/// with a dash. A lone `-` is an operand.
package enum ArgumentParser {
  /// The command that the first words name, and the words after it.
  package static func command(
    in words: [String], of commands: [Command]
  ) throws(UsageError) -> (command: Command, rest: [String]) {
    guard let first = words.first else { throw UsageError("no command is given") }
    guard !first.hasPrefix("-") else {
      throw UsageError("unknown option '\(first)' before the command; a command's options come after its name")
    }
    if let command = commands.first(where: { $0.name == first }) { return (command, Array(words.dropFirst())) }
    let group = commands.filter { $0.name.hasPrefix(first + " ") }
    guard !group.isEmpty else {
      throw UsageError("unknown command '\(first)'" + suggestion(for: first, in: commands.map(\.name)))
    }
    let names = group.map { String($0.name.dropFirst(first.count + 1)) }
    guard words.count > 1 else {
      throw UsageError("'\(first)' needs one of: \(names.joined(separator: ", "))")
    }
    guard let command = group.first(where: { $0.name == first + " " + words[1] }) else {
      throw UsageError("unknown command '\(first) \(words[1])'; there is: \(names.joined(separator: ", "))")
    }
    return (command, Array(words.dropFirst(2)))
  }

  /// The options and operands after the command's name.
  package static func parse(_ words: [String], for command: Command) throws(UsageError) -> Arguments {
    var options: [(name: String, value: String)] = []
    var operands: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let (option, attached) = try option(word, of: command)
      var value = ""
      if option.argument == nil {
        guard attached == nil else { throw UsageError("--\(option.name) takes no argument", command: command.name) }
      } else {
        guard let given = attached ?? rest.popFirst() else {
          throw UsageError("'\(option.spelling)' needs an argument", command: command.name)
        }
        value = given
      }
      guard option.isRepeatable || !options.contains(where: { $0.name == option.name }) else {
        throw UsageError("--\(option.name) is given twice", command: command.name)
      }
      guard option.choices.isEmpty || option.choices.contains(value) else {
        throw UsageError(
          "--\(option.name) cannot be '\(value)'; it is one of \(option.choices.joined(separator: ", "))"
            + suggestion(for: value, in: option.choices), command: command.name)
      }
      options.append((option.name, value))
    }
    try check(operands, of: command)
    return Arguments(command: command, options: options, operands: operands)
  }

  private static func option(
    _ word: String, of command: Command
  ) throws(UsageError) -> (option: Option, attached: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelled = String(parts[0])
    guard let option = command.options.first(where: { "--" + $0.name == spelled }) else {
      throw UsageError(
        "'\(command.name)' has no option '\(spelled)'"
          + suggestion(for: spelled, in: command.options.map { "--" + $0.name }), command: command.name)
    }
    return (option, parts.count > 1 ? String(parts[1]) : nil)
  }

  private static func check(_ operands: [String], of command: Command) throws(UsageError) {
    for (index, operand) in command.operands.enumerated() where operand.isRequired && operands.count <= index {
      throw UsageError("'\(command.name)' needs \(operand.spelling): \(operand.summary)", command: command.name)
    }
    let isOpen = command.operands.last?.isRepeatable ?? false
    if operands.count > command.operands.count, !isOpen {
      throw UsageError(
        "'\(command.name)' does not take '\(operands[command.operands.count])'", command: command.name)
    }
    for (operand, given) in zip(command.operands, operands) {
      guard case .choice(let choices) = operand.kind, !choices.contains(given) else { continue }
      throw UsageError(
        "'\(command.name)' cannot take '\(given)'; it is one of \(choices.joined(separator: ", "))"
          + suggestion(for: given, in: choices), command: command.name)
    }
  }

  private static func suggestion(for given: String, in known: [String]) -> String {
    Suggestion.nearest(to: given, in: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}
