import CampaignCompiler
import CampaignRules
import CarillonBuild
package import Diagnostics
package import SourceText

extension ProjectAnalysis {
  /// What there is to say of a file, in the order of `check`.
  package func diagnostics(of file: FileID) -> [Diagnostic] {
    guard let run else { return [] }
    var findings = workspaceFindings[file] + catalogFindings[file] + projectFindings[file]
    // In any order: they are sorted below.
    for (campaign, found) in foreignFindings where campaign != file {
      findings += found.filter { $0.range?.file == file }
    }
    var allowances: [Allowance] = []
    if Int(file.rawValue) < entryIndex.count, entryIndex[Int(file.rawValue)] >= 0 {
      let entry = entries[entryIndex[Int(file.rawValue)]]
      findings += entry.findings.filter { $0.range?.file == file }
      allowances = entry.allowances
    } else {
      allowances = run.workspace.allowances.filter { $0.rule.range.file == file }
    }
    return sorted(
      run.project.policy.diagnostics(findings, allowances: allowances), files: PathNames(run.workspace.paths))
  }

  /// What has no place.
  package var placelessDiagnostics: [Diagnostic] {
    guard let run else { return [] }
    let foreign = foreignFindings.values.flatMap { $0.filter { $0.range == nil } }
    let findings = workspaceFindings.placeless + catalogFindings.placeless + projectFindings.placeless + foreign
    return sorted(run.project.policy.diagnostics(findings, allowances: []), files: PathNames(run.workspace.paths))
  }

  /// Whether a campaign waits to be compiled.
  package func isWaiting(_ file: FileID) -> Bool {
    let index = Int(file.rawValue) < entryIndex.count ? entryIndex[Int(file.rawValue)] : -1
    return index >= 0 && isStale[index]
  }

  /// Why a campaign's file could not be read.
  package func fault(of file: FileID) -> String? {
    guard Int(file.rawValue) < entryIndex.count, entryIndex[Int(file.rawValue)] >= 0 else { return nil }
    return entries[entryIndex[Int(file.rawValue)]].fault
  }

  /// What a campaign names; nothing for other files.
  package func references(of file: FileID) -> [Reference] {
    let index = Int(file.rawValue) < entryIndex.count ? entryIndex[Int(file.rawValue)] : -1
    return index < 0 ? [] : entries[index].references
  }

  /// What all campaigns name.
  package var references: [Reference] {
    entries.flatMap(\.references)
  }
}
