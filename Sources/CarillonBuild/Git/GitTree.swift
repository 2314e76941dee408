package import SourceText

/// The files of a project as a commit has them: read from git's objects, never checked out.
package struct GitTree: FileTree {
  /// By path below the project's root, in byte order.
  private let files: [GitFile]
  private let objects: GitObjects

  /// Lists a commit's files below the project's root.
  package init(_ repository: GitRepository, commit: String) throws(FileError) {
    let arguments =
      ["ls-tree", "-r", "-z", "--full-tree", commit] + (repository.prefix.isEmpty ? [] : ["--", repository.prefix])
    guard let listing = try GitProcess.output(in: repository.directory, arguments) else {
      throw FileError("git cannot list the files of \(commit); the clone may lack a part of its history")
    }
    files = listing.split(separator: 0).compactMap { GitFile($0, below: repository.prefix) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    objects = try GitObjects(in: repository.directory)
  }

  package func kind(of path: String) -> FileKind? {
    if let file = file(path) { return file.kind }
    return path == "." || firstFile(below: path + "/") != nil ? .directory : nil
  }

  package func entries(below directory: String) throws(FileError) -> [FileEntry] {
    let prefix = directory == "." ? "" : directory + "/"
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
    return try objects.read(file.object, of: path, limit: limit)
  }

  package func size(of path: String) throws(FileError) -> Int? {
    try file(path).map { file throws(FileError) in try objects.size(of: file.object, path: path) }
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
  let path: String
  let kind: FileKind
  let object: String

  init?(_ line: ArraySlice<UInt8>, below prefix: String) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let fields = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 3 else { return nil }
    kind =
      switch fields[0] {
      case "120000": .symbolicLink
      // A submodule's commit.
      case "160000": .other
      default: .file
      }
    object = fields[2]
    path = String(decoding: line[(tab + 1)...].dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}
