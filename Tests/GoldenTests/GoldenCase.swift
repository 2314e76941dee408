import Foundation
import SourceText

/// A folder of `Cases`: a project in `workspace`, and everything that it compiles to in `expected`.
struct GoldenCase: Sendable, CustomStringConvertible {
  let name: String

  var description: String { name }

  /// The folders are the list of cases.
  static let all: [GoldenCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { GoldenCase(name: $0) }
  }()

  /// Whether `UPDATE_GOLDEN=1` asks to rewrite what is expected.
  static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  /// The project's files by path, in byte order.
  func workspace() throws -> [(path: String, bytes: [UInt8])] {
    try files(below: "workspace")
  }

  /// The expected files by path, in byte order.
  func expected() throws -> [(path: String, bytes: [UInt8])] {
    try files(below: "expected")
  }

  /// Replaces everything that is expected.
  func rewrite(_ files: [(path: String, bytes: [UInt8])]) throws {
    let root = Self.folder.appending(path: "\(name)/expected")
    try? FileManager.default.removeItem(at: root)
    for file in files {
      let url = root.appending(path: file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
  }

  private func files(below folder: String) throws -> [(path: String, bytes: [UInt8])] {
    let root = Self.folder.appending(path: "\(name)/\(folder)")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return try paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { path in
      var isDirectory: ObjCBool = false
      let url = root.appending(path: path)
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), !isDirectory.boolValue
      else { return nil }
      return (path, [UInt8](try Data(contentsOf: url)))
    }
  }
}
