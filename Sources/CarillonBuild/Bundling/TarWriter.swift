import CSystem
import SourceText

/// Writes an archive into a new file, and puts it in the place of an old one when it is whole.
struct TarWriter: ~Copyable {
  private let directory: Directory
  private let name: String
  private let temporary: String
  private let modified: Int
  private let file: Descriptor
  private var buffer: [UInt8] = []

  /// `modified` is in seconds since 1970: the time of every file.
  init(_ name: String, in directory: Directory, modified: Int) throws(FileError) {
    self.directory = directory
    self.name = name
    self.modified = modified
    temporary = name + ".carillon-new"
    try directory.removeIfPresent(temporary)
    file = try directory.createFile(temporary)
  }

  mutating func add(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    guard let header = TarHeader.block(path: path, size: bytes.count, modified: modified) else {
      throw FileError("cannot bundle '\(path)': its name, size or time does not fit the ustar format")
    }
    buffer += header
    buffer += bytes
    buffer.append(contentsOf: repeatElement(0, count: TarHeader.padding(after: bytes.count)))
    if buffer.count >= 1 << 20 { try flush() }
  }

  /// Ends the archive and puts it into place.
  consuming func finish() throws(FileError) {
    buffer.append(contentsOf: repeatElement(0, count: 2 * TarHeader.blockSize))
    try flush()
    let closed = file.close()
    guard closed == 0 else { throw FileError("write", directory.displayName(temporary), ErrorNumber(closed)) }
    try directory.rename(temporary, to: name, in: directory)
  }

  /// Removes what was written.
  consuming func discard() throws(FileError) {
    try directory.removeIfPresent(temporary)
  }

  private mutating func flush() throws(FileError) {
    let raw = file.raw
    let written = unsafe buffer.withUnsafeBytes { unsafe carillon_write(raw, $0.baseAddress, $0.count) }
    guard written == 0 else { throw FileError("write", directory.displayName(temporary), ErrorNumber(written)) }
    buffer.removeAll(keepingCapacity: true)
  }
}
