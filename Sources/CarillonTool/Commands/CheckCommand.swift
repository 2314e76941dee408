import CampaignCompiler
import CarillonBuild
import Documents
import SourceText

extension Command {
  /// `carillon check [PATH...]`
  static let check = Command(
    name: "check", summary: "report everything that is wrong, and write nothing",
    details: """
      Compiles the project in memory and prints the findings on standard output. With paths, only what concerns \
      those files is looked at and printed, without the rules that span campaigns. Exits with 1 where a finding is \
      an error.

      A path of '-' reads one file from standard input, in the place of the one that --stdin-path names.
      """,
    operands: [
      Operand("PATH", .path, isRepeatable: true, "campaign files, or directories of them; '-' for standard input")
    ],
    options: .project + [.stdinPath] + .report + .policy + [.jobs, .quiet, .verbose],
    examples: ["carillon check", "carillon check campaigns/sale.yaml --format concise"],
    run: { try runCheck($0) })
}

extension Option {
  static let stdinPath = Option.value("stdin-path", "PATH", "which file of the project standard input stands for")
}

private func runCheck(_ invocation: Invocation) throws -> ExitStatus {
  let printer = try ReportPrinter(invocation)
  let unsaved = try unsavedFile(invocation)
  let session = try ProjectSession(invocation, unsaved: unsaved)
  let operands = unsaved.map { [$0.path] } ?? invocation.arguments.operands
  let report: RunReport
  if operands.isEmpty {
    let results = try session.run.compile(session.workspace.campaigns) { _, _ in }
    report = RunReport(session.run, results, assembly: session.run.assemble(results), policy: session.policy)
  } else {
    let results = try session.run.compile(try session.campaigns(named: operands)) { _, _ in }
    // A configuration with errors explains what its defaults then do to the files.
    report = RunReport(
      session.run, results, assembly: nil, policy: session.policy,
      includesConfiguration: session.run.hasErrorBefore)
  }
  let isQuiet = invocation.arguments.has(.quiet)
  try printer.print(report, to: invocation.surroundings.output, leavesOutNothing: isQuiet)
  return report.hasError ? .findings : .success
}

/// What `-` stands for.
private func unsavedFile(_ invocation: Invocation) throws -> (path: String, bytes: [UInt8])? {
  let arguments = invocation.arguments
  let path = arguments.value(of: .stdinPath)
  guard arguments.operands.contains("-") else {
    guard path == nil else { throw UsageError("--stdin-path is for 'check -'", command: "check") }
    return nil
  }
  guard arguments.operands.count == 1, let path else {
    throw UsageError("'check -' takes no other path, and needs --stdin-path", command: "check")
  }
  let root = GivenPath.absolute(arguments.value(of: .root) ?? ".")
  let below = root.flatMap { root in GivenPath.absolute(path).flatMap { GivenPath.relative($0, to: root) } }
  return (below ?? path, try invocation.surroundings.standardInput(YAMLReader.sizeLimit))
}
