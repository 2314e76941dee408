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

  /// Compiles everything; what differs is staged on the way and published at the end, if there is no error.
  package func build(into output: OutputBuild, syncs: Bool = false) throws -> Outcome {
    do {
      return try compileAndPublish(into: output, syncs: syncs)
    } catch {
      // The first error is the one to tell; what cannot be removed now, the next build removes.
      try? output.discard()
      throw error
    }
  }

  private func compileAndPublish(into output: OutputBuild, syncs: Bool) throws -> Outcome {
    if run.hasErrorBefore { output.abandon() }
    let options = run.project.configuration.output
    let results = try run.compile(run.workspace.campaigns) { compiled, _ throws(FileError) -> PlacedCampaign? in
      guard let summary = compiled.summary, let made = compiled.output else {
        // A draft has no output and is none the worse for it.
        if !(compiled.summary?.isDraft ?? false) { output.abandon() }
        return nil
      }
      let id = summary.id.value
      return PlacedCampaign(
        changes: try output.place(CampaignFiles.files(of: made, campaign: id, as: options), campaign: id),
        members: CampaignFiles.members(campaign: id, as: options, hasSources: made.sources != nil),
        artifactCount: made.artifacts.count)
    }
    let assembly = run.assemble(results)
    let report = RunReport(run, results, assembly: assembly, policy: policy)
    let placed = results.compactMap { $0.kept ?? nil }
    guard !report.hasError else {
      try output.discard()
      return Outcome(report: report, result: nil, campaignCount: 0, artifactCount: 0)
    }
    let result = try output.finish(
      placed.map(\.changes), campaigns: placed.flatMap(\.members),
      rootFiles: [OutputFile(path: OutputName.manifest, bytes: assembly.manifest)], syncs: syncs)
    return Outcome(
      report: report, result: result, campaignCount: placed.count,
      artifactCount: placed.reduce(0) { $0 + $1.artifactCount })
  }
}

/// What a build keeps of a campaign whose files are staged.
private struct PlacedCampaign: Sendable {
  let changes: CampaignChanges
  let members: [String]
  let artifactCount: Int
}
