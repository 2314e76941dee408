package import CampaignCompiler
import CampaignModel
import CampaignRules
import CampaignTargets
package import Diagnostics
import Documents
package import SourceText
import Writers

/// A project compiled in memory: what a build would write, and what it would say.
package struct MemoryBuild: Sendable {
  /// Below the build directory, in byte order.
  package let files: [(path: String, bytes: [UInt8])]

  /// Of the whole project, sorted.
  package let diagnostics: [Diagnostic]

  /// By the index that is their id.
  package let sources: [SourceFile]
  package let project: Project

  /// In byte order of the sources' paths.
  package let campaigns: [CompiledCampaign]
  package let assembly: Assembly

  /// The project's files, in any order.
  package init(_ contents: [(path: String, bytes: [UInt8])]) {
    let sources = contents.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }.enumerated().map {
      SourceFile(id: FileID(UInt32($0.offset)), path: $0.element.path, bytes: $0.element.bytes)
    }
    var findings: [Finding] = []
    var configuration = Configuration()
    let file = sources.first { $0.path == "carillon.yaml" }
    if let file {
      let document = YAMLReader.read(file)
      findings += document.findings
      if let root = document.value {
        let read = ConfigurationReader.read(root)
        configuration = read.value
        findings += read.findings
      }
    }
    let below = sources.filter { source in
      configuration.channelPaths.contains { source.path.hasPrefix($0.value + "/") }
    }
    let catalog = CatalogReader.read(
      below.filter { CatalogReader.reads($0.path) },
      otherPaths: below.map(\.path).filter { !CatalogReader.reads($0) }, configuration: configuration)
    findings += catalog.findings
    let project = Project(configuration: configuration, catalog: catalog.value, configurationFile: file)
    let campaignFiles = sources.filter { source in
      configuration.campaignPaths.contains { source.path.hasPrefix($0.value + "/") } && source.path.hasSuffix(".yaml")
    }
    campaigns = campaignFiles.map { compile($0, in: project) }
    let records = zip(campaignFiles, campaigns).compactMap { source, campaign in
      campaign.summary.map {
        CampaignRecord(
          summary: $0, sourceSHA256: Digest.sha256(source.bytes),
          output: campaign.output.map { ($0.artifacts.count, $0.manifestSHA256) })
      }
    }
    assembly = assemble(records, resources: [], in: project)
    self.sources = sources
    self.project = project
    diagnostics = sorted(
      project.policy.diagnostics(
        findings + campaigns.flatMap(\.findings) + assembly.findings, allowances: campaigns.flatMap(\.allowances)),
      files: MemoryFiles(sources))
    var files = [(path: "manifest.json", bytes: assembly.manifest)]
    for campaign in campaigns {
      guard let id = campaign.summary?.id.value, let output = campaign.output else { continue }
      files += output.files(id: id, as: configuration.output)
    }
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The diagnostics as `--format concise` prints them.
  package var concise: String {
    render(diagnostics, as: .concise, files: MemoryFiles(sources), options: ReportOptions())
  }
}

/// Files of a run in memory, by the index that is their id.
package struct MemoryFiles: SourceFiles {
  private let sources: [SourceFile]

  package init(_ sources: [SourceFile]) {
    self.sources = sources
  }

  package func path(of file: FileID) -> String {
    sources[Int(file.rawValue)].path
  }

  package func bytes(of file: FileID) -> [UInt8]? {
    sources[Int(file.rawValue)].bytes
  }
}

extension CampaignOutput {
  /// The campaign's files in the build directory.
  fileprivate func files(id: String, as options: Configuration.Output) -> [(path: String, bytes: [UInt8])] {
    let folder = "campaigns/\(id)"
    var files = sources.map { [(path: folder + "/sources.json", bytes: $0)] } ?? []
    switch options.layout {
    case .tree:
      files.append((folder + "/manifest.json", manifest))
      files += artifacts.map { artifact in
        let name = [artifact.target, artifact.variant, artifact.locale].compactMap { $0 }.joined(separator: "/")
        let bytes = options.style == .wire ? artifact.wire : JSONWriter.indented(wire: artifact.wire)
        return ("\(folder)/\(name).json", bytes)
      }
    case .packed:
      let lines = [(try? JSONReader.read(manifest)).map(JSONWriter.wire) ?? []] + artifacts.map(\.wire)
      files.append((folder + ".ndjson", lines.flatMap { $0 + [UInt8(ascii: "\n")] }))
    }
    return files
  }
}
