package import CampaignCompiler
import CampaignModel
package import CampaignRules
package import Diagnostics
package import SourceText
import Writers

/// One run of the compiler over a project, on several threads.
package struct ProjectRun: Sendable {
  package let workspace: Workspace
  package let project: Project
  package let jobs: Int

  /// The part of the campaigns that is compiled; nil for all of them.
  package let shard: Shard?

  /// The campaign files of that part, in byte order of their paths.
  package let campaigns: [FileID]

  /// Who is told how far the run is, and where its time goes; nobody unless it is asked for.
  package let progress: Progress?
  package let timings: Timings?

  /// Knows the severities; unused allowances are left to the whole run, which alone can tell.
  let campaignPolicy: Policy

  package init(
    _ workspace: Workspace, policy: PolicyOptions, asOf: Int?, jobs: Int, shard: Shard? = nil,
    progress: Progress? = nil, timings: Timings? = nil
  ) {
    self.workspace = workspace
    self.jobs = jobs
    self.progress = progress
    self.timings = timings
    self.shard = shard
    campaigns =
      shard.map { shard in
        workspace.campaigns.filter { shard.contains(workspace.paths[Int($0.rawValue)]) }
      } ?? workspace.campaigns
    project = Project(
      configuration: workspace.configuration, catalog: workspace.catalog,
      policy: policy.policy(workspace.configuration),
      configurationFile: workspace.configurationFile, asOf: asOf)
    campaignPolicy = policy.policy(workspace.configuration, reportsUnusedAllowances: false)
  }

  /// Whether the configuration or the tree itself has an error.
  package var hasErrorBefore: Bool {
    hasError(workspace.findings, workspace.allowances)
  }

  /// Compiles campaigns, and gives each to a function on the thread that compiled it: what it keeps is all that is kept.
  package func compile<Kept: Sendable>(
    _ files: [FileID], keeping keep: @Sendable (CompiledCampaign, SourceFile) throws(FileError) -> Kept
  ) throws -> [CampaignResult<Kept>] {
    progress?.begin(files.count)
    defer { progress?.end() }
    return try forEach(files) { _, file throws(FileError) in
      defer { progress?.step() }
      return try compile(try read(file)) { compiled, source, _ throws(FileError) in try keep(compiled, source) }
    }
  }

  /// What a function makes of each file, with its place in the list, on the threads of the run.
  func forEach<Value: Sendable>(
    _ files: [FileID], _ body: @Sendable (Int, FileID) throws(FileError) -> Value
  ) throws -> [Value] {
    let results = Workers.map(files.count, jobs: jobs) { index -> Result<Value, FileError>? in
      guard Process.caughtSignal == nil else { return nil }
      return Result { () throws(FileError) in try body(index, files[index]) }
    }
    try Interruption.check()
    return try results.compactMap { try $0?.get() }
  }

  /// Reads a campaign's file.
  func read(_ file: FileID) throws(FileError) -> Outcome<SourceFile?> {
    try timings.measure(.read) { () throws(FileError) in try workspace.source(file) }
  }

  /// Compiles one campaign as it was read.
  func compile<Kept: Sendable>(
    _ read: Outcome<SourceFile?>,
    keeping keep: (CompiledCampaign, SourceFile, CampaignResult<Kept>) throws(FileError) -> Kept
  ) throws(FileError) -> CampaignResult<Kept> {
    guard let source = read.value else { return CampaignResult(findings: read.findings, hasError: true) }
    let compiled = timings.measure(.compile) { CampaignCompiler.compile(source, in: project) }
    var result = CampaignResult<Kept>(
      findings: compiled.findings, hasError: hasError(compiled.findings, compiled.allowances))
    result.allowances = compiled.allowances
    // Allowances may turn out to be unused, which is printed too.
    if !compiled.findings.isEmpty || !compiled.allowances.isEmpty { result.source = source }
    result.record = compiled.summary.map {
      CampaignRecord(
        summary: $0, sourceSHA256: Digest.sha256(source.bytes),
        output: compiled.output.map { ($0.artifacts.count, $0.manifestSHA256) })
    }
    result.kept = try keep(compiled, source, result)
    return result
  }

  private func hasError(_ findings: [Finding], _ allowances: [Allowance]) -> Bool {
    guard !findings.isEmpty else { return false }
    return campaignPolicy.diagnostics(findings, allowances: allowances).contains { $0.severity == .error }
  }
}

/// What is made of findings on the command line.
package struct PolicyOptions: Sendable {
  package var overrides: [Policy.Override] = []
  package var warningsAreErrors = false

  package init() {}

  func policy(
    _ configuration: Configuration, reportsUnusedAllowances: Bool = true
  ) -> Policy {
    Policy(
      configuration: configuration, overrides: overrides, warningsAreErrors: warningsAreErrors,
      reportsUnusedAllowances: reportsUnusedAllowances)
  }
}

/// What is kept of a campaign after it was compiled.
package struct CampaignResult<Kept: Sendable>: Sendable {
  package var findings: [Finding] = []
  package var allowances: [Allowance] = []
  package var hasError = false

  /// Where there is something to print of it.
  package var source: SourceFile?

  /// As `source`, where the file was not read: it is worth showing only while it has this digest.
  var unread: (file: FileID, sha256: [UInt8])?

  /// Nil where the file is no campaign.
  package var record: CampaignRecord?

  /// Nil where the file could not be compiled at all.
  package var kept: Kept?
}
