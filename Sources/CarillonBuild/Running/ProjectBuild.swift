import CampaignCompiler
import CampaignModel
import CampaignRules
import Diagnostics
import SourceText

/// A build from the sources to the directory.
package struct ProjectBuild: Sendable {
  /// What came of it.
  package struct Outcome: Sendable {
    package let report: RunReport

    /// Nil where there were errors: then nothing was written.
    package let result: OutputBuild.Result?
    package let campaignCount: Int
    package let artifactCount: Int

    /// How many campaign files were compiled; the others are as the last build left them.
    package let compiledCount: Int
  }

  private let run: ProjectRun
  private let policy: PolicyOptions

  package init(_ run: ProjectRun, policy: PolicyOptions) {
    self.run = run
    self.policy = policy
  }

  /// The directories that the output must keep away from.
  package var sourceDirectories: [String] {
    (run.workspace.configuration.campaignPaths + run.workspace.configuration.channelPaths).map(\.value)
  }

  /// Compiles what changed since the last build, or everything without a cache; what differs is staged on the way and
  /// published at the end, if there is no error.
  package func build(
    into output: OutputBuild, cache: CacheFolder? = nil, syncs: Bool = false
  ) throws -> Outcome {
    do {
      if run.hasErrorBefore { output.abandon() }
      let memory = run.timings.measure(.recall) {
        cache.flatMap { BuildMemory($0, run, policy: policy, output: output) }
      }
      do {
        return try compileAndPublish(into: output, memory: memory, syncs: syncs)
      } catch is CacheDamage {
        // It has the right checksum and the wrong contents: it was made to look like a cache.
        try output.restart()
        return try compileAndPublish(into: output, memory: nil, syncs: syncs)
      }
    } catch {
      // The first error is the one to tell; what cannot be removed now, the next build removes.
      try? output.discard()
      throw error
    }
  }

  private func compileAndPublish(
    into output: OutputBuild, memory: BuildMemory?, syncs: Bool
  ) throws -> Outcome {
    run.progress?.begin(run.campaigns.count)
    defer { run.progress?.end() }
    var results = try run.forEach(run.campaigns) { index, file throws(FileError) in
      defer { run.progress?.step() }
      return try remake(file, index, into: output, memory: memory)
    }
    let compiledCount = results.count { !(($0.kept ?? nil)?.memory.isKept ?? false) }
    let assembly: Assembly
    let certainty = memory?.isCertainlyUnchanged(results)
    let isUnchanged = certainty != nil
    if isUnchanged, let findings = try memory?.findings {
      assembly = Assembly(findings: findings, manifest: [])
    } else {
      if let memory { results = try run.timings.measure(.recall) { try memory.completed(results) } }
      assembly = run.timings.measure(.assemble) { run.assemble(results) }
    }
    let report = report(results, assembly)
    guard !report.hasError else {
      try output.discard()
      return Outcome(report: report, result: nil, campaignCount: 0, artifactCount: 0, compiledCount: compiledCount)
    }
    let placed = results.compactMap { $0.kept ?? nil }
    let publication = isUnchanged ? nil : memory?.publication
    let result = try run.timings.measure(.publish) {
      isUnchanged
        ? .current
        : try output.finish(
          placed.map(\.changes), campaigns: placed.flatMap { $0.members(as: run.project.configuration.output) },
          rootFiles: rootFiles(results, assembly), syncs: syncs)
    }
    run.timings.measure(.remember) {
      memory?.save(
        results, findings: assembly.findings, manifest: isUnchanged ? nil : assembly.manifest,
        isCertain: certainty ?? false, publication: publication)
    }
    let counts = placed.compactMap { $0.output?.artifactCount }
    return Outcome(
      report: report, result: result, campaignCount: counts.count, artifactCount: counts.reduce(0, +),
      compiledCount: compiledCount)
  }

  /// What there is to say; a part of a project leaves what spans campaigns to those who put the parts together.
  private func report(_ results: [CampaignResult<PlacedCampaign?>], _ assembly: Assembly) -> RunReport {
    guard run.shard != nil else { return RunReport(run, results, assembly: assembly, policy: policy) }
    return RunReport(run, results, assembly: nil, policy: policy, includesConfiguration: run.hasErrorBefore)
  }

  /// The files of the directory itself.
  private func rootFiles(_ results: [CampaignResult<PlacedCampaign?>], _ assembly: Assembly) -> [OutputFile] {
    let manifest = OutputFile(path: OutputName.manifest, bytes: assembly.manifest)
    guard let shard = run.shard else { return [manifest] }
    let campaigns = results.compactMap { result in
      result.record.map { ($0, run.campaignPolicy.unused(result.allowances, by: result.findings)) }
    }
    let summaries = ShardSummaries.bytes(
      shard: shard, manifest: assembly.manifest, output: run.project.configuration.output, campaigns: campaigns)
    return [OutputFile(path: OutputName.summaries, bytes: summaries), manifest]
  }

  /// What becomes of a campaign, which is compiled only if it must be.
  private func remake(
    _ file: FileID, _ index: Int, into output: OutputBuild, memory: BuildMemory?
  ) throws(FileError) -> CampaignResult<PlacedCampaign?> {
    let known = run.timings.measure(.recall) { memory?.recall(index) }
    if let memory, let known, known.isCertain, let result = memory.replay(known, of: file, source: nil) {
      return result
    }
    let stamp = memory?.stamp(of: file) ?? .none
    let read = try run.read(file)
    if let memory, let known, let source = read.value,
      let result = memory.replay(known, of: file, source: (file: source, stamp: stamp))
    {
      return result
    }
    return try run.compile(read) { compiled, _, result throws(FileError) in
      try place(compiled, result, of: file, stamp, into: output, memory: memory)
    }
  }

  /// Stages what a campaign compiled to.
  private func place(
    _ compiled: CompiledCampaign, _ result: CampaignResult<PlacedCampaign?>, of file: FileID, _ stamp: FileStamp,
    into output: OutputBuild, memory: BuildMemory?
  ) throws(FileError) -> PlacedCampaign? {
    guard let summary = compiled.summary, let made = compiled.output else {
      // A draft has no output and is none the worse for it.
      guard let summary = compiled.summary, summary.isDraft else {
        output.abandon()
        return nil
      }
      let memory = memory?.remembered(result, of: file, source: stamp, made: nil, stamp: OutputStamp())
      return PlacedCampaign(
        changes: CampaignChanges(), output: nil, memory: memory.map { .new($0) } ?? .none)
    }
    let options = run.project.configuration.output
    let id = summary.id.value
    let changes = try run.timings.measure(.stage) { () throws(FileError) in
      try output.place(
        CampaignFiles.files(of: made, campaign: id, as: options), campaign: id, isRemembered: memory != nil)
    }
    let memory = memory?.remembered(result, of: file, source: stamp, made: made, stamp: changes.stamp)
    return PlacedCampaign(
      changes: changes,
      output: PlacedCampaign.Output(
        id: id, artifactCount: made.artifacts.count, hasSources: made.sources != nil),
      memory: memory.map { .new($0) } ?? .none)
  }
}

/// What a build keeps of a campaign that compiled, or that is as it was.
struct PlacedCampaign: Sendable {
  /// What the next build is told of it.
  enum Memory: Sendable {
    case none

    /// What the last one was told; the stamp of its file, where that is another one now.
    case kept(entry: Int, source: FileStamp?)
    indirect case new(RememberedCampaign)

    /// Whether the campaign is as the last build left it.
    var isKept: Bool {
      if case .kept = self { true } else { false }
    }

    /// Whether the cache does not say it yet.
    var isNew: Bool {
      switch self {
      case .none, .new: true
      case .kept(_, let source): source != nil
      }
    }
  }

  /// What it has in the build directory.
  struct Output: Sendable {
    let id: String
    let artifactCount: Int
    let hasSources: Bool
  }

  let changes: CampaignChanges

  /// Nil for a draft.
  let output: Output?
  let memory: Memory

  /// The members of `campaigns/` that its files are in.
  func members(as options: Configuration.Output) -> [String] {
    guard let output else { return [] }
    return CampaignFiles.members(campaign: output.id, as: options, hasSources: output.hasSources)
  }

  func memberCount(as options: Configuration.Output) -> Int {
    guard let output else { return 0 }
    return options.layout == .packed && output.hasSources ? 2 : 1
  }
}
