import CampaignCompiler
import CampaignModel
import CampaignReview
import CarillonBuild
import Diagnostics
import SourceText

/// The two ends of a comparison, read so that only what may differ is compiled.
struct ReviewLoading {
  let base: ReviewSide
  let head: ReviewSide

  /// Campaigns that are the same at both ends.
  let unchanged: Int

  /// What is wrong at head before any campaign is read.
  let headFindings: (findings: [Finding], workspace: Workspace)

  init(base: any FileTree, head: any FileTree, session: ReviewOptions) throws {
    let baseWorkspace = try Workspace.load(base, configuration: session.configuration)
    let headWorkspace = try Workspace.load(head, configuration: session.configuration)
    let baseFiles = try Self.sources(baseWorkspace)
    let headFiles = try Self.sources(headWorkspace)
    var isSame: (SourceFile, [SourceFile]) -> Bool = { _, _ in false }
    if Self.isSameProject(baseWorkspace, headWorkspace) {
      isSame = { file, others in
        let index = Self.firstIndex(of: file.path, in: others)
        return index < others.count && others[index].path.utf8.elementsEqual(file.path.utf8)
          && others[index].bytes == file.bytes
      }
    }
    let changedBase = baseFiles.filter { !isSame($0, headFiles) }
    let changedHead = headFiles.filter { !isSame($0, baseFiles) }
    self.base = Self.side(changedBase, baseWorkspace, session)
    self.head = Self.side(changedHead, headWorkspace, session)
    unchanged = headFiles.count - changedHead.count
    headFindings = (headWorkspace.findings, headWorkspace)
    try Interruption.check()
  }

  /// The campaign files, in byte order of their paths; one that is too large or a link is told by the workspace.
  private static func sources(_ workspace: Workspace) throws -> [SourceFile] {
    try workspace.campaigns.compactMap { try workspace.source($0).value }
  }

  private static func side(_ files: [SourceFile], _ workspace: Workspace, _ options: ReviewOptions) -> ReviewSide {
    let run = ProjectRun(workspace, policy: PolicyOptions(), asOf: nil, jobs: options.jobs)
    let campaigns = Workers.map(files.count, jobs: options.jobs) { ReviewedCampaign(files[$0], in: run.project) }
    let sources = resources(workspace).map { SourceFile(id: $0.id, path: $0.path, bytes: $0.bytes ?? []) }
    return ReviewSide(
      project: run.project, campaigns: campaigns, resources: sources, findings: workspace.findings,
      allowances: workspace.allowances)
  }

  /// Whether the same campaign file means the same at both ends.
  private static func isSameProject(_ base: Workspace, _ head: Workspace) -> Bool {
    base.configurationFile?.bytes == head.configurationFile?.bytes
      && resources(base).elementsEqual(resources(head)) { left, right in
        left.path.utf8.elementsEqual(right.path.utf8) && left.bytes == right.bytes
      }
  }

  /// Whatever is listed beside campaigns: resource files and their bytes, in byte order of their paths.
  private static func resources(_ workspace: Workspace) -> [(id: FileID, path: String, bytes: [UInt8]?)] {
    let campaigns = Set(workspace.campaigns.map(\.rawValue))
    return workspace.paths.indices.dropFirst().filter { !campaigns.contains(UInt32($0)) }.map { index in
      let path = workspace.paths[index]
      return (FileID(UInt32(index)), path, try? workspace.tree.read(path, limit: 8 << 20))
    }
  }

  private static func firstIndex(of path: String, in files: [SourceFile]) -> Int {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path.utf8.lexicographicallyPrecedes(path.utf8) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// What both ends are read with.
struct ReviewOptions {
  /// From elsewhere, for both ends.
  let configuration: (path: String, bytes: [UInt8])?
  let jobs: Int
}
