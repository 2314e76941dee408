import SourceText

/// The directories on the way to the one that was asked for last, kept open, since files come folder by folder.
struct OpenPath {
  private let root: Directory?

  /// The path that was asked for last; nil before the first one.
  private var path: String?

  /// Those on the way to it that exist.
  private var open: [(name: Substring, directory: Directory)] = []
  private var current: Directory?

  init(_ root: Directory?) {
    self.root = root
  }

  /// The directory of a path below the root, or nil where there is none.
  mutating func directory(_ path: String) throws(FileError) -> Directory? {
    try go(to: path) { directory, name throws(FileError) in try directory.directory(name) }
  }

  /// The same, each part made where it is missing.
  mutating func madeDirectory(_ path: String) throws(FileError) -> Directory? {
    try go(to: path) { directory, name throws(FileError) in try directory.madeDirectory(name) }
  }

  private mutating func go(
    to path: String, _ step: (Directory, String) throws(FileError) -> Directory?
  ) throws(FileError) -> Directory? {
    if let last = self.path, last.utf8.elementsEqual(path.utf8) { return current }
    self.path = nil
    let parts = path.split(separator: "/")
    var shared = 0
    while shared < open.count, shared < parts.count, open[shared].name.utf8.elementsEqual(parts[shared].utf8) {
      shared += 1
    }
    open.removeSubrange(shared...)
    current = shared == 0 ? root : open[shared - 1].directory
    for part in parts[shared...] {
      guard let directory = current else { break }
      current = try step(directory, String(part))
      if let current { open.append((part, current)) }
    }
    self.path = path
    return current
  }
}
