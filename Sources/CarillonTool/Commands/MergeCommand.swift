import CampaignModel
import CarillonBuild
import Diagnostics
import SourceText

extension Command {
  /// `carillon merge DIR...`
  static let merge = Command(
    name: "merge", summary: "join the shards of a build into the build that one machine would have made",
    details: """
      Takes the build directories of 'carillon build --shard K/N', all N of them and in any order, checks every byte of \
      them against their manifests and against the project that is here, applies the rules that span campaigns, and \
      writes what an unsharded build would have written, byte for byte. Nothing is compiled again.
      """,
    operands: [Operand("DIR", .path, isRequired: true, isRepeatable: true, "the build directories of all shards")],
    options: .project + [.mergeOutput, .noWait, .sync] + .report + .policy + [.jobs, .quiet],
    examples: ["carillon merge shard-1 shard-2 shard-3 --output build"],
    writes: { _ in [.project] },
    run: { try runMerge($0) })
}

extension Option {
  static let mergeOutput = Option.value(
    "output", "DIR", use: .writesDirectory,
    "the directory to write, below the project's root; that of carillon.yaml unless given")
}

private func runMerge(_ invocation: Invocation) throws -> ExitStatus {
  let arguments = invocation.arguments
  let printer = try ReportPrinter(invocation)
  let session = try ProjectSession(invocation)
  guard try session.hasSoundConfiguration() else { return .findings }
  let path =
    try arguments.value(of: .mergeOutput).map(session.pathBelowRoot)
    ?? session.workspace.configuration.output.directory
  let shards = arguments.operands
  try OutputRefusal.check(
    path, sources: ProjectBuild(session.run, policy: session.policy).sourceDirectories)
  for shard in shards {
    let below = try session.pathBelowRoot(shard)
    guard !OutputRefusal.overlaps(below, path) else {
      throw FileError("'\(shard)' is or holds the directory that would be written; give --output another one")
    }
  }
  let merge = try ShardMerge(session.run, policy: session.policy, shards: shards)
  let directory = try session.openOutput(path, access: .writing(waits: !arguments.has(.noWait)))
  let outcome = try merge.merge(into: try OutputBuild(directory, mode: .write), syncs: arguments.has(.sync))
  let surroundings = invocation.surroundings
  switch outcome {
  case .damaged(let damaged):
    for (shard, problems) in damaged { for problem in problems { try invocation.print(problem.line(of: shard)) } }
    try invocation.note("nothing was written, since a shard is not what its manifests say")
    return .findings
  case .merged(let report, let result, let campaignCount, let artifactCount):
    try printer.print(report, to: printer.isJSON ? surroundings.output : surroundings.errors, leavesOutNothing: true)
    guard let result else {
      if !arguments.has(.quiet) { try invocation.note("carillon: nothing was written, since there are errors") }
      return .findings
    }
    guard !arguments.has(.quiet) else { return .success }
    let stream = printer.isJSON ? surroundings.errors : surroundings.output
    try stream.write(
      "\(counted(shards.count, "shard")), \(counted(campaignCount, "campaign")), \(counted(artifactCount, "payload")): "
        + (result.isCurrent
          ? "'\(path)' is current\n"
          : "wrote \(counted(result.writtenCount, "file")), removed \(result.removedCount) in '\(path)'\n"))
    return .success
  }
}
