import CSystem
import SourceText

/// An open file or directory; closed when it goes out of use.
package struct Descriptor: ~Copyable, Sendable {
  let raw: Int32

  /// Takes over what a system call returned.
  init(owning raw: Int32) {
    self.raw = raw
  }

  deinit {
    _ = carillon_close(raw)
  }

  /// Closes now, for whoever must know that what was written has arrived. Returns 0 or a negated error number.
  consuming func close() -> Int32 {
    let raw = self.raw
    discard self
    return carillon_close(raw)
  }

  /// What the descriptor stands for.
  func status() -> Result<FileStatus, ErrorNumber> {
    var status = carillon_status()
    let result = unsafe carillon_status(raw, &status)
    return result < 0 ? .failure(ErrorNumber(result)) : .success(FileStatus(status))
  }
}

extension Descriptor {
  /// What the descriptor stands for; the name is for the message.
  borrowing func knownStatus(named name: String) throws(FileError) -> FileStatus {
    switch status() {
    case .success(let status): return status
    case .failure(let error): throw FileError("look at", name, error)
    }
  }
}

/// What is known of a file without reading it.
struct FileStatus: Equatable {
  let kind: FileKind
  let size: Int
  let device: UInt64
  let inode: UInt64
  /// Nanoseconds since 1970: only ever compared with itself.
  let modified: Int64
  /// As `modified`, of the last change to the file's bytes or name.
  let changed: Int64

  init(_ status: carillon_status) {
    kind = FileKind(status.kind)
    size = Int(status.size)
    device = status.device
    inode = status.inode
    modified = status.modified_seconds &* 1_000_000_000 &+ status.modified_nanoseconds
    changed = status.changed_seconds &* 1_000_000_000 &+ status.changed_nanoseconds
  }

  /// Whether both are the same file.
  func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && inode == other.inode
  }
}

extension FileKind {
  init(_ kind: Int32) {
    switch kind {
    case Int32(carillon_kind_file.rawValue): self = .file
    case Int32(carillon_kind_directory.rawValue): self = .directory
    case Int32(carillon_kind_link.rawValue): self = .symbolicLink
    default: self = .other
    }
  }
}
