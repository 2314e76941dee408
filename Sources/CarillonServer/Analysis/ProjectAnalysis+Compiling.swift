import CampaignCompiler
import CampaignRules
import CarillonBuild
import Diagnostics
package import SourceText

extension ProjectAnalysis {
  /// Compiles some campaigns at once, those given first, and gives the files whose diagnostics may have changed.
  package mutating func compile(_ files: [FileID]) -> Set<FileID> {
    let indices = files.map { entryIndex[Int($0.rawValue)] }.filter { $0 >= 0 && isStale[$0] }
    return compileEntries(indices)
  }

  /// The next of the stale campaigns, as many as take no noticeable time.
  package mutating func compileNext() -> Set<FileID> {
    stale.removeAll { !isStale[$0] }
    var affected = compileEntries(Array(stale.suffix(options.jobs * Self.blockSize)))
    if stale.isEmpty { affected.formUnion(settle()) }
    return affected
  }

  private mutating func compileEntries(_ indices: [Int]) -> Set<FileID> {
    guard let run, !indices.isEmpty else { return [] }
    let files = indices.map { run.workspace.campaigns[$0] }
    var affected = Set(files)
    for (position, entry) in compiled(files, in: run).enumerated() {
      let index = indices[position]
      if !isSame(entry.summary, entries[index].summary) { needsProjectFindings = true }
      let foreign = entry.findings.filter { $0.range?.file != files[position] }
      let before = foreignFindings[files[position]] ?? []
      if foreign != before {
        foreignFindings[files[position]] = foreign.isEmpty ? nil : foreign
        affected.formUnion((foreign + before).map { $0.range?.file ?? FileID(0) })
      }
      entries[index] = entry
      isStale[index] = false
    }
    stale.removeAll { !isStale[$0] }
    return affected
  }

  private func compiled(_ files: [FileID], in run: ProjectRun) -> [CampaignEntry] {
    if let results = try? run.compile(files, keeping: { compiled, _ in CampaignReferences.all(in: compiled) }) {
      return results.map(CampaignEntry.init)
    }
    // One of them cannot be read: a single one must not hide the others.
    return files.map { file in
      do {
        let results = try run.compile([file], keeping: { compiled, _ in CampaignReferences.all(in: compiled) })
        return results.first.map(CampaignEntry.init) ?? CampaignEntry()
      } catch {
        return CampaignEntry(fault: "\(error)")
      }
    }
  }

  private func isSame(_ first: CampaignSummary?, _ second: CampaignSummary?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.isSame(as: second)
  }

  /// Holds the rules that span campaigns against the summaries, where those changed.
  package mutating func settle() -> Set<FileID> {
    guard needsProjectFindings, let run else { return [] }
    needsProjectFindings = false
    let found = findProjectFaults(in: entries.compactMap(\.summary), of: run.project)
    return projectFindings.replace(by: FindingsByFile(found))
  }
}
