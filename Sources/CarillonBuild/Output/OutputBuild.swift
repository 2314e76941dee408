package import SourceText
import Synchronization

/// One build into a directory: files are compared and staged as campaigns are compiled, by any thread; at the end all
/// of it is put into place, or none.
///
/// A class, since the threads of a build share its stage.
package final class OutputBuild: Sendable {
  /// What happens to what differs.
  package enum Mode: Sendable {
    /// It is staged, then published.
    case write
    /// It is only listed.
    case compare
  }

  package let directory: OutputDirectory
  let mode: Mode
  let stage: Stage

  /// Whether an earlier build was interrupted before it had put everything into place.
  let wasInterrupted: Bool

  /// Where the campaigns are, if there are any.
  let campaigns: Directory?

  /// The file system that the directory is on, or will be.
  let device: UInt64
  private let isAbandoned = Atomic<Bool>(false)

  /// The campaigns whose files were compared.
  let placed = Mutex<Set<String>>([])

  package init(_ directory: OutputDirectory, mode: Mode) throws(FileError) {
    self.directory = directory
    self.mode = mode
    stage = Stage(for: directory)
    let mark = try directory.existing?.status(of: OutputName.incomplete)
    wasInterrupted = try stage.isLeftOver() || mark != nil
    campaigns = try directory.existing?.directory(OutputName.campaigns)
    device = try (directory.existing ?? directory.parent).status().device
    // What an interrupted build left.
    if case .write = mode { try stage.remove() }
  }

  /// From now on nothing more is staged: there is an error, and nothing will be published.
  package func abandon() {
    isAbandoned.store(true, ordering: .relaxed)
  }

  package var isAbandonedNow: Bool {
    isAbandoned.load(ordering: .relaxed)
  }

  /// Compares a campaign's files with what is there, and stages those that differ.
  ///
  /// Where the build is to be remembered, the changes have a stamp of the files as they will be.
  package func place(
    _ files: [OutputFile], campaign id: String, isRemembered: Bool = false
  ) throws(FileError) -> CampaignChanges {
    // Of two campaigns of one id, which are an error, the second must not be in the way of the first.
    if !placed.withLock({ $0.insert(id).inserted }) { abandon() }
    guard !isAbandonedNow else { return CampaignChanges() }
    var changes = CampaignChanges()
    var existing = OpenPath(campaigns)
    var staged: OpenPath?
    for file in files {
      let (path, name) = file.path.splitAtLastSlash
      let folder = String(path.utf8.dropFirst(OutputName.campaigns.utf8.count + 1)) ?? ""
      let kind: OutputChange.Kind
      if let present = try existing.directory(folder)?.readKnown(name, limit: file.bytes.count) {
        if present.bytes == file.bytes {
          if isRemembered { changes.stamp.add(PathHash(file.path), present.status) }
          continue
        }
        kind = .stale
      } else {
        kind = .missing
      }
      changes.writtenCount += 1
      // Of a directory that does not exist everything is missing: a million paths would say no more.
      if isListing || directory.existing != nil { changes.listed.append(OutputChange(kind, file.path)) }
      guard case .write = mode else { continue }
      if staged == nil { staged = OpenPath(try stage.campaigns()) }
      let status = try staged?.madeDirectory(folder)?.create(name, file.bytes, looks: isRemembered)
      if let status { changes.stamp.add(PathHash(file.path), status) }
    }
    let folder = OutputName.campaigns + "/" + id
    if files.contains(where: { $0.path.utf8.starts(with: (folder + "/").utf8) }),
      let present = try directory.existing?.directory(folder)
    {
      let planned = Set(files.map(\.path))
      let owned = try present.owned(.campaign, path: folder)
      changes.listed += owned.files.filter { !planned.contains($0) }.map { OutputChange(.extra, $0) }
      changes.emptyDirectories = owned.emptyDirectories
    }
    return changes
  }

  private var isListing: Bool {
    if case .compare = mode { true } else { false }
  }
}

/// How one campaign's files differ from what is there.
package struct CampaignChanges: Sendable {
  /// Sorted only at the end; empty where the directory does not exist and is written.
  package var listed: [OutputChange] = []
  package var writtenCount = 0

  /// Directories that hold nothing, which the removal of files does not take along.
  var emptyDirectories: [String] = []

  /// Of the campaign's files, those that did not change included.
  var stamp = OutputStamp()
}

extension String {
  /// What stands before the last slash, empty where there is none, and what stands after it.
  var splitAtLastSlash: (folder: String, name: String) {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", self) }
    return (String(self[..<slash]), String(self[utf8.index(after: slash)...]))
  }
}

extension Directory {
  /// The paths of the files in this directory that are ours by the grammar, at any depth, and of the directories of the
  /// grammar that hold nothing; each under the given path.
  func owned(
    _ place: OutputPlace, path: String
  ) throws(FileError) -> (files: [String], emptyDirectories: [String]) {
    var owned: (files: [String], emptyDirectories: [String]) = ([], [])
    let members = try members()
    if members.isEmpty { owned.emptyDirectories.append(path) }
    for member in members {
      let memberPath = path.isEmpty ? member.name : path + "/" + member.name
      switch place.member(member.name, member.kind) {
      case .file: owned.files.append(memberPath)
      case .directory(let inner):
        guard let found = try directory(member.name)?.owned(inner, path: memberPath) else { continue }
        owned.files += found.files
        owned.emptyDirectories += found.emptyDirectories
      case .foreign: break
      }
    }
    return owned
  }
}
