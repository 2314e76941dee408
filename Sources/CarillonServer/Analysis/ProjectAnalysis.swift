package import CampaignCompiler
import CampaignModel
import CampaignRules
package import CarillonBuild
import Diagnostics
package import SourceText
import Writers

/// A project held in memory and kept up to date edit by edit: what `carillon check` would say of it at each moment.
///
/// An edit of a campaign compiles that campaign alone. An edit of the configuration or of a resource file reads those
/// again and makes every campaign stale; stale campaigns are compiled in small steps, so that whoever waits for something
/// else is not kept waiting.
package struct ProjectAnalysis: Sendable {
  /// The project's directory, absolute.
  package let root: String
  let options: AnalysisOptions
  private let open: @Sendable () throws(FileError) -> any FileTree

  /// What editors hold, over what lies on disk.
  private var overlays: [[UInt8]: [UInt8]] = [:]
  var tree: OverlayTree?
  private(set) var run: ProjectRun?

  /// Why there is no project, where it could not be read at all.
  package private(set) var fault: String?

  /// As `run.workspace.campaigns`.
  var entries: [CampaignEntry] = []

  /// By file id: the index in `entries`, or -1 for other files.
  var entryIndex: [Int] = []

  /// Campaigns to compile, the next one last.
  var stale: [Int] = []
  var isStale: [Bool] = []

  /// What was found in other ways than by compiling a campaign, by file.
  var workspaceFindings = FindingsByFile()
  var catalogFindings = FindingsByFile()
  var projectFindings = FindingsByFile()

  /// What compiling a campaign found in other files, by the campaign: a default that the configuration gives to all.
  var foreignFindings: [FileID: [Finding]] = [:]

  /// Whether the summaries changed since `projectFindings` was made.
  var needsProjectFindings = false

  package init(
    root: String, options: AnalysisOptions, open: @escaping @Sendable () throws(FileError) -> any FileTree
  ) {
    self.root = root
    self.options = options
    self.open = open
  }

  /// The project, where it could be read.
  package var workspace: Workspace? {
    run?.workspace
  }

  package var project: Project? {
    run?.project
  }

  /// How many campaigns are still to be compiled.
  package var staleCount: Int {
    stale.count
  }

  /// Whether everything is as `check` would say.
  package var isSettled: Bool {
    stale.isEmpty && !needsProjectFindings
  }

  // MARK: Files

  /// The id of a path below the root; nil for what is no part of the project.
  package func file(_ path: String) -> FileID? {
    guard run != nil else { return nil }
    if path.utf8.elementsEqual(Workspace.configurationName.utf8) { return FileID(0) }
    return files[Array(path.utf8)]
  }

  /// Campaigns and resource files by their path's UTF-8.
  private var files: [[UInt8]: FileID] = [:]

  /// Whether the file is a campaign.
  package func isCampaign(_ file: FileID) -> Bool {
    entryIndex[Int(file.rawValue)] >= 0
  }

  /// The bytes that the analysis sees; nil where there are none.
  package func bytes(of path: String) -> [UInt8]? {
    try? tree?.read(path, limit: Self.readLimit)
  }

  // MARK: Changes

  /// Notes that an editor holds a file with these bytes, or no longer holds it. What the system says is no regular file
  /// (a link, a directory) stays that.
  package mutating func setOverlay(_ path: String, _ bytes: [UInt8]?) {
    let key = Array(path.utf8)
    if bytes != nil, overlays[key] == nil {
      guard let kind = try? open().kind(of: path) ?? .file, kind == .file else { return }
    }
    overlays[key] = bytes
    tree?.set(path, to: bytes)
  }

  /// Whether a file of that name is, or would be, a part of the project.
  package func concerns(_ path: String) -> Bool {
    guard let workspace, file(path) == nil else { return true }
    let configuration = workspace.configuration
    return path.hasCampaignExtension && configuration.campaignPaths.contains { path.isBelow($0.value) }
      || configuration.channelPaths.contains { path.isBelow($0.value) }
  }

  /// Takes in changed files, and gives those whose diagnostics may have changed.
  package mutating func update(_ paths: [String]) -> Set<FileID> {
    let paths = paths.filter(concerns)
    guard !paths.isEmpty else { return [] }
    let changed = paths.map { file($0) }
    guard run != nil, changed.allSatisfy({ $0.map(isCampaign) ?? false }) else { return reload(changed: paths) }
    var affected: Set<FileID> = []
    for file in changed.compactMap(\.self) {
      affected.insert(file)
      markStale(entryIndex[Int(file.rawValue)])
    }
    // Those that an editor holds are few, and what their author waits for.
    affected.formUnion(compile(changed.compactMap(\.self)))
    if stale.isEmpty { affected.formUnion(settle()) }
    return affected
  }

  /// Reads the project anew, and keeps what cannot have changed.
  package mutating func reload(changed paths: [String] = []) -> Set<FileID> {
    let before = run?.workspace
    do throws(FileError) {
      let tree = OverlayTree(
        try open(), files: overlays.map { (String(decoding: $0.key, as: UTF8.self), $0.value) })
      // Names that come and go must not pile up.
      let known = before.map { $0.paths.count < 2 * files.count + 1000 ? $0.paths : [] } ?? []
      let workspace = try Workspace.load(tree, known: known)
      self.tree = tree
      let everything = fault != nil || known.isEmpty
      fault = nil
      return take(workspace, replacing: everything ? nil : before, changed: paths)
    } catch {
      fault = error.description
      let all = Set((before?.paths.indices ?? 0..<0).map { FileID(UInt32($0)) })
      forget()
      return all
    }
  }

  /// Leaves nothing of a project that cannot be read any more: nothing that waits for it, and no finding that would pass for
  /// told when it is back.
  private mutating func forget() {
    run = nil
    (entries, entryIndex, stale, isStale) = ([], [], [], [])
    (workspaceFindings, catalogFindings, projectFindings) = (FindingsByFile(), FindingsByFile(), FindingsByFile())
    foreignFindings = [:]
    needsProjectFindings = false
  }

  private mutating func take(_ workspace: Workspace, replacing before: Workspace?, changed: [String]) -> Set<FileID> {
    let old = Dictionary(
      zip(before?.campaigns ?? [], entries), uniquingKeysWith: { first, _ in first })
    let run = ProjectRun(workspace, policy: options.policy, asOf: options.asOf, jobs: options.jobs)
    self.run = run
    let keeps = before.map { $0.isSame(as: workspace) } ?? false
    var affected: Set<FileID> = []
    entries = workspace.campaigns.map { old[$0] ?? CampaignEntry() }
    entryIndex = Array(repeating: -1, count: workspace.paths.count)
    files = [:]
    for (id, path) in workspace.paths.enumerated() where id > 0 { files[Array(path.utf8)] = FileID(UInt32(id)) }
    for (index, file) in workspace.campaigns.enumerated() { entryIndex[Int(file.rawValue)] = index }
    let wasStale = Set(stale.compactMap { index in before.map { $0.campaigns[index] } })
    let named = Set(changed.map { Array($0.utf8) })
    isStale = Array(repeating: false, count: entries.count)
    stale = []
    for (index, file) in workspace.campaigns.enumerated().reversed() {
      let isNamed = named.contains(Array(workspace.paths[Int(file.rawValue)].utf8))
      if !keeps || old[file] == nil || wasStale.contains(file) || isNamed { markStale(index) }
    }
    affected.formUnion(workspaceFindings.replace(by: FindingsByFile(workspace.findings)))
    let lost = foreignFindings.filter { !keeps || entryIndex[Int($0.key.rawValue)] < 0 }
    for (campaign, findings) in lost {
      foreignFindings[campaign] = nil
      affected.formUnion(findings.map { $0.range?.file ?? FileID(0) })
    }
    if !keeps {
      affected.formUnion(catalogFindings.replace(by: FindingsByFile(findCatalogFaults(in: run.project))))
      affected.formUnion(workspace.allowances.map(\.rule.range.file))
    }
    affected.formUnion(changed.compactMap { self.file($0) })
    needsProjectFindings = true
    guard !stale.isEmpty else { return affected.union(settle()) }
    guard before != nil else { return affected }
    // What is known of the campaigns is old, but the places in the edited file are right.
    affected.formUnion(settle())
    needsProjectFindings = true
    return affected
  }

  private mutating func markStale(_ index: Int) {
    guard !isStale[index] else { return }
    isStale[index] = true
    stale.append(index)
  }

  /// The campaigns whose bytes are no longer those that were compiled, below the root. Looks at every file: for clients
  /// that do not say what changed.
  package func changesOnDisk() -> [String] {
    guard let run, let tree else { return [] }
    let changed = Workers.map(entries.count, jobs: options.jobs) { index -> String? in
      let path = run.workspace.paths[Int(run.workspace.campaigns[index].rawValue)]
      guard let bytes = try? tree.read(path, limit: Self.readLimit) else { return path }
      return entries[index].sourceSHA256 == Digest.sha256(bytes) ? nil : path
    }
    return changed.compactMap(\.self)
  }

  /// Per thread: what is compiled between two looks at what a client wants.
  static let blockSize = 4

  /// Larger files are not part of any project.
  static let readLimit = 32 << 20
}

extension String {
  /// Whether a path is in a directory, at any depth; both below the root.
  fileprivate func isBelow(_ directory: String) -> Bool {
    directory == "." || utf8.starts(with: (directory + "/").utf8)
  }
}
