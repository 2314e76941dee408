package import SourceText

/// A build to be verified: a directory, or an archive of one.
package enum VerifiedTree: Sendable {
  case directory(Directory)
  case archive(TarArchive)

  /// Opens a path that the user named.
  package static func open(_ path: String) throws(FileError) -> VerifiedTree {
    switch try NamedFile.kind(of: path) {
    case .directory: return .directory(try Directory.open(named: path))
    case .file: return .archive(try TarArchive(named: path))
    case .symbolicLink, .other: throw FileError("cannot verify '\(path)': it is neither a directory nor an archive")
    }
  }

  /// Every path that is not a directory, with its kind, in byte order.
  func paths() throws(FileError) -> [(path: String, kind: FileKind)] {
    switch self {
    case .directory(let directory):
      var found: [(path: String, kind: FileKind)] = []
      try Self.collect(directory, path: "", into: &found)
      return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    case .archive(let archive):
      return archive.entries.map { ($0.path, .file) }.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    }
  }

  /// What an interrupted build leaves in the directory, its stage without a file among it.
  func leftovers() throws(FileError) -> [String] {
    var found: [String] = []
    switch self {
    case .directory(let directory):
      for name in [OutputName.incomplete, OutputName.stage] where try directory.status(of: name) != nil {
        found.append(name)
      }
    case .archive(let archive):
      if archive.entry(OutputName.incomplete) != nil { found.append(OutputName.incomplete) }
    }
    return found
  }

  /// Nil where there is no such file.
  func read(_ path: String) throws(FileError) -> [UInt8]? {
    switch self {
    case .directory(let directory): return try directory.readIfPresent(path, limit: Self.limit)
    case .archive(let archive):
      // Found by the caller's list, which is sorted; an archive's own order is not.
      guard let entry = archive.entry(path) else { return nil }
      return try archive.bytes(of: entry)
    }
  }

  /// More than any file of a build has; a larger one is changed, whatever its bytes.
  private static let limit = 256 << 20

  private static func collect(
    _ directory: Directory, path: String, into found: inout [(path: String, kind: FileKind)], depth: Int = 0
  ) throws(FileError) {
    for member in try directory.members() {
      let memberPath = path.isEmpty ? member.name : path + "/" + member.name
      guard member.kind == .directory, depth < 64 else {
        found.append((memberPath, member.kind))
        continue
      }
      guard let inner = try directory.directory(member.name) else { continue }
      try collect(inner, path: memberPath, into: &found, depth: depth + 1)
    }
  }
}
