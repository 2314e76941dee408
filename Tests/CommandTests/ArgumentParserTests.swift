import CarillonTool
import Testing

@Suite struct ArgumentParserTests {
  private static let jobs = Option.value("jobs", "N", "threads")
  private static let color = Option.value("color", "WHEN", choices: ["auto", "never"], "colour")
  private static let allow = Option.value("allow", "ID", isRepeatable: true, "allowed")
  private static let quiet = Option.flag("quiet", "little")
  private static let command = Command(
    name: "check", summary: "", details: "", operands: [Operand("PATH", .path, isRepeatable: true, "")],
    options: [jobs, color, allow, quiet], run: { _ in .success })
  private static let show = Command(
    name: "config show", summary: "", details: "", options: [], run: { _ in .success })

  @Test func `values stand after a blank or an equals sign`() throws {
    let spaced = try ArgumentParser.parse(["--jobs", "3", "a", "--allow=x", "--allow", "y=z", "b"], for: Self.command)
    #expect(spaced.value(of: Self.jobs) == "3")
    #expect(spaced.values(of: Self.allow) == ["x", "y=z"])
    #expect(spaced.operands == ["a", "b"])
    #expect(!spaced.has(Self.quiet))
    let attached = try ArgumentParser.parse(["--jobs=", "--quiet"], for: Self.command)
    #expect(attached.value(of: Self.jobs)?.isEmpty == true)
    #expect(attached.has(Self.quiet))
  }

  @Test func `what follows two dashes, and a dash alone, are operands`() throws {
    let parsed = try ArgumentParser.parse(["-", "--", "--jobs", "-x"], for: Self.command)
    #expect(parsed.operands == ["-", "--jobs", "-x"])
    #expect(parsed.value(of: Self.jobs) == nil)
  }

  @Test(arguments: [
    (["--jbos", "3"], "'check' has no option '--jbos'; did you mean '--jobs'?"),
    (["-j", "3"], "'check' has no option '-j'"),
    (["--jobs"], "'--jobs N' needs an argument"),
    (["--quiet=yes"], "--quiet takes no argument"),
    (["--jobs", "1", "--jobs", "2"], "--jobs is given twice"),
    (["--color", "atuo"], "--color cannot be 'atuo'; it is one of auto, never; did you mean 'auto'?"),
  ])
  func `a wrong option is named, with the nearest one`(_ words: [String], _ message: String) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(words, for: Self.command) }
    #expect(error?.description == message)
    #expect(error?.command == "check")
  }

  @Test(arguments: [
    ([], "no command is given"),
    (["chekc"], "unknown command 'chekc'; did you mean 'check'?"),
    (["config"], "'config' needs one of: show"),
    (["config", "list"], "unknown command 'config list'; there is: show"),
    (["--jobs", "check"], "unknown option '--jobs' before the command; a command's options come after its name"),
  ])
  func `a wrong command is named, with the nearest one`(_ words: [String], _ message: String) {
    let error = #expect(throws: UsageError.self) {
      try ArgumentParser.command(in: words, of: [Self.command, Self.show])
    }
    #expect(error?.description == message)
  }

  @Test func `a command of two words is found by both`() throws {
    let found = try ArgumentParser.command(in: ["config", "show", "--x"], of: [Self.command, Self.show])
    #expect(found.command.name == "config show")
    #expect(found.rest == ["--x"])
  }

  @Test func `too many operands are named`() throws {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(["a"], for: Self.show) }
    #expect(error?.description == "'config show' does not take 'a'")
  }
}
