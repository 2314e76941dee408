import CSystem
package import SourceText

/// A bundle to be read: an index of its files, whose bytes are read when they are asked for.
package final class TarArchive: Sendable {
  package struct Entry: Sendable {
    package let path: String
    let offset: Int
    let size: Int
  }

  private let file: Descriptor
  private let name: String

  /// In the archive's order.
  package let entries: [Entry]

  /// For look-ups alone; paths compare as strings, which the grammar of the build directory keeps to ASCII.
  private let byPath: [String: Int]

  /// What is wrong with the archive itself; nil where it is whole and in the form of `bundle`.
  package let fault: String?

  /// Opens a file that the user named, and reads its headers.
  package init(named path: String) throws(FileError) {
    name = path
    let raw = unsafe carillon_open_file(path)
    guard raw >= 0 else { throw FileError("read", path, ErrorNumber(raw)) }
    let file = Descriptor(owning: raw)
    guard case .success(let status) = file.status(), status.kind == .file else {
      throw FileError("cannot read '\(path)': it is not a regular file")
    }
    (entries, fault) = try Self.index(file, named: path, size: status.size)
    byPath = Dictionary(entries.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
    self.file = file
  }

  /// The file of a path; the first one, should there be two.
  func entry(_ path: String) -> Entry? {
    byPath[path].map { entries[$0] }
  }

  /// The bytes of a file of the archive.
  package func bytes(of entry: Entry) throws(FileError) -> [UInt8] {
    try Self.read(file, entry.size, at: entry.offset, named: name)
  }

  private static func index(
    _ file: borrowing Descriptor, named name: String, size: Int
  ) throws(FileError) -> (entries: [Entry], fault: String?) {
    var entries: [Entry] = []
    var offset = 0
    var modified: Int?
    let block = TarHeader.blockSize
    while offset + block <= size {
      let header = try read(file, block, at: offset, named: name)
      guard header.contains(where: { $0 != 0 }) else {
        let end = try read(file, 2 * block, at: offset, named: name)
        let isWhole = end.count == 2 * block && end.allSatisfy { $0 == 0 } && offset + 2 * block == size
        return (entries, isWhole ? nil : "it does not end with two empty blocks and nothing after them")
      }
      guard let (path, length, time) = TarHeader.read(header), time == modified ?? time else {
        return (entries, "the header at byte \(offset) is not in the form that 'carillon bundle' writes")
      }
      modified = time
      let start = offset + block
      let padding = TarHeader.padding(after: length)
      guard start + length + padding <= size else { return (entries, "it is cut off in '\(path)'") }
      let rest = try read(file, padding, at: start + length, named: name)
      guard rest.allSatisfy({ $0 == 0 }) else { return (entries, "something stands in the padding after '\(path)'") }
      entries.append(Entry(path: path, offset: start, size: length))
      offset = start + length + padding
    }
    return (entries, "it is cut off")
  }

  private static func read(
    _ file: borrowing Descriptor, _ count: Int, at offset: Int, named name: String
  ) throws(FileError) -> [UInt8] {
    let raw = file.raw
    var bytes: [UInt8] = []
    while bytes.count < count {
      var failure: Int32 = 0
      let start = offset + bytes.count
      let chunk = unsafe [UInt8](unsafeUninitializedCapacity: count - bytes.count) { buffer, filled in
        let result = unsafe carillon_read_at(raw, buffer.baseAddress, buffer.count, Int64(start))
        if result < 0 { failure = Int32(result) } else { filled = result }
      }
      guard failure == 0 else { throw FileError("read", name, ErrorNumber(failure)) }
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }
}
