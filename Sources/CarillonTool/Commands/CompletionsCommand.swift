import SourceText

extension Command {
  /// `carillon completions SHELL`
  static let completions = Command(
    name: "completions", summary: "print a script that lets a shell complete command lines",
    details: "The script goes where the shell looks for such, or is read by 'source'.",
    operands: [Operand("SHELL", .choice(Completions.shells), isRequired: true, "the shell")], options: [],
    examples: ["source <(carillon completions bash)"],
    run: { invocation in
      try invocation.write(Completions.script(for: invocation.arguments.operands[0]))
      return .success
    })
}
