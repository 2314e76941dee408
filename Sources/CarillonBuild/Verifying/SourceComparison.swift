import CampaignCompiler
import SourceText
import Writers

/// A build held against what sources compile to now.
package struct SourceComparison {
  package let report: RunReport

  /// Empty where the build is what the sources compile to; nil where they have errors.
  package let problems: [BuildProblem]?

  /// Compiles the project in memory. Since a root manifest holds the digest of all else, comparing it compares everything
  /// that verification has held against it.
  package init(_ tree: VerifiedTree, against run: ProjectRun, policy: PolicyOptions) throws {
    let results = try run.compile(run.workspace.campaigns) { _, _ in }
    let assembly = run.assemble(results)
    report = RunReport(run, results, assembly: assembly, policy: policy)
    guard !report.hasError else {
      problems = nil
      return
    }
    guard let bytes = try tree.read(OutputName.manifest), bytes != assembly.manifest else {
      problems = []
      return
    }
    problems = Self.differences(bytes, assembly.manifest)
  }

  private static func differences(_ built: [UInt8], _ compiled: [UInt8]) -> [BuildProblem] {
    guard let built = try? RootManifestContents(built), let compiled = try? RootManifestContents(compiled) else {
      return [BuildProblem(.malformed, OutputName.manifest)]
    }
    var problems: [BuildProblem] = []
    let old = Dictionary(built.campaigns.map { ($0.id, $0) }) { first, _ in first }
    let new = Set(compiled.campaigns.map(\.id))
    for campaign in compiled.campaigns {
      let path = OutputName.campaigns + "/" + campaign.id
      guard let other = old[campaign.id] else {
        problems.append(BuildProblem(.differs, path, "the build does not have '\(campaign.source)'"))
        continue
      }
      if other.manifestSHA256 != campaign.manifestSHA256 || other.sourceSHA256 != campaign.sourceSHA256 {
        problems.append(BuildProblem(.differs, path, "'\(campaign.source)' compiles to something else now"))
      }
    }
    for campaign in built.campaigns where !new.contains(campaign.id) {
      problems.append(
        BuildProblem(.differs, OutputName.campaigns + "/" + campaign.id, "the sources do not have it"))
    }
    guard problems.isEmpty else { return problems }
    return [
      BuildProblem(.differs, OutputName.manifest, "the configuration, the resources, the drafts or the tool differ")
    ]
  }
}
