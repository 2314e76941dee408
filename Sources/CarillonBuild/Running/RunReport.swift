package import CampaignCompiler
import CampaignRules
package import Diagnostics
package import SourceText

/// Everything that a run has to say, in its order.
package struct RunReport: Sendable {
  package private(set) var diagnostics: [Diagnostic]
  package let files: RunFiles

  /// How many files were checked.
  package private(set) var fileCount: Int

  package var hasError: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// This report without what a baseline knows.
  package func leavingOut(_ baseline: Baseline) -> RunReport {
    var report = self
    report.diagnostics = baseline.new(diagnostics, files: files)
    return report
  }

  /// This report with what concerns some files alone.
  package func limited(to files: Set<FileID>) -> RunReport {
    var report = self
    report.diagnostics.removeAll { diagnostic in diagnostic.finding.range.map { !files.contains($0.file) } ?? true }
    report.fileCount = files.count
    return report
  }

  /// Applies the policy to what a run found; without an assembly only a part of the project was looked at, and no
  /// allowance is called unused.
  package init<Kept: Sendable>(
    _ run: ProjectRun, _ results: [CampaignResult<Kept>], assembly: Assembly?, policy: PolicyOptions,
    includesConfiguration: Bool = true
  ) {
    var files = RunFiles(run.workspace)
    for result in results {
      if let source = result.source { files.keep(source) }
      if let unread = result.unread { files.expect(unread.file, sha256: unread.sha256) }
    }
    let policy = policy.policy(run.project.configuration, reportsUnusedAllowances: assembly != nil)

    // An allowance silences only findings of its own file: held file by file, the work stays linear.
    var byFile: [FileID: (findings: [Finding], allowances: [Allowance])] = [:]
    var placeless: [Finding] = []
    let elsewhere = (includesConfiguration ? run.workspace.findings : []) + (assembly?.findings ?? [])
    for finding in results.flatMap(\.findings) + elsewhere {
      guard let file = finding.range?.file else {
        placeless.append(finding)
        continue
      }
      byFile[file, default: ([], [])].findings.append(finding)
    }
    let configurationAllowances = includesConfiguration ? run.workspace.allowances : []
    for allowance in results.flatMap(\.allowances) + configurationAllowances {
      byFile[allowance.rule.range.file, default: ([], [])].allowances.append(allowance)
    }
    var diagnostics = policy.diagnostics(placeless, allowances: [])
    // In any order: they are sorted below.
    for (_, group) in byFile { diagnostics += policy.diagnostics(group.findings, allowances: group.allowances) }
    self.diagnostics = sorted(diagnostics, files: files)
    self.files = files
    fileCount = results.count + (run.workspace.configurationFile == nil ? 0 : 1)
  }
}
