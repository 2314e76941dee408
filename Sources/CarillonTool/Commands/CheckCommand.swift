import CampaignCompiler
import CarillonBuild
import Diagnostics
import Documents
import SourceText
import Writers

extension Command {
  /// `carillon check [PATH...]`
  static let check = Command(
    name: "check", summary: "report everything that is wrong, and write nothing",
    details: """
      Compiles the project in memory and prints the findings on standard output. With paths, only what concerns \
      those files is printed; of campaigns without the rules that span campaigns. Exits with 1 where a finding is \
      an error.

      With --baseline only what that file does not know is printed and counts; --write-baseline writes it.

      A path of '-' reads one file from standard input, in the place of the one that --stdin-path names.
      """,
    operands: [
      Operand(
        "PATH", .path, isRepeatable: true, "files of the project, or directories of them; '-' for standard input")
    ],
    options: .project + [.stdinPath, .baseline, .writeBaseline] + .report + .policy + [.jobs, .quiet, .verbose],
    examples: ["carillon check", "carillon check campaigns/sale.yaml --format concise"],
    writes: { _ in [] },
    run: { try runCheck($0) })
}

extension Option {
  static let baseline = Option.value("baseline", "FILE", use: .reads, "leave out the findings that this file knows")
  static let writeBaseline = Option.value(
    "write-baseline", "FILE", use: .writesFile, "write what is found into this file, for --baseline")
}

private func runCheck(_ invocation: Invocation) throws -> ExitStatus {
  let printer = try ReportPrinter(invocation)
  let unsaved = try invocation.unsavedFile()
  let session = try ProjectSession(invocation, unsaved: unsaved)
  let operands = unsaved.map { [session.tree.root.displayName($0.path)] } ?? invocation.arguments.operands
  let known = try baseline(invocation.arguments)
  var report: RunReport
  if operands.isEmpty {
    let results = try session.run.compile(session.workspace.campaigns) { _, _ in }
    report = RunReport(session.run, results, assembly: session.run.assemble(results), policy: session.policy)
  } else {
    report = try findings(on: try session.files(named: operands), in: session)
  }
  if let path = invocation.arguments.value(of: .writeBaseline) {
    try NamedFile.write(path, Baseline.file(report.diagnostics, files: report.files))
  }
  if let known { report = report.leavingOut(known) }
  let isQuiet = invocation.arguments.has(.quiet)
  try printer.print(report, to: invocation.surroundings.output, leavesOutNothing: isQuiet)
  return report.hasError ? .findings : .success
}

/// What concerns some files.
private func findings(on files: [FileID], in session: ProjectSession) throws -> RunReport {
  let campaigns = Set(session.workspace.campaigns)
  guard files.allSatisfy(campaigns.contains) else {
    // What is wrong with a channel or a setting shows in the campaigns that use it, and in those that do not.
    let results = try session.run.compile(session.workspace.campaigns) { _, _ in }
    let whole = RunReport(session.run, results, assembly: session.run.assemble(results), policy: session.policy)
    return whole.limited(to: Set(files))
  }
  let results = try session.run.compile(files) { _, _ in }
  // A configuration with errors explains what its defaults then do to the files.
  return RunReport(
    session.run, results, assembly: nil, policy: session.policy, includesConfiguration: session.run.hasErrorBefore)
}

/// What `--baseline` names; nil where it is not given.
private func baseline(_ arguments: Arguments) throws -> Baseline? {
  guard let path = arguments.value(of: .baseline) else { return nil }
  let bytes = try NamedFile.read(path, limit: 64 << 20)
  do throws(JSONSyntaxError) {
    return try Baseline(bytes)
  } catch {
    throw FileError("'\(path)' is no baseline: \(error)")
  }
}
