import CampaignModel
import Diagnostics
import Documents
import SourceText

/// Which files a project has: finds campaigns, and what must not be among the sources.
struct SourceListing {
  /// By file id.
  private(set) var paths: [String]
  private(set) var campaigns: [FileID] = []

  /// The app's resource files whose bytes are wanted.
  private(set) var resources: [FileID] = []

  /// Those of which the name alone matters.
  private(set) var otherResources: [String] = []
  private(set) var findings: [Finding] = []

  /// The ids of paths that were known before.
  private let known: [[UInt8]: FileID]

  /// A listing that is made again and again keeps the ids of the paths that an earlier one knew.
  init(configurationPath: String, known: [String] = []) {
    paths = [configurationPath] + known.dropFirst()
    self.known = Dictionary(
      zip(known, 0...).dropFirst().map { (Array($0.utf8), FileID(UInt32($1))) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// Lists the files below the directories of one key of the configuration.
  mutating func list(
    _ roots: [Located<String>], in tree: any FileTree, hasFile: Bool, isCampaigns: Bool
  ) throws(FileError) {
    var entries: [FileEntry] = []
    var areAllThere = true
    for root in roots {
      let range = hasFile && root.range.end > root.range.start ? root.range : nil
      switch try tree.kind(of: root.value) {
      case .directory:
        entries += try tree.entries(below: root.value)
      case .symbolicLink:
        areAllThere = false
        findings.append(link(root.value, at: range))
      case .file where root.value.hasCampaignExtension && isCampaigns:
        entries.append(FileEntry(path: root.value, kind: .file))
      case nil where isCampaigns:
        areAllThere = false
        findings.append(
          Finding(
            .noCampaigns, "there is no directory '\(root.value)' to read campaigns from", at: range,
            help: range == nil ? "make it, or run carillon in the project's root" : "correct the path, or make it"))
      case nil: break
      case .file, .other: throw FileError("cannot list '\(root.value)': it is not a directory")
      }
    }
    let before = campaigns.count
    var last: String?
    // Two configured paths may overlap; those of one come sorted.
    if roots.count > 1 { entries.sort { $0.path.precedes($1.path) } }
    for entry in entries where last.map({ !$0.utf8.elementsEqual(entry.path.utf8) }) ?? true {
      last = entry.path
      try add(entry, isCampaigns: isCampaigns)
    }
    guard isCampaigns, campaigns.count == before, areAllThere, findings.isEmpty else { return }
    let names = roots.map { "'\($0.value)'" }.joined(separator: " and ")
    findings.append(
      Finding(
        .noCampaigns, "there is no campaign file below \(names)",
        at: roots.first.flatMap { hasFile && $0.range.end > $0.range.start ? $0.range : nil },
        help: "campaigns are files that end in .yaml or .yml"))
  }

  /// The lock file of the project's channels, where there is one.
  mutating func lockFile(in tree: any FileTree) throws(FileError) -> SourceFile? {
    switch try tree.kind(of: ChannelLock.path) {
    case nil: return nil
    case .symbolicLink:
      findings.append(link(ChannelLock.path, at: SourceRange(file: newFile(ChannelLock.path), start: 0, end: 0)))
      return nil
    case .file, .directory, .other:
      let bytes = try tree.read(ChannelLock.path, limit: YAMLReader.sizeLimit)
      let file = newFile(ChannelLock.path)
      guard bytes.count <= YAMLReader.sizeLimit else {
        findings.append(try Workspace.tooLarge(file, path: ChannelLock.path, in: tree))
        return nil
      }
      return SourceFile(id: file, path: ChannelLock.path, bytes: bytes)
    }
  }

  private mutating func add(_ entry: FileEntry, isCampaigns: Bool) throws(FileError) {
    switch entry.kind {
    case .file where isCampaigns && entry.path.hasCampaignExtension:
      campaigns.append(newFile(entry.path))
    case .file where !isCampaigns && CatalogReader.reads(entry.path):
      resources.append(newFile(entry.path))
    case .file where !isCampaigns:
      otherResources.append(entry.path)
    case .file: break
    case .symbolicLink:
      findings.append(link(entry.path, at: SourceRange(file: newFile(entry.path), start: 0, end: 0)))
    case .directory where isCampaigns:
      throw FileError("cannot read '\(entry.path)': it is a directory, not a file")
    case .other where isCampaigns && entry.path.hasCampaignExtension:
      throw FileError("cannot read '\(entry.path)': it is a pipe, a socket or a device, not a regular file")
    case .directory, .other: break
    }
  }

  private func link(_ path: String, at range: SourceRange?) -> Finding {
    Finding(
      .unsafeSymlink, "'\(path)' is a symbolic link, which could lead outside the project", at: range,
      help: "put the file itself there")
  }

  private mutating func newFile(_ path: String) -> FileID {
    if !known.isEmpty, let id = known[Array(path.utf8)] { return id }
    paths.append(path)
    return FileID(UInt32(paths.count - 1))
  }
}
