package import CampaignCompiler
import CampaignModel
import CampaignRules
package import CarillonBuild
package import Diagnostics
package import SourceText

/// A project compiled in memory: what a build would write, and what it would say.
package struct MemoryBuild: Sendable {
  /// Below the build directory, in byte order; without campaigns that have an error, where a real build writes nothing.
  package let files: [(path: String, bytes: [UInt8])]

  /// Of the whole project, sorted.
  package let diagnostics: [Diagnostic]
  package let workspace: Workspace

  /// In byte order of the sources' paths.
  package let campaigns: [CompiledCampaign]
  package let assembly: Assembly

  private let report: RunReport

  /// The project's files, in any order.
  package init(_ contents: [(path: String, bytes: [UInt8])]) throws {
    workspace = try Workspace.load(MemoryTree(contents))
    let policy = PolicyOptions()
    let run = ProjectRun(workspace, policy: policy, asOf: nil, jobs: 1)
    let results = try run.compile(workspace.campaigns) { compiled, _ in compiled }
    campaigns = results.compactMap(\.kept)
    assembly = run.assemble(results)
    report = RunReport(run, results, assembly: assembly, policy: policy)
    diagnostics = report.diagnostics

    var files = [(path: "manifest.json", bytes: assembly.manifest)]
    for campaign in campaigns {
      guard let id = campaign.summary?.id.value, let output = campaign.output else { continue }
      let layout = workspace.configuration.output
      files += CampaignFiles.files(of: output, campaign: id, as: layout).map { ($0.path, $0.bytes) }
    }
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The diagnostics as `--format concise` prints them, without the summary line.
  package var concise: String {
    let text = render(diagnostics, as: .concise, files: report.files, options: ReportOptions())
    return text.split(separator: "\n").dropLast().map { $0 + "\n" }.joined()
  }

  /// A file's path below the project's root.
  package func path(of file: FileID) -> String {
    report.files.path(of: file)
  }
}
