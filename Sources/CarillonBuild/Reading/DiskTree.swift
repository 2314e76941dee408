package import SourceText

/// The files below a directory on disk, read without following any link below it.
///
/// Whatever the system refuses is an error, other than that there is nothing of a name: a directory that could be listed
/// only in part must not pass for a smaller project.
package struct DiskTree: FileTree {
  package let root: Directory

  package init(_ root: Directory) {
    self.root = root
  }

  /// Opens a project's root.
  package static func open(_ path: String) throws(FileError) -> DiskTree {
    DiskTree(try Directory.open(named: path))
  }

  package func kind(of path: String) throws(FileError) -> FileKind? {
    path == "." ? .directory : try status(of: path)?.kind
  }

  package func size(of path: String) throws(FileError) -> Int? {
    try status(of: path)?.size
  }

  private func status(of path: String) throws(FileError) -> FileStatus? {
    let parts = path.split(separator: "/").map(String.init)
    guard let last = parts.last else { return try root.status() }
    let parent = parts.dropLast().joined(separator: "/")
    guard let directory = parent.isEmpty ? root : try root.directory(parent) else { return nil }
    return try directory.status(of: last)
  }

  package func entries(below directory: String) throws(FileError) -> [FileEntry] {
    guard let start = directory == "." ? root : try root.directory(directory) else {
      throw FileError("cannot list '\(root.displayName(directory))': there is no such directory")
    }
    var found: [FileEntry] = []
    // Directories are opened as they are entered: only those on the way to one hold a descriptor.
    var pending: [(parent: Directory, name: String, path: String, depth: Int)] = []
    var current: Directory? = start
    var path = directory == "." ? "" : directory + "/"
    var depth = 0
    while true {
      for member in try current?.unsortedMembers() ?? [] where !member.name.utf8.starts(with: ".".utf8) {
        if member.kind == .directory, !member.name.hasCampaignExtension, let current {
          pending.append((current, member.name, path + member.name + "/", depth + 1))
        } else {
          found.append(FileEntry(path: path + member.name, kind: member.kind))
        }
      }
      guard let next = pending.popLast() else { break }
      guard next.depth <= Self.maxDepth else {
        throw FileError("'\(root.displayName(next.path))': directories are nested more than \(Self.maxDepth) deep")
      }
      // Nil where something removed it meanwhile: what is not there any more is no part of the project.
      current = try next.parent.directory(next.name)
      path = next.path
      depth = next.depth
    }
    return found.sorted { $0.path.precedes($1.path) }
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try root.read(path, limit: limit)
  }

  /// Each open directory of the walk holds a descriptor; nobody nests sources so deep.
  private static let maxDepth = 64
}

extension String {
  /// Whether a file of this name is read as a campaign.
  package var hasCampaignExtension: Bool {
    [".yaml", ".yml"].contains { utf8.count > $0.utf8.count && utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }
}
