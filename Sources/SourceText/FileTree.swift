/// What a name in a tree stands for.
package enum FileKind: Sendable {
  case file
  case directory
  case symbolicLink
  /// A pipe, a device, a socket, a submodule: nothing that can be compiled.
  case other
}

/// A name found in a tree.
package struct FileEntry: Sendable {
  /// The path below the project's root, with `/`.
  package let path: String
  package let kind: FileKind

  package init(path: String, kind: FileKind) {
    self.path = path
    self.kind = kind
  }
}

/// The world failed: a file could not be read, a disk was full. The text says what, where and what to do.
package struct FileError: Error, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// A tree of files to compile: on disk, in a git revision, in memory.
///
/// Paths are relative to the project's root, with `/`, and never contain `.` or `..` components. Reading follows no
/// symbolic link.
package protocol FileTree: Sendable {
  /// What the path is, or nil if there is nothing of that name.
  func kind(of path: String) throws(FileError) -> FileKind?

  /// Everything below a directory that is not itself a directory, at any depth, sorted by the bytes of the path; hidden
  /// names (a leading `.`) are left out. A directory named like a campaign (`sale.yaml`) is listed and not entered: it
  /// is a mistake that must be seen.
  func entries(below directory: String) throws(FileError) -> [FileEntry]

  /// The bytes of a regular file, read once; at most `limit + 1` of them, so that a larger file shows by its length.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]

  /// How many bytes a regular file has, read or not; nil if there is nothing of that name.
  func size(of path: String) throws(FileError) -> Int?
}

/// A tree held in memory: tests, and files that an editor has not saved.
package struct MemoryTree: FileTree {
  /// Path and bytes, in any order.
  private let files: [(path: String, bytes: [UInt8])]

  package init(_ files: [(path: String, bytes: [UInt8])]) {
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  package func kind(of path: String) -> FileKind? {
    if files.contains(where: { $0.path.utf8.elementsEqual(path.utf8) }) { return .file }
    return files.contains { $0.path.utf8.starts(with: (path + "/").utf8) } ? .directory : nil
  }

  package func entries(below directory: String) -> [FileEntry] {
    let prefix = directory + "/"
    return files.compactMap { file in
      guard file.path.utf8.starts(with: prefix.utf8) else { return nil }
      let hidden = file.path.utf8.dropFirst(prefix.utf8.count).split(separator: UInt8(ascii: "/"))
        .contains { $0.first == UInt8(ascii: ".") }
      return hidden ? nil : FileEntry(path: file.path, kind: .file)
    }
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let file = files.first(where: { $0.path.utf8.elementsEqual(path.utf8) }) else {
      throw FileError("\(path): no such file")
    }
    return Array(file.bytes.prefix(limit + 1))
  }

  package func size(of path: String) -> Int? {
    files.first { $0.path.utf8.elementsEqual(path.utf8) }?.bytes.count
  }
}
