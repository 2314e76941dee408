package import SourceText

/// A build directory: where it is, that it is ours, and that nobody else writes to it meanwhile.
package struct OutputDirectory: Sendable {
  /// What is done with it.
  package enum Access: Sendable {
    /// Only looked at: nothing is made and nobody is waited for.
    case reading
    /// Written, by one process at a time; where another writes it is waited for, or that is an error.
    case writing(waits: Bool)
  }

  /// The directory that it is in.
  let parent: Directory
  /// Its name there.
  let name: String
  /// As in the configuration.
  package let path: String
  /// Nil where it does not exist yet.
  let existing: Directory?
  /// Directories above it that did not exist, outermost first, each with the directory that it was made in.
  let madeParents: [(directory: Directory, name: String)]

  /// Finds the directory below the project's root, checks that it may be written, and locks it.
  package static func open(
    _ path: String, below root: Directory, access: Access, onWait: () throws(FileError) -> Void = {}
  ) throws(FileError) -> OutputDirectory {
    let parts = OutputRefusal.components(path)
    guard let name = parts.last else { throw FileError("'\(path)' names no directory") }
    while true {
      // A descriptor of its own, since the lock belongs to the descriptor.
      guard var parent = try root.directory(".") else { throw FileError("'\(root.name)' has gone") }
      var made: [(directory: Directory, name: String)] = []
      for part in parts.dropLast() {
        if let next = try parent.directory(part) {
          parent = next
        } else if case .writing = access {
          made.append((parent, part))
          parent = try parent.madeDirectory(part)
        } else {
          return OutputDirectory(parent: parent, name: name, path: path, existing: nil, madeParents: [])
        }
      }
      let existing = try find(name, in: parent)
      if case .writing(let waits) = access {
        try (existing ?? parent).lock(waits: waits, onWait: onWait)
        // While it was waited for, another build may have made the directory, or removed it.
        guard try isStill(existing, name, in: parent) else { continue }
      }
      if let existing { try checkOwnership(of: existing) }
      return OutputDirectory(parent: parent, name: name, path: path, existing: existing, madeParents: made)
    }
  }

  private static func isStill(
    _ directory: Directory?, _ name: String, in parent: Directory
  ) throws(FileError) -> Bool {
    let now = try parent.status(of: name)
    guard let directory else { return now == nil }
    return try now?.isSameFile(as: directory.status()) ?? false
  }

  private static func find(_ name: String, in parent: Directory) throws(FileError) -> Directory? {
    switch try parent.status(of: name)?.kind {
    case nil: return nil
    case .directory: return try parent.directory(name)
    case .symbolicLink:
      throw FileError("'\(parent.displayName(name))' is a symbolic link; the output must be a directory of its own")
    case .file, .other: throw FileError("'\(parent.displayName(name))' is in the way: it is not a directory")
    }
  }

  /// A directory is ours if nothing is in it, or if it has a root manifest, whole or not.
  private static func checkOwnership(of directory: Directory) throws(FileError) {
    let members = try directory.members()
    if members.contains(where: { $0.name.lowercased() == ".git" }) {
      throw FileError("'\(directory.name)' cannot be the output directory: it is the root of a git repository")
    }
    let marks = [OutputName.manifest, OutputName.incomplete]
    if members.contains(where: { $0.kind == .file && marks.contains($0.name) }) { return }
    guard let foreign = members.first(where: { $0.name != OutputName.stage }) else { return }
    throw FileError(
      "'\(directory.name)' was not made by carillon: it has no manifest.json and holds '\(foreign.name)'; "
        + "remove the directory, or set output.directory to another one")
  }
}

extension Directory {
  /// Locks this directory's descriptor until it is closed.
  fileprivate func lock(waits: Bool, onWait: () throws(FileError) -> Void) throws(FileError) {
    if try lock(waits: false) { return }
    guard waits else { throw FileError("another build is writing in '\(name)'; try again when it has ended") }
    try onWait()
    guard try lock(waits: true) else { throw FileError("'\(name)' could not be locked") }
  }
}
