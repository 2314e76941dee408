/// A file's identity within one run: its index in the run's sorted list of files.
///
/// Positions carry this instead of a path, so that a range is twelve bytes and copying one is free. Whoever reads
/// files hands out the ids; `SourceFiles` turns them back into paths and bytes.
package struct FileID: Hashable, Comparable, Sendable {
  package let rawValue: UInt32

  package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static func < (left: FileID, right: FileID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// A file as it was read: bytes that do not change during the run.
package struct SourceFile: Sendable {
  package let id: FileID

  /// The path below the project's root, with `/`, in the bytes that the file system gave.
  package let path: String

  package let bytes: [UInt8]

  package init(id: FileID, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
  }
}

/// Finds the files that findings point into, when they are printed.
package protocol SourceFiles {
  /// The file's path below the project's root.
  func path(of file: FileID) -> String

  /// The file's bytes as they were compiled, or nil where they are not at hand: a finding then has no excerpt.
  func bytes(of file: FileID) -> [UInt8]?
}
