package import Foundation

/// A folder of a test's own, removed with it.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    path = NSTemporaryDirectory().appending("carillon-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // What a test made unreadable must not keep the folder.
    for name in FileManager.default.enumerator(atPath: path)?.compactMap({ $0 as? String }) ?? [] {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)
      if attributes?[.type] as? FileAttributeType == .typeDirectory {
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path + "/" + name)
      }
    }
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The absolute path of a file in the folder.
  package func callAsFunction(_ name: String) -> String {
    path + "/" + name
  }

  /// Writes a file, and the folders that it is in.
  package func write(_ name: String, _ text: String) throws {
    try write(name, Data(text.utf8))
  }

  package func write(_ name: String, _ data: Data) throws {
    let file = URL(fileURLWithPath: self(name))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  package func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: self(name))), as: UTF8.self)
  }

  package func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: self(name))
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: self(name))
  }

  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  /// Every file below a name, with its bytes; a link with where it leads. Sorted: two equal snapshots are equal trees.
  package func snapshot(_ name: String) throws -> [String] {
    let names = (FileManager.default.enumerator(atPath: self(name))?.compactMap { $0 as? String } ?? []).sorted()
    return try names.map { file in
      let path = self(name) + "/" + file
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      switch attributes[.type] as? FileAttributeType {
      case .typeDirectory?: return file + "/"
      case .typeSymbolicLink?: return file + " -> " + (try FileManager.default.destinationOfSymbolicLink(atPath: path))
      default: return file + ": " + (try Data(contentsOf: URL(fileURLWithPath: path))).base64EncodedString()
      }
    }
  }

  /// A file's inode and time of modification: what a file that was left alone keeps.
  package func identity(_ name: String) throws -> String {
    let attributes = try FileManager.default.attributesOfItem(atPath: self(name))
    let inode = attributes[.systemFileNumber] as? Int ?? 0
    let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(inode) \(time)"
  }
}
