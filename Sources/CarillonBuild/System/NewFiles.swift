import CSystem
package import SourceText

/// Files that are made and must not be there yet: all of them, or none.
package struct NewFiles {
  private let root: Directory

  /// What was made, for taking it back, in the order it was made.
  private var made: [(directory: Directory, member: String, isDirectory: Bool)] = []

  /// Writes files below a directory, at paths with `/`; directories on the way are made. No link below it is followed,
  /// and nothing that is there is touched: where something goes wrong, what was made before is removed again.
  package static func write(_ files: [(path: String, bytes: [UInt8])], below root: Directory) throws {
    var writing = NewFiles(root: root)
    do {
      for file in files { try writing.write(file.path, file.bytes) }
    } catch {
      writing.takeBack()
      throw error
    }
  }

  private init(root: Directory) {
    self.root = root
  }

  private mutating func write(_ path: String, _ bytes: [UInt8]) throws {
    try Interruption.check()
    let (folder, name) = path.splitAtLastSlash
    var directory = root
    for part in folder.split(separator: "/").map(String.init) { directory = try member(part, of: directory) }
    guard try directory.status(of: name) == nil else {
      throw FileError("'\(directory.displayName(name))' is there already, and is not overwritten")
    }
    let file = try directory.createFile(name)
    made.append((directory, name, false))
    try directory.fill(file, name, bytes)
  }

  private mutating func member(_ name: String, of directory: Directory) throws(FileError) -> Directory {
    if let existing = try directory.directory(name) { return existing }
    let new = try directory.madeDirectory(name)
    made.append((directory, name, true))
    return new
  }

  private func takeBack() {
    for entry in made.reversed() {
      // What cannot be removed stays; the error that led here is the one to tell.
      if entry.isDirectory {
        _ = try? entry.directory.removeDirectoryIfEmpty(entry.member)
      } else {
        try? entry.directory.removeIfPresent(entry.member)
      }
    }
  }
}

extension Directory {
  /// Opens a directory that the user named; its last part is made where there is nothing of that name.
  package static func openOrMake(named path: String) throws(FileError) -> Directory {
    let bare = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let (folder, name) = bare.splitAtLastSlash
    guard !name.isEmpty, name != ".", name != ".." else { return try open(named: path) }
    let parent = try open(named: folder.isEmpty ? (bare.hasPrefix("/") ? "/" : ".") : folder)
    if try parent.status(of: name) == nil { _ = try parent.madeDirectory(name) }
    return try open(named: path)
  }

  /// What a direct member is, or nil where there is nothing of that name.
  package func kind(of member: String) throws(FileError) -> FileKind? {
    try status(of: member)?.kind
  }

  /// Whether nothing is in a member directory, or there is none.
  package func isEmptyOrMissing(_ member: String) throws(FileError) -> Bool {
    guard try status(of: member) != nil else { return true }
    return try directory(member)?.members().isEmpty ?? true
  }
}
