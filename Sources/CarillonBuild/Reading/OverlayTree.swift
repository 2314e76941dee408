package import SourceText
import Synchronization

/// A tree in which some files have other bytes: what an editor has not saved.
///
/// A class, since whoever holds the tree sees each edit.
package final class OverlayTree: FileTree {
  private let base: any FileTree

  /// By the path's UTF-8: names that look the same are different files.
  private let files: Mutex<[[UInt8]: [UInt8]]>

  package init(_ base: any FileTree, files: [(path: String, bytes: [UInt8])] = []) {
    self.base = base
    self.files = Mutex(
      Dictionary(files.map { (Array($0.path.utf8), $0.bytes) }, uniquingKeysWith: { $1 }))
  }

  /// Gives a file other bytes; nil takes those of the tree below again.
  package func set(_ path: String, to bytes: [UInt8]?) {
    let key = Array(path.utf8)
    files.withLock { $0[key] = bytes }
  }

  package func kind(of path: String) throws(FileError) -> FileKind? {
    if overlay(path) != nil { return .file }
    if let kind = try base.kind(of: path) { return kind }
    let prefix = Array((path + "/").utf8)
    return files.withLock { $0.keys.contains { $0.starts(with: prefix) } } ? .directory : nil
  }

  package func entries(below directory: String) throws(FileError) -> [FileEntry] {
    let prefix = directory == "." ? [] : Array((directory + "/").utf8)
    let overlaid = files.withLock { files in files.keys.filter { isListed($0, below: prefix) } }
    guard !overlaid.isEmpty else { return try base.entries(below: directory) }
    let entries = try base.kind(of: directory) == nil ? [] : try base.entries(below: directory)
    let there = Set(entries.map { Array($0.path.utf8) })
    let added = overlaid.filter { !there.contains($0) }
    guard !added.isEmpty else { return entries }
    return (entries + added.map { FileEntry(path: String(decoding: $0, as: UTF8.self), kind: .file) }).sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let bytes = overlay(path) else { return try base.read(path, limit: limit) }
    return bytes.count > limit ? Array(bytes.prefix(limit + 1)) : bytes
  }

  package func size(of path: String) throws(FileError) -> Int? {
    if let bytes = overlay(path) { return bytes.count }
    return try base.size(of: path)
  }

  private func overlay(_ path: String) -> [UInt8]? {
    let key = Array(path.utf8)
    return files.withLock { $0[key] }
  }
}

/// Whether a path is below a directory and no name on the way there is hidden.
private func isListed(_ path: [UInt8], below prefix: [UInt8]) -> Bool {
  path.starts(with: prefix)
    && !path.dropFirst(prefix.count).split(separator: UInt8(ascii: "/")).contains { $0.first == UInt8(ascii: ".") }
}
