import CampaignCompiler
import CampaignModel
import CampaignPreview
import CampaignRules
import CarillonBuild
import Diagnostics
import SourceText

/// The pages of a project: each is made, written and forgotten on the thread that compiled its campaign.
struct PreviewPages: Sendable {
  let run: ProjectRun
  let policy: PolicyOptions
  let folder: PageFolder
  let loadsImages: Bool

  /// Writes the pages of some campaigns, and with all of them the index; the paths, and whether there was an error.
  func write(_ files: [FileID], includesIndex: Bool) throws -> (paths: [String], report: RunReport) {
    let results = try run.compile(files) { (compiled, source) throws(FileError) in
      let campaign = preview(compiled, source)
      let name = CampaignPage.fileName(id: campaign.id)
      let path = try folder.write(name, CampaignPage.page(campaign, loadsImages: loadsImages))
      return (entry: IndexPage.Entry(campaign), path: path)
    }
    let written = results.compactMap(\.kept)
    var paths = written.map(\.path)
    if includesIndex {
      let entries = written.map(\.entry).sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
      paths.insert(
        try folder.write(IndexPage.fileName, IndexPage.page(entries, projectName: projectName)), at: 0)
    }
    let report = RunReport(
      run, results, assembly: includesIndex ? run.assemble(results) : nil, policy: policy)
    return (paths, report)
  }

  private var projectName: String {
    run.workspace.configuration.name ?? "Campaigns"
  }

  private func preview(_ compiled: CompiledCampaign, _ source: SourceFile) -> PreviewCampaign {
    let project = run.project
    var campaign =
      compiled.output.flatMap {
        PreviewCampaign(
          manifest: $0.manifest, artifacts: $0.artifacts, path: source.path, appName: projectName,
          catalog: project.catalog)
      }
      ?? PreviewCampaign(id: compiled.summary?.id.value ?? pageID(source.path), path: source.path, appName: projectName)
    campaign.webOrigin = project.configuration.app.webBaseURL.flatMap { origin(of: $0.value) }
    let lines = LineIndex(source.bytes)
    campaign.findings = project.policy.diagnostics(compiled.findings, allowances: compiled.allowances)
      .map { diagnostic in
        let finding = diagnostic.finding
        let place = finding.range.flatMap { range in
          range.file == source.id ? lines.position(of: Int(range.start)) : nil
        }
        return PreviewFinding(
          severity: diagnostic.severity, rule: finding.rule.rawValue, message: finding.message, help: finding.help,
          place: place.map { "\(source.path):\($0.line):\($0.column)" })
      }
    return campaign
  }

  /// A file name for what has no id: its path, with what a file name could not hold replaced.
  private func pageID(_ path: String) -> String {
    String(
      String.UnicodeScalarView(
        path.unicodeScalars.map { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "." ? $0 : "-" }))
  }

  private func origin(of url: String) -> String? {
    let parts = url.split(separator: "/", omittingEmptySubsequences: true)
    return parts.count > 1 ? String(parts[1]) : nil
  }
}
