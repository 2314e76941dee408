import CSystem
package import SourceText
import Synchronization

extension Directory {
  /// A member directory, made where there is nothing of that name.
  func madeDirectory(_ member: String) throws(FileError) -> Directory {
    let made = unsafe carillon_make_directory(raw, member, 0o755)
    if made < 0, !ErrorNumber(made).isExisting {
      throw FileError("make the directory", displayName(member), ErrorNumber(made))
    }
    guard let directory = try directory(member) else {
      throw FileError("cannot open '\(displayName(member))': it was removed as soon as it was made")
    }
    return directory
  }

  /// Writes a new file; one of that name must not exist. Returns what the system says of it, if that is asked for.
  @discardableResult
  func create(_ member: String, _ bytes: [UInt8], looks: Bool = false) throws(FileError) -> FileStatus? {
    try fill(try createFile(member), member, bytes, looks: looks)
  }

  /// Writes a new file's bytes, and closes it. Returns what the system says of it, if that is asked for.
  @discardableResult
  func fill(
    _ file: consuming Descriptor, _ member: String, _ bytes: [UInt8], looks: Bool = false
  ) throws(FileError) -> FileStatus? {
    let written = unsafe bytes.withUnsafeBytes { unsafe carillon_write(file.raw, $0.baseAddress, $0.count) }
    guard written == 0 else { throw FileError("write", displayName(member), ErrorNumber(written)) }
    let status = looks ? try file.knownStatus(named: displayName(member)) : nil
    // Some file systems say only now that the disk is full.
    let closed = file.close()
    guard closed == 0 else { throw FileError("write", displayName(member), ErrorNumber(closed)) }
    return status
  }

  /// Opens a new file for writing; one of that name must not exist.
  func createFile(_ member: String) throws(FileError) -> Descriptor {
    let raw = unsafe carillon_create_file(self.raw, member, 0o644)
    guard raw >= 0 else { throw FileError("create", displayName(member), ErrorNumber(raw)) }
    return Descriptor(owning: raw)
  }

  /// Writes a file under a name of its own and puts it in the place of what is there; where it is asked for, with the
  /// mode and owner of what is there.
  package func replace(_ member: String, with bytes: [UInt8], keepsAttributes: Bool = false) throws(FileError) {
    let temporary = member + ".carillon-new"
    try removeIfPresent(temporary)
    do throws(FileError) {
      let file = try createFile(temporary)
      if keepsAttributes {
        let copied = unsafe carillon_copy_attributes(raw, member, file.raw)
        guard copied == 0 else { throw FileError("keep the mode of", displayName(member), ErrorNumber(copied)) }
      }
      try fill(file, temporary, bytes)
      try rename(temporary, to: member, in: self)
    } catch {
      try? removeIfPresent(temporary)
      throw error
    }
  }

  /// Moves a member; what is a file in its place is replaced.
  func rename(_ member: String, to other: String, in directory: Directory) throws(FileError) {
    if let error = renameFailure(member, to: other, in: directory) {
      throw FileError("put into place", directory.displayName(other), error)
    }
  }

  /// As `rename`, with the error for whoever knows what to do about it.
  func renameFailure(_ member: String, to other: String, in directory: Directory) -> ErrorNumber? {
    let result = unsafe carillon_rename(raw, member, directory.raw, other)
    return result < 0 ? ErrorNumber(result) : nil
  }

  /// Removes a file or link; that there is none is fine.
  func removeIfPresent(_ member: String) throws(FileError) {
    let result = unsafe carillon_remove_file(raw, member)
    guard result < 0, !ErrorNumber(result).isNoEntry else { return }
    throw FileError("remove", displayName(member), ErrorNumber(result))
  }

  /// Removes a directory if nothing is in it; returns whether it is gone.
  func removeDirectoryIfEmpty(_ member: String) throws(FileError) -> Bool {
    let result = unsafe carillon_remove_directory(raw, member)
    guard result < 0 else { return true }
    let error = ErrorNumber(result)
    if error.isNoEntry { return true }
    if error.isNotEmpty { return false }
    throw FileError("remove the directory", displayName(member), error)
  }

  /// Removes a member and, if it is a directory, all that is in it. Links are removed, never followed.
  func removeTree(_ member: String) throws(FileError) {
    guard let status = try status(of: member) else { return }
    guard status.kind == .directory else { return try removeIfPresent(member) }
    if let directory = try directory(member) {
      for entry in try directory.members() {
        if entry.kind == .directory {
          try directory.removeTree(entry.name)
        } else {
          try directory.removeIfPresent(entry.name)
        }
      }
    }
    guard try removeDirectoryIfEmpty(member) else {
      throw FileError("cannot remove '\(displayName(member))': something writes into it")
    }
  }

  /// Writes back what the file system holds.
  func sync() throws(FileError) {
    let result = carillon_sync(raw)
    guard result == 0 else { throw FileError("sync", name, ErrorNumber(result)) }
  }
}

extension Directory {
  /// Locks this directory against other processes until the descriptor is closed; false where another has the lock and
  /// it is not waited for.
  func lock(waits: Bool) throws(FileError) -> Bool {
    let result = carillon_lock(raw, waits)
    guard result < 0 else {
      isLocked.store(true, ordering: .relaxed)
      return true
    }
    let error = ErrorNumber(result)
    if error.isWouldBlock { return false }
    throw FileError("lock", name, error)
  }
}
