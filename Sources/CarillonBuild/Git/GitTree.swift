package import SourceText

/// The files of a project as a commit has them: read from git's objects, never checked out. A submodule's are read from
/// its own repository, where it is checked out.
package struct GitTree: FileTree {
  /// By path below the project's root, in byte order.
  private let files: [GitFile]

  /// Submodules whose files are not at hand, by path.
  private let absences: [GitSubmodule.Absence]

  /// Lists a commit's files below the project's root.
  package init(_ repository: GitRepository, commit: String) throws(FileError) {
    try self.init(repository, commit: commit, depth: 0)
  }

  /// `depth` counts the repositories that this one is a submodule of.
  init(_ repository: GitRepository, commit: String, depth: Int) throws(FileError) {
    let arguments =
      ["ls-tree", "-r", "-z", "--full-tree", commit] + (repository.prefix.isEmpty ? [] : ["--", repository.prefix])
    guard let listing = try GitProcess.output(in: repository.directory, arguments) else {
      throw FileError("git cannot list the files of \(commit); the clone may lack a part of its history")
    }
    let objects = try GitObjects(in: repository.directory)
    var files: [GitFile] = []
    var absences: [GitSubmodule.Absence] = []
    for line in listing.split(separator: 0) {
      guard let file = GitFile(line, below: repository.prefix, objects: objects) else { continue }
      guard file.isSubmodule else {
        files.append(file)
        continue
      }
      let submodule = GitSubmodule(path: file.path, commit: file.object, in: repository, depth: depth)
      if let tree = submodule.tree {
        files += tree.files.map { $0.moved(below: file.path) }
        absences += tree.absences.map { $0.moved(below: file.path) }
      } else {
        absences.append(submodule.absence)
      }
    }
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.absences = absences
  }

  package func kind(of path: String) -> FileKind? {
    if let file = file(path) { return file.kind }
    let isDirectory = path == "." || firstFile(below: path + "/") != nil
    return isDirectory || absences.contains { $0.concerns(path + "/") } ? .directory : nil
  }

  package func entries(below directory: String) throws(FileError) -> [FileEntry] {
    let prefix = directory == "." ? "" : directory + "/"
    if let absence = absences.first(where: { $0.concerns(prefix) }) { throw absence.error }
    guard let start = firstFile(below: prefix) else {
      throw FileError("cannot list '\(directory)': there is no such directory")
    }
    var entries: [FileEntry] = []
    for file in files[start...].prefix(while: { $0.path.utf8.starts(with: prefix.utf8) }) {
      let names = file.path.dropFirst(prefix.count).split(separator: "/")
      if names.contains(where: { $0.utf8.first == UInt8(ascii: ".") }) { continue }
      // A directory named like a campaign is listed as one, once, for the files in it.
      if let index = names.dropLast().firstIndex(where: { String($0).hasCampaignExtension }) {
        let path = prefix + names[...index].joined(separator: "/")
        if entries.last?.path != path { entries.append(FileEntry(path: path, kind: .directory)) }
      } else {
        entries.append(FileEntry(path: file.path, kind: file.kind))
      }
    }
    return entries
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let file = file(path) else { throw FileError("cannot read '\(path)': the commit has no such file") }
    guard file.kind == .file else { throw FileError("cannot read '\(path)': it is no regular file in the commit") }
    return try file.objects.read(file.object, of: path, limit: limit)
  }

  package func size(of path: String) throws(FileError) -> Int? {
    try file(path).map { file throws(FileError) in try file.objects.size(of: file.object, path: path) }
  }

  private func file(_ path: String) -> GitFile? {
    let index = firstIndex(from: path)
    return index < files.count && files[index].path.utf8.elementsEqual(path.utf8) ? files[index] : nil
  }

  private func firstFile(below prefix: String) -> Int? {
    let index = firstIndex(from: prefix)
    return index < files.count && files[index].path.utf8.starts(with: prefix.utf8) ? index : nil
  }

  /// The first file that does not stand before a path.
  private func firstIndex(from path: String) -> Int {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path.utf8.lexicographicallyPrecedes(path.utf8) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A line of `git ls-tree -z`: `100644 blob 0123…<TAB>path`.
private struct GitFile {
  private(set) var path: String
  let kind: FileKind

  /// Whether the object is a commit of another repository.
  let isSubmodule: Bool
  let object: String
  let objects: GitObjects

  init?(_ line: ArraySlice<UInt8>, below prefix: String, objects: GitObjects) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let fields = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 3 else { return nil }
    kind = fields[0] == "120000" ? .symbolicLink : .file
    isSubmodule = fields[0] == "160000"
    object = fields[2]
    self.objects = objects
    path = String(decoding: line[(tab + 1)...].dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  func moved(below directory: String) -> GitFile {
    var file = self
    file.path = "\(directory)/\(path)"
    return file
  }
}
