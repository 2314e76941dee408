package import SourceText

/// A tree in which one file has other bytes: what an editor has not saved.
package struct OverlayTree: FileTree {
  private let base: any FileTree
  private let path: String
  private let bytes: [UInt8]

  package init(_ base: any FileTree, path: String, bytes: [UInt8]) {
    self.base = base
    self.path = path
    self.bytes = bytes
  }

  package func kind(of path: String) throws(FileError) -> FileKind? {
    isOverlaid(path) ? .file : try base.kind(of: path)
  }

  package func entries(below directory: String) throws(FileError) -> [FileEntry] {
    let entries = try base.entries(below: directory)
    let isBelow = directory == "." || path.utf8.starts(with: (directory + "/").utf8)
    guard isBelow, !entries.contains(where: { isOverlaid($0.path) }) else { return entries }
    return (entries + [FileEntry(path: path, kind: .file)]).sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    isOverlaid(path) ? Array(bytes.prefix(limit + 1)) : try base.read(path, limit: limit)
  }

  package func size(of path: String) throws(FileError) -> Int? {
    isOverlaid(path) ? bytes.count : try base.size(of: path)
  }

  private func isOverlaid(_ path: String) -> Bool {
    path.utf8.elementsEqual(self.path.utf8)
  }
}
