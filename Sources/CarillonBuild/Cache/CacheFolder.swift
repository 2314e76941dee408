import SourceText

/// `.carillon` at the project's root: what may be deleted at any time.
package struct CacheFolder: Sendable {
  package static let name = ".carillon"

  let root: Directory

  package init(_ root: Directory) {
    self.root = root
  }

  /// Makes the folder; where that is not possible, builds go without.
  package func prepare() {
    _ = try? made()
  }

  /// The folder where it exists; a link in its place is an error.
  func existing() throws(FileError) -> Directory? {
    try root.directory(Self.name)
  }

  /// The folder, made where it is missing, with a file that keeps it out of git.
  func made() throws(FileError) -> Directory {
    let folder = try root.madeDirectory(Self.name)
    if try folder.status(of: Self.ignoreName) == nil { try folder.replace(Self.ignoreName, with: Array("*\n".utf8)) }
    return folder
  }

  private static let ignoreName = ".gitignore"

  /// Writes a file in the place of one that is there; what it holds may depend on the moment at which it was made.
  func write(
    _ name: String, _ bytes: (FileClock.Moment?) throws(FileError) -> [UInt8]
  ) throws(FileError) {
    let folder = try made()
    let temporary = name + ".carillon-new"
    try folder.removeIfPresent(temporary)
    do throws(FileError) {
      let file = try folder.createFile(temporary)
      let content = try bytes(FileClock.moment(of: file))
      try folder.fill(file, temporary, content)
      try folder.rename(temporary, to: name, in: folder)
    } catch {
      try? folder.removeIfPresent(temporary)
      throw error
    }
  }
}
