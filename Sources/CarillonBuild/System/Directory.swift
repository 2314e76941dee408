import CSystem
package import SourceText
import Synchronization

/// An open directory, under which names are looked up without following links.
///
/// A class, since trees that share it are values and the descriptor must be closed once.
package final class Directory: Sendable {
  private let descriptor: Descriptor

  /// Whether the lock is held by this descriptor.
  let isLocked = Atomic<Bool>(false)

  /// As it is named in messages.
  package let name: String

  init(_ descriptor: consuming Descriptor, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Opens a directory that the user named; links on the way are followed.
  package static func open(named path: String) throws(FileError) -> Directory {
    let raw = unsafe carillon_open_directory(carillon_current_directory(), path, true)
    guard raw >= 0 else { throw FileError("open the directory", path, ErrorNumber(raw)) }
    return Directory(Descriptor(owning: raw), name: path)
  }

  deinit {
    // A program that another thread is just starting has the descriptor for a moment, and with it the lock.
    if isLocked.load(ordering: .relaxed) { _ = carillon_unlock(descriptor.raw) }
  }

  var raw: Int32 {
    descriptor.raw
  }

  /// The directory's own status.
  func status() throws(FileError) -> FileStatus {
    switch descriptor.status() {
    case .success(let status): return status
    case .failure(let error): throw FileError("look at", name, error)
    }
  }

  /// The name of something below this directory, for messages.
  package func displayName(_ path: String) -> String {
    name == "." ? path : name.hasSuffix("/") ? name + path : name + "/" + path
  }

  /// A directory below this one, or nil where there is nothing of that name.
  func directory(_ path: String) throws(FileError) -> Directory? {
    let raw = unsafe carillon_open_directory_below(self.raw, path)
    guard raw >= 0 else {
      let error = ErrorNumber(raw)
      if error.isNoEntry { return nil }
      throw FileError("open the directory", displayName(path), error)
    }
    return Directory(Descriptor(owning: raw), name: displayName(path))
  }

  /// What a direct member is, or nil where there is nothing of that name.
  ///
  /// Of a longer path only the last part is not followed where it is a link: such a path may be asked whether something
  /// changed, never for the way to something.
  func status(of member: String) throws(FileError) -> FileStatus? {
    var status = carillon_status()
    let result = unsafe carillon_status_at(raw, member, &status)
    guard result >= 0 else {
      let error = ErrorNumber(result)
      if error.isNoEntry { return nil }
      throw FileError("look at", displayName(member), error)
    }
    return FileStatus(status)
  }

  /// The direct members, sorted by their bytes.
  func members() throws(FileError) -> [(name: String, kind: FileKind)] {
    try unsortedMembers().sorted { $0.name.precedes($1.name) }
  }

  /// The direct members, in whatever order the system lists them.
  func unsortedMembers() throws(FileError) -> [(name: String, kind: FileKind)] {
    var failure: Int32 = 0
    guard let listing = unsafe carillon_list(raw, &failure) else {
      throw FileError("list the directory", name, ErrorNumber(failure))
    }
    defer { unsafe carillon_end_listing(listing) }
    var members: [(name: String, kind: FileKind)] = []
    var kind: Int32 = 0
    while let bytes = unsafe carillon_next_name(listing, &kind, &failure) {
      guard let member = unsafe String(validatingCString: bytes) else {
        let shown = unsafe String(cString: bytes)
        throw FileError("'\(displayName(shown))': the file's name is not UTF-8; rename it")
      }
      members.append((member, FileKind(kind)))
    }
    guard failure == 0 else { throw FileError("list the directory", name, ErrorNumber(failure)) }
    return members
  }
}
