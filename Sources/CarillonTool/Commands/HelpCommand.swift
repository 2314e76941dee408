extension Command {
  /// `carillon help [COMMAND]`
  static let help = Command(
    name: "help", summary: "print what the commands do and take", details: "",
    operands: [Operand("COMMAND", .command, isRepeatable: true, "a command, such as 'build' or 'config show'")],
    options: [],
    run: { invocation in
      let words = invocation.arguments.operands
      guard !words.isEmpty else {
        try invocation.write(HelpText.overview(of: Command.all))
        return .success
      }
      let (command, rest) = try ArgumentParser.command(in: words, of: Command.all)
      guard rest.isEmpty else { throw UsageError("unknown command '\(words.joined(separator: " "))'") }
      try invocation.write(HelpText.page(of: command))
      return .success
    })
}
