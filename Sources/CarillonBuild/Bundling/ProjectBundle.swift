import CampaignCompiler
import CampaignModel
import CampaignRules
import CampaignTargets
import SourceText

/// One archive of a whole build, the same bytes on every machine.
package struct ProjectBundle {
  package struct Outcome {
    package let report: RunReport

    /// Nil where there were errors: then nothing was written.
    package let fileCount: Int?
  }

  private let run: ProjectRun
  private let policy: PolicyOptions

  package init(_ run: ProjectRun, policy: PolicyOptions) {
    self.run = run
    self.policy = policy
  }

  /// Writes the archive: manifests first, then the artifacts, in wire form, by path.
  ///
  /// The campaigns are compiled once for the root manifest, which comes first, and again as they are written: a release of
  /// a million payloads must not be held in memory, and compiling is what costs least.
  package func write(_ path: String, modified: Int) throws -> Outcome {
    let results = try run.compile(run.workspace.campaigns) { compiled, _ in compiled.summary?.id.value }
    let assembly = run.assemble(results)
    let report = RunReport(run, results, assembly: assembly, policy: policy)
    guard !report.hasError else { return Outcome(report: report, fileCount: nil) }
    // In the order of the paths: "sale-2/" comes before "sale/".
    let order = zip(run.workspace.campaigns, results).compactMap { file, result in
      (result.kept ?? nil).map { (file: file, key: $0 + "/") }
    }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.file)

    let (directory, name) = try NamedFile.place(of: path)
    var tar = try TarWriter(name, in: directory, modified: modified)
    var count = 1
    do {
      try tar.add(OutputName.manifest, assembly.manifest)
      for pass in [Pass.manifests, .artifacts] {
        for block in stride(from: 0, to: order.count, by: Self.blockSize) {
          let files = Array(order[block..<min(block + Self.blockSize, order.count)])
          for result in try run.compile(files, keeping: { compiled, _ in Self.files(of: compiled, pass) }) {
            for file in result.kept ?? [] {
              try tar.add(file.path, file.bytes)
              count += 1
            }
          }
        }
      }
    } catch {
      try? tar.discard()
      throw error
    }
    try tar.finish()
    return Outcome(report: report, fileCount: count)
  }

  private enum Pass {
    case manifests
    case artifacts
  }

  /// How many campaigns are held at a time.
  private static let blockSize = 64

  private static func files(of compiled: CompiledCampaign, _ pass: Pass) -> [OutputFile] {
    guard let id = compiled.summary?.id.value, let output = compiled.output else { return [] }
    let folder = OutputName.campaigns + "/" + id + "/"
    switch pass {
    case .manifests: return [OutputFile(path: folder + OutputName.manifest, bytes: output.manifest)]
    case .artifacts:
      var files = output.artifacts.map { OutputFile(path: folder + $0.path, bytes: $0.wire) }
      if let sources = output.sources { files.append(OutputFile(path: folder + OutputName.sources, bytes: sources)) }
      return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
  }
}
