import CampaignCompiler
import CampaignModel
import CampaignRules
import Diagnostics
import SourceText
import Synchronization
import Writers

/// Joins the parts of a build that several machines made into what one build would have made.
package struct ShardMerge {
  /// What came of it.
  package enum Outcome {
    /// A part is not what its manifests say; by the part's path.
    case damaged([(shard: String, problems: [BuildProblem])])

    /// The report of what spans campaigns; nil for the result where it has an error.
    case merged(RunReport, OutputBuild.Result?, campaignCount: Int, artifactCount: Int)
  }

  private let run: ProjectRun
  private let policy: PolicyOptions
  private let shards: [OpenShard]

  /// Opens the parts, and holds their lists against the project that they were made of.
  package init(_ run: ProjectRun, policy: PolicyOptions, shards paths: [String]) throws {
    self.run = run
    self.policy = policy
    shards = try paths.map { try OpenShard($0, of: run) }
    try OpenShard.checkNumbers(of: shards)
    try checkCampaigns()
  }

  /// Checks every byte of the parts, and writes them as one build.
  package func merge(into output: OutputBuild, syncs: Bool) throws -> Outcome {
    do {
      return try stageAndPublish(into: output, syncs: syncs)
    } catch {
      // The first error is the one to tell; what cannot be removed now, the next build removes.
      try? output.discard()
      throw error
    }
  }

  private func stageAndPublish(into output: OutputBuild, syncs: Bool) throws -> Outcome {
    let assembly = CampaignCompiler.assemble(
      shards.flatMap(\.records), resources: run.workspace.resources, in: run.project)
    let results = shards.flatMap(\.campaigns).map { campaign in
      var result = CampaignResult<Int>()
      result.allowances = campaign.allowances
      return result
    }
    let report = RunReport(run, results, assembly: assembly, policy: policy)
    if report.hasError { output.abandon() }
    let placed = Mutex<[PlacedShardCampaign]>([])
    var damaged: [(shard: String, problems: [BuildProblem])] = []
    for shard in shards {
      let verification = try Verification(.directory(shard.directory), jobs: run.jobs) {
        entry, files throws(FileError) in
        let campaign = PlacedShardCampaign(
          changes: try output.place(files, campaign: entry.id), artifactCount: entry.artifactCount,
          members: CampaignFiles.members(of: files))
        placed.withLock { $0.append(campaign) }
      }
      try Interruption.check()
      if !verification.problems.isEmpty { damaged.append((shard.path, verification.problems)) }
    }
    guard damaged.isEmpty, !report.hasError else {
      try output.discard()
      guard damaged.isEmpty else { return .damaged(damaged) }
      return .merged(report, nil, campaignCount: 0, artifactCount: 0)
    }
    // In any order: what is made of them is sorted.
    let campaigns = placed.withLock { $0 }
    let result = try output.finish(
      campaigns.map(\.changes), campaigns: campaigns.flatMap(\.members),
      rootFiles: [OutputFile(path: OutputName.manifest, bytes: assembly.manifest)], syncs: syncs)
    return .merged(
      report, result, campaignCount: campaigns.count, artifactCount: campaigns.reduce(0) { $0 + $1.artifactCount })
  }

  /// Every campaign of the project is in a part, each with the bytes that it has here.
  private func checkCampaigns() throws {
    var known = Set<FileID>()
    for shard in shards {
      for campaign in shard.campaigns {
        let file = campaign.summary.id.range.file
        guard known.insert(file).inserted, shard.number.contains(campaign.path) else {
          throw FileError("'\(campaign.path)' does not belong to the campaigns of '\(shard.path)'")
        }
      }
    }
    for file in run.campaigns where !known.contains(file) {
      throw FileError("no shard has '\(run.workspace.paths[Int(file.rawValue)])'; build the shards again")
    }
    let digests = try run.forEach(run.campaigns) { _, file throws(FileError) in
      (file: file, sha256: try run.workspace.source(file).value.map { Digest.sha256($0.bytes) })
    }
    let expected = Dictionary(digests.map { ($0.file, $0.sha256) }) { first, _ in first }
    for shard in shards {
      for campaign in shard.campaigns where expected[campaign.summary.id.range.file] != campaign.sourceSHA256 {
        throw FileError(
          "'\(shard.path)' was built from another '\(campaign.path)' than is here; build the shards again")
      }
    }
  }
}

/// What is kept of a campaign whose files are staged.
private struct PlacedShardCampaign: Sendable {
  let changes: CampaignChanges
  let artifactCount: Int

  /// Of the directory `campaigns/`.
  let members: [String]
}
