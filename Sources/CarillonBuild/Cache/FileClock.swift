/// The clock by which a file system stamps files, which on a network is not this machine's.
struct FileClock: Sendable {
  /// A time of that clock: what is changed later is stamped with it or with a later one.
  struct Moment: Sendable {
    let device: UInt64

    /// As in `FileStatus`.
    let time: Int64
  }

  /// Makes a file and looks at it; nil where that is not possible, and then nothing can be said of any stamp.
  static func now(in directory: Directory) -> Moment? {
    let name = ".now"
    do {
      try directory.removeIfPresent(name)
      let file = try directory.createFile(name)
      defer { try? directory.removeIfPresent(name) }
      return moment(of: file)
    } catch {
      return nil
    }
  }

  /// The time at which a file was made or changed last.
  static func moment(of file: borrowing Descriptor) -> Moment? {
    guard case .success(let status) = file.status() else { return nil }
    return Moment(device: status.device, time: status.changed)
  }
}
