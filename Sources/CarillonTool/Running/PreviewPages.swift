import CampaignCompiler
import CampaignModel
import CampaignPreview
import CampaignRules
import CarillonBuild
import Diagnostics
import SourceText

/// The pages of a project: each is made, written and forgotten on the thread that compiled its campaign.
struct PreviewPages: Sendable {
  /// What came of it.
  struct Outcome {
    /// As people open them; the index first.
    let paths: [String]

    /// Those of `paths` that are not as they were.
    let newPaths: [String]
    let report: RunReport
  }

  private let run: ProjectRun
  private let policy: PolicyOptions
  private let folder: PageFolder
  private let loadsImages: Bool

  /// Writes the pages that a command line asks for, and prints the errors that there are.
  static func write(_ session: ProjectSession) throws -> Outcome {
    let arguments = session.invocation.arguments
    let folder = try PageFolder(
      arguments.value(of: .pagesOutput) ?? session.tree.root.displayName(".carillon/preview"))
    let pages = PreviewPages(
      run: session.run, policy: session.policy, folder: folder, loadsImages: arguments.has(.images))
    let outcome = try pages.write(
      session.campaigns(named: arguments.operands), isWhole: arguments.operands.isEmpty)
    let report = outcome.report
    let errors = report.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty {
      try session.invocation.surroundings.errors.write(
        render(errors, as: .full, files: report.files, options: ReportOptions(fileCount: report.fileCount)))
      try session.invocation.surroundings.errors.flush()
    }
    return outcome
  }

  /// Writes the pages of some campaigns; of all of them with an index, and those of campaigns that are gone are removed.
  private func write(_ files: [FileID], isWhole: Bool) throws -> Outcome {
    let results = try run.compile(files) { (compiled, source) throws(FileError) in
      let campaign = preview(compiled, source)
      let name = CampaignPage.fileName(id: campaign.id)
      let page = try folder.write(name, CampaignPage.page(campaign, loadsImages: loadsImages))
      return (entry: IndexPage.Entry(campaign), name: name, page: page)
    }
    let written = results.compactMap(\.kept)
    var pages = written.map(\.page)
    if isWhole {
      let entries = written.map(\.entry).sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
      pages.insert(try folder.write(IndexPage.fileName, IndexPage.page(entries, projectName: projectName)), at: 0)
      try folder.removePages(but: Set(written.map(\.name) + [IndexPage.fileName]), isPage: Page.isOurs)
    }
    let report = RunReport(run, results, assembly: isWhole ? run.assemble(results) : nil, policy: policy)
    return Outcome(paths: pages.map(\.path), newPaths: pages.filter(\.isNew).map(\.path), report: report)
  }

  private var projectName: String {
    run.workspace.configuration.name ?? "App"
  }

  private func preview(_ compiled: CompiledCampaign, _ source: SourceFile) -> PreviewCampaign {
    let project = run.project
    let diagnostics = project.policy.diagnostics(compiled.findings, allowances: compiled.allowances)
    let isDraft = compiled.summary?.isDraft == true
    var output = compiled.output
    if isDraft, !diagnostics.contains(where: { $0.severity == .error }) {
      output = lookingOutput(of: source, in: project, isNative: false)
    }
    var campaign =
      output.flatMap { PreviewCampaign(of: source, $0, in: project) }
      ?? PreviewCampaign(id: compiled.summary?.id.value ?? pageID(source.path), path: source.path, appName: projectName)
    campaign.isDraft = isDraft
    campaign.findings = findings(diagnostics, source)
    return campaign
  }

  private func findings(_ diagnostics: [Diagnostic], _ source: SourceFile) -> [PreviewFinding] {
    let lines = LineIndex(source.bytes)
    return diagnostics.map { diagnostic in
      let finding = diagnostic.finding
      let place = finding.range.flatMap { range in
        range.file == source.id ? lines.position(of: Int(range.start)) : nil
      }
      return PreviewFinding(
        severity: diagnostic.severity, rule: finding.rule.rawValue, message: finding.message, help: finding.help,
        place: place.map { "\(source.path):\($0.line):\($0.column)" })
    }
  }

  /// A file name for what has no id: its path, with what a file name could not hold replaced.
  private func pageID(_ path: String) -> String {
    String(
      String.UnicodeScalarView(
        path.unicodeScalars.map { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "." ? $0 : "-" }))
  }
}
