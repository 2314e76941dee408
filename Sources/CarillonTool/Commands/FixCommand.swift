import CampaignRules
import CarillonBuild
import Diagnostics
import SourceText
import Writers

extension Command {
  /// `carillon fix [PATH...]`
  static let fix = Command(
    name: "fix", summary: "put right what has only one right answer",
    details: """
      Carries out the fixes of findings that are certain: a text in quotes that other readers of YAML would take for a \
      number, '>-' for '>', a locale's canonical tag, '%20' for a blank in a URL, a misspelt key that is near to a single \
      one, and the like. Fixes are carried out until none is left; every other byte of a file stays, comments and layout \
      with it. What needs a decision is left to 'carillon check', and so is what a comment or the configuration allows.

      With --check and --diff nothing is written. With paths, only those files are changed. A path of '-' reads one file \
      from standard input, in the place of the one that --stdin-path names, and prints it with its fixes.
      """,
    operands: [
      Operand("PATH", .path, isRepeatable: true, "files, or directories of them; '-' for standard input")
    ],
    options: .project + [.stdinPath, .fixCheck, .fixDiff, .fixRule, .jobs, .quiet, .verbose],
    examples: ["carillon fix", "carillon fix --diff", "carillon fix campaigns/sale.yaml --rule ambiguous-scalar"],
    writes: { $0.has(.fixCheck) || $0.has(.fixDiff) || $0.operands == ["-"] ? [] : [.project] },
    run: { try runFix($0) })
}

extension Option {
  static let fixCheck = Option.flag("check", "write nothing; exit with 1 if there is something to fix")
  static let fixDiff = Option.flag("diff", "write nothing; print what would change as a unified diff")
  static let fixRule = Option.value("rule", "ID", isRepeatable: true, "fix only what this rule finds")
}

private func runFix(_ invocation: Invocation) throws -> ExitStatus {
  let arguments = invocation.arguments
  let rules = try arguments.values(of: .fixRule).map { try arguments.rule($0, option: Option.fixRule.name).id.rawValue }
  let unsaved = try invocation.unsavedFile()
  let session = try ProjectSession(invocation, unsaved: unsaved)
  let operands = unsaved.map { [session.tree.root.displayName($0.path)] } ?? arguments.operands
  let paths = try session.files(named: operands).map { session.workspace.paths[Int($0.rawValue)] }
  let jobs = try arguments.jobCount()
  var fix = ProjectFix(
    session.workspace.tree, configuration: session.elsewhere, selection: .init(rules: rules, paths: paths),
    policy: session.policy,
    makeRun: { ProjectRun($0, policy: PolicyOptions(), asOf: nil, jobs: jobs) })
  let (changes, report) = try fix.run()
  if let unsaved, !arguments.has(.fixCheck), !arguments.has(.fixDiff) {
    try invocation.surroundings.output.write(changes.first?.after ?? unsaved.bytes)
    return .success
  }
  let writes = !arguments.has(.fixCheck) && !arguments.has(.fixDiff)
  if writes { for change in changes { try change.write(below: session.tree.root) } }
  if arguments.has(.fixDiff) {
    for change in changes { try print(change, to: invocation.surroundings.output) }
  }
  try summarize(changes, report, writes: writes, invocation)
  return arguments.has(.fixCheck) && !changes.isEmpty ? .findings : .success
}

/// The difference, byte for byte into a file or pipe; on a terminal without what it would act on.
private func print(_ change: ProjectFix.ChangedFile, to stream: OutputStream) throws {
  for line in UnifiedDiff.lines(path: change.path, before: change.before, after: change.after) {
    if stream.isTerminal {
      try stream.write(SafeText.terminal(String(decoding: line.dropLast(), as: UTF8.self)) + "\n")
    } else {
      try stream.write(line)
    }
  }
}

private func summarize(
  _ changes: [ProjectFix.ChangedFile], _ report: RunReport, writes: Bool, _ invocation: Invocation
) throws {
  guard !invocation.arguments.has(.quiet) else { return }
  // The difference alone is on standard output, so that it can be applied.
  let stream = invocation.arguments.has(.fixDiff) ? invocation.surroundings.errors : invocation.surroundings.output
  for change in changes {
    let count = counted(change.fixCount, "fix", plural: "fixes")
    try stream.write("\(SafeText.terminal(change.path)): \(count)\(writes ? "" : " to make")\n")
  }
  let total = changes.reduce(0) { $0 + $1.fixCount }
  let fixes = counted(total, "fix", plural: "fixes")
  let done = total == 0 ? "nothing to fix" : "\(fixes) in \(counted(changes.count, "file"))"
  let errors = report.diagnostics.count { $0.severity == .error }
  let warnings = report.diagnostics.count - errors
  let rest =
    report.diagnostics.isEmpty
    ? "" : "; \(counted(errors, "error")) and \(counted(warnings, "warning")) are for you: see 'carillon check'"
  try stream.write(done + rest + "\n")
}
