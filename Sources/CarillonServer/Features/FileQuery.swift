import CampaignCompiler
import CampaignModel
import CarillonBuild
import Diagnostics
import SourceText

/// A question about a place in a file of a project.
struct FileQuery: Sendable {
  /// What a file is for.
  enum Role: Sendable {
    case configuration
    case campaign
    case resource
  }

  let analysis: ProjectAnalysis
  let workspace: Workspace
  let project: Project
  let file: FileID

  /// Below the root.
  let path: String
  let bytes: [UInt8]

  /// Nil where the file is no part of the project, or the project could not be read.
  init?(_ analysis: ProjectAnalysis, path: String) {
    guard let workspace = analysis.workspace, let project = analysis.project, let file = analysis.file(path),
      let bytes = analysis.bytes(of: path)
    else { return nil }
    self.analysis = analysis
    self.workspace = workspace
    self.project = project
    self.file = file
    self.path = path
    self.bytes = bytes
  }

  var role: Role {
    file == FileID(0) ? .configuration : analysis.isCampaign(file) ? .campaign : .resource
  }

  var source: SourceFile {
    SourceFile(id: file, path: path, bytes: bytes)
  }

  var catalog: Catalog {
    workspace.catalog
  }

  var configuration: Configuration {
    workspace.configuration
  }

  var guide: SchemaGuide? {
    switch role {
    case .configuration: .configuration
    case .campaign: .campaign
    case .resource: nil
    }
  }

  /// What is named at an offset, the narrowest first.
  func references(at offset: Int) -> [Reference] {
    let symbols = ProjectSymbols(analysis)
    return symbols.references(in: file).filter { $0.range.start <= UInt32(offset) && UInt32(offset) <= $0.range.end }
      .sorted { ($0.range.end - $0.range.start, $0.range.start) < ($1.range.end - $1.range.start, $1.range.start) }
  }
}
