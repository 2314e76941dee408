import CarillonBuild
import Diagnostics
import SourceText

/// The `carillon` command line.
package enum Tool {
  /// Runs the process from its arguments to its end.
  package static func main(_ arguments: [String]) -> Never {
    Process.prepare()
    let surroundings = Surroundings.process()
    // The runtime reads them from the system, and gives none where it cannot.
    guard !arguments.isEmpty else {
      report("the command line could not be read", to: surroundings)
      Process.end(with: ExitStatus.failure.rawValue)
    }
    let status = run(Array(arguments.dropFirst()), in: surroundings)
    if let signal = Process.caughtSignal { Process.end(by: signal) }
    if surroundings.output.isBroken { Process.endByBrokenPipe() }
    Process.end(with: status.rawValue)
  }

  /// Runs one command line. Whatever it throws is printed here, and only here.
  package static func run(_ words: [String], in surroundings: Surroundings) -> ExitStatus {
    do {
      let status = try dispatch(words, in: surroundings)
      try surroundings.output.flush()
      try surroundings.errors.flush()
      return status
    } catch let error as UsageError {
      report(error.description + "\n" + error.hint, to: surroundings)
    } catch let error as Interruption {
      // The signal itself says enough.
      _ = error
    } catch {
      report("\(error)", to: surroundings)
    }
    return .failure
  }

  private static func dispatch(_ words: [String], in surroundings: Surroundings) throws -> ExitStatus {
    switch words.first {
    case "--version": return try runAlone("version", words, in: surroundings)
    case "--help", "-h", nil:
      try surroundings.output.write(HelpText.overview(of: Command.all))
      // Without any word nothing was asked for, which scripts should notice.
      return words.isEmpty ? .failure : .success
    default: break
    }
    let (command, rest) = try ArgumentParser.command(in: words, of: Command.all)
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      try surroundings.output.write(HelpText.page(of: command))
      return .success
    }
    let arguments = try ArgumentParser.parse(rest, for: command)
    let invocation = Invocation(arguments: arguments, surroundings: surroundings)
    try invocation.confine()
    return try command.run(invocation)
  }

  /// `--version` is the command of that name, and takes nothing else.
  private static func runAlone(
    _ name: String, _ words: [String], in surroundings: Surroundings
  ) throws -> ExitStatus {
    guard words.count == 1 else { throw UsageError("\(words[0]) takes nothing beside it") }
    guard let command = Command.named(name) else { return .bug }
    let arguments = try ArgumentParser.parse([], for: command)
    return try command.run(Invocation(arguments: arguments, surroundings: surroundings))
  }

  private static func report(_ message: String, to surroundings: Surroundings) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map {
      "carillon: " + SafeText.terminal(String($0)) + "\n"
    }
    // Where even this cannot be written, the exit status is all that is left to say it with.
    try? surroundings.output.flush()
    try? surroundings.errors.write(lines.joined())
    try? surroundings.errors.flush()
  }
}
