/// What the system said of a file while its bytes were known: where it says the same again, they are the same bytes.
struct FileStamp: Equatable {
  let size: UInt64
  let inode: UInt64
  let modified: UInt64
  let changed: UInt64

  /// Of nothing: the stamp of a file whose bytes must be looked at again.
  static let none = FileStamp(size: .max, inode: .max, modified: .max, changed: .max)

  private init(size: UInt64, inode: UInt64, modified: UInt64, changed: UInt64) {
    self.size = size
    self.inode = inode
    self.modified = modified
    self.changed = changed
  }

  init(_ status: FileStatus) {
    self.init(
      size: UInt64(bitPattern: Int64(status.size)), inode: status.inode, modified: UInt64(bitPattern: status.modified),
      changed: UInt64(bitPattern: status.changed))
  }

  /// The stamp of a file whose bytes were read after the status, if a later change of them must show in it.
  ///
  /// Clocks of file systems tick: what was changed in the same tick as the status was taken looks as it did before
  /// (git's "racy" entries).
  init(_ status: FileStatus, takenAt moment: FileClock.Moment?) {
    let isOld = moment.map { status.device == $0.device && max(status.changed, status.modified) < $0.time } ?? false
    self = isOld ? FileStamp(status) : .none
  }
}

extension FileStamp {
  init(from reader: inout CacheReader) throws(CacheDamage) {
    size = try reader.number()
    inode = try reader.number()
    modified = try reader.number()
    changed = try reader.number()
  }

  func write(to writer: inout CacheWriter) {
    writer.number(size)
    writer.number(inode)
    writer.number(modified)
    writer.number(changed)
  }
}
