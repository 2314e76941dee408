import CampaignModel
import CarillonBuild
import Diagnostics
import SourceText

extension Command {
  /// `carillon build`
  static let build = Command(
    name: "build", summary: "compile the project and write the build directory",
    details: """
      Writes the payloads of all campaigns, and the manifests that list them, into the directory that carillon.yaml \
      names ('build' unless it says otherwise). Only files that differ are written; files that an earlier build made \
      and this one does not are removed; files of other tools are left alone. Where a finding is an error nothing is \
      written at all, and the exit status is 1.

      Findings go to standard error; with '--format json' the object goes to standard output.
      """,
    options: .project + [.checkOnly, .dryRun, .shard, .noWait, .sync] + .report + .policy + [
      .jobs, .timings, .quiet, .verbose,
    ],
    examples: ["carillon build", "carillon build --check"],
    writes: { $0.has(.checkOnly) || $0.has(.dryRun) ? [] : [.output] },
    run: { try runBuild($0) })
}

extension Option {
  static let checkOnly = Option.flag(
    "check", "write nothing; list what is missing, stale or extra, and exit with 1 if anything is")
  static let dryRun = Option.flag("dry-run", "write nothing; list what would be written and removed")
  static let shard = Option.value(
    "shard", "K/N", "compile only the K-th of N parts of the campaigns; 'carillon merge' joins them")
  static let noWait = Option.flag("no-wait", "fail at once where another build is writing the same directory")
  static let sync = Option.flag(
    "sync", "have the file system write everything to the disk before the build is announced")
}

private func runBuild(_ invocation: Invocation) throws -> ExitStatus {
  let arguments = invocation.arguments
  let lists = arguments.has(.checkOnly) || arguments.has(.dryRun)
  let isQuiet = arguments.has(.quiet)
  for (one, other) in [
    (Option.checkOnly, Option.dryRun), (.checkOnly, .sync), (.dryRun, .sync), (.checkOnly, .noWait), (.dryRun, .noWait),
  ]
  where arguments.has(one) && arguments.has(other) {
    throw UsageError("--\(one.name) and --\(other.name) exclude each other", command: "build")
  }
  let printer = try ReportPrinter(invocation)
  let session = try ProjectSession(invocation)
  let build = ProjectBuild(session.run, policy: session.policy)
  let path = session.workspace.configuration.output.directory
  try OutputRefusal.check(path, sources: build.sourceDirectories)
  let directory = try session.openOutput(
    path, access: lists ? .reading : .writing(waits: !arguments.has(.noWait)))
  let outcome = try build.build(
    into: try OutputBuild(directory, mode: lists ? .compare : .write), cache: CacheFolder(session.tree.root),
    syncs: arguments.has(.sync))
  try session.log("compiled: \(outcome.compiledCount) of \(counted(session.run.campaigns.count, "campaign file"))")
  try session.logTimings()
  let surroundings = invocation.surroundings
  try printer.print(
    outcome.report, to: printer.isJSON ? surroundings.output : surroundings.errors, leavesOutNothing: true)
  guard let result = outcome.result else {
    if !isQuiet { try invocation.note("carillon: nothing was written, since there are errors") }
    return .findings
  }
  // Standard output holds the object and nothing else.
  let stream = printer.isJSON ? surroundings.errors : surroundings.output
  if lists || arguments.has(.verbose) {
    for change in result.changes { try (lists ? stream : surroundings.errors).write(line(change, isDone: !lists)) }
  }
  if !isQuiet { try stream.write(SafeText.terminal(summary(outcome, result, path: path, isDone: !lists)) + "\n") }
  return arguments.has(.checkOnly) && !result.isCurrent ? .findings : .success
}

private func line(_ change: OutputChange, isDone: Bool) -> String {
  let verb =
    switch change.kind {
    case .missing, .stale: isDone ? "wrote" : change.kind.rawValue
    case .extra: isDone ? "removed" : change.kind.rawValue
    }
  return verb + String(repeating: " ", count: max(8 - verb.count, 1)) + change.path + "\n"
}

private func summary(
  _ outcome: ProjectBuild.Outcome, _ result: OutputBuild.Result, path: String, isDone: Bool
) -> String {
  let what = "\(counted(outcome.campaignCount, "campaign")), \(counted(outcome.artifactCount, "payload"))"
  guard !result.isCurrent else { return "\(what): '\(path)' is current" }
  let written = counted(result.writtenCount, "file")
  return isDone
    ? "\(what): wrote \(written), removed \(result.removedCount) in '\(path)'"
    : "\(what): \(written) to write, \(result.removedCount) to remove in '\(path)'"
}

/// "1 file", "2 files"
func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
}
