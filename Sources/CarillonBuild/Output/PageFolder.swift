package import SourceText

/// A directory that pages are written into: files of other names are left alone, what is the same is not written.
package struct PageFolder: Sendable {
  private let directory: Directory

  /// Opens the directory, made with those above it where they are missing.
  package init(_ path: String) throws(FileError) {
    let names = path.split(separator: "/").filter { $0 != "." }.map(String.init)
    guard !names.contains("..") else { throw FileError("cannot write to '\(path)': leave '..' out of it") }
    // Opened as far down as it is there: what is above that may be out of reach.
    let root = path.hasPrefix("/") ? "/" : ""
    func place(_ count: Int) -> String {
      let place = root + names.prefix(count).joined(separator: "/")
      return place.isEmpty ? "." : place
    }
    var count = names.count
    while count > 0, (try? NamedFile.kind(of: place(count))) == nil { count -= 1 }
    var directory = try Directory.open(named: place(count))
    for name in names.dropFirst(count) { directory = try directory.madeDirectory(name) }
    self.directory = directory
  }

  /// Writes a page; its path, as people open it, and whether it was another one before.
  @discardableResult
  package func write(_ name: String, _ bytes: [UInt8]) throws(FileError) -> (path: String, isNew: Bool) {
    let path = directory.displayName(name)
    if try directory.readIfPresent(name, limit: bytes.count) == bytes { return (path, false) }
    try directory.replace(name, with: bytes)
    return (path, true)
  }

  /// Removes the pages that are not among some names: files that end in `.html` and begin as `isPage` says.
  package func removePages(but names: Set<String>, isPage: ([UInt8]) -> Bool) throws(FileError) {
    for member in try directory.members()
    where member.kind == .file && member.name.hasSuffix(".html") && !names.contains(member.name) {
      guard let bytes = try directory.readIfPresent(member.name, limit: 1024), isPage(bytes) else { continue }
      try directory.removeIfPresent(member.name)
    }
  }
}
