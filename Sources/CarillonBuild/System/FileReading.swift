import CSystem
package import SourceText

extension Directory {
  /// The bytes of a regular file below this directory, at most `limit + 1` of them; nil where there is none.
  func readIfPresent(_ path: String, limit: Int) throws(FileError) -> [UInt8]? {
    try readKnown(path, limit: limit)?.bytes
  }

  /// As `readIfPresent`, with what the system said of the file before it was read.
  func readKnown(_ path: String, limit: Int) throws(FileError) -> (bytes: [UInt8], status: FileStatus)? {
    let raw = unsafe carillon_open_below(self.raw, path)
    guard raw >= 0 else {
      let error = ErrorNumber(raw)
      if error.isNoEntry { return nil }
      throw FileError("read", displayName(path), error)
    }
    let file = Descriptor(owning: raw)
    let status = try file.knownStatus(named: displayName(path))
    return (try file.readFile(of: status, named: displayName(path), limit: limit), status)
  }

  /// The bytes of a regular file below this directory, at most `limit + 1` of them.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let bytes = try readIfPresent(path, limit: limit) else {
      throw FileError("cannot read '\(displayName(path))': there is no such file")
    }
    return bytes
  }
}

/// Files that the user names, wherever they are.
package enum NamedFile {
  /// The bytes of a regular file, links followed; at most `limit + 1` of them.
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let raw = unsafe carillon_open_file(path)
    guard raw >= 0 else { throw FileError("read", path, ErrorNumber(raw)) }
    return try Descriptor(owning: raw).readFile(named: path, limit: limit)
  }

  /// Writes a file, in the place of one that is there; the directory must exist.
  package static func write(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let (directory, name) = try place(of: path)
    try directory.replace(name, with: bytes)
  }

  /// What a path is, links followed.
  static func kind(of path: String) throws(FileError) -> FileKind {
    var status = carillon_status()
    let result = unsafe carillon_status_of_path(path, &status)
    guard result >= 0 else { throw FileError("read", path, ErrorNumber(result)) }
    return FileStatus(status).kind
  }

  /// The directory and name of a file to write; links, devices and pipes are not replaced by a file.
  static func place(of path: String) throws(FileError) -> (directory: Directory, name: String) {
    let (folder, name) = path.splitAtLastSlash
    let directory = try Directory.open(named: folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder)
    guard !name.isEmpty else { throw FileError("cannot write '\(path)': it names a directory") }
    if let kind = try directory.status(of: name)?.kind, kind != .file {
      throw FileError("cannot write '\(directory.displayName(name))': it is not a regular file")
    }
    return (directory, name)
  }

  /// What arrives on standard input up to its end; at most `limit + 1` bytes.
  package static func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
    try readAll(from: 0, named: "standard input", sizeHint: 64 << 10, limit: limit)
  }
}

extension Descriptor {
  /// The bytes of a regular file; anything else is an error that says what it is.
  borrowing func readFile(named name: String, limit: Int) throws(FileError) -> [UInt8] {
    try readFile(of: try knownStatus(named: name), named: name, limit: limit)
  }

  /// As `readFile`, where the status is known.
  borrowing func readFile(of status: FileStatus, named name: String, limit: Int) throws(FileError) -> [UInt8] {
    switch status.kind {
    case .file: return try readAll(from: raw, named: name, sizeHint: status.size, limit: limit)
    case .directory: throw FileError("cannot read '\(name)': it is a directory, not a file")
    case .symbolicLink, .other:
      throw FileError("cannot read '\(name)': it is a pipe, a socket or a device, not a regular file")
    }
  }
}

/// Reads to the end, or to one byte more than the limit.
private func readAll(
  from descriptor: Int32, named name: String, sizeHint: Int, limit: Int
) throws(FileError) -> [UInt8] {
  var bytes: [UInt8] = []
  var wanted = min(max(sizeHint, 0), limit) + 1
  while true {
    // One byte more than the size: the read that fills the rest also sees the end.
    var failure: Int32 = 0
    let start = bytes.count
    bytes.reserveCapacity(start + wanted)
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      let result = unsafe carillon_read(descriptor, buffer.baseAddress, buffer.count)
      if result < 0 { failure = Int32(result) } else { count = result }
    }
    guard failure == 0 else { throw FileError("read", name, ErrorNumber(failure)) }
    if chunk.isEmpty { return bytes }
    if bytes.isEmpty { bytes = chunk } else { bytes.append(contentsOf: chunk) }
    if bytes.count > limit { return bytes }
    wanted = chunk.count == wanted ? min(max(64 << 10, bytes.count), limit + 1 - bytes.count) : wanted - chunk.count
  }
}
