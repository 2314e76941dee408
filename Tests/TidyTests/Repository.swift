import Foundation

/// The repository that the tests were built from.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file of the repository.
  struct File: CustomStringConvertible {
    /// Below the root, with `/`.
    let path: String
    let text: String

    var description: String {
      path
    }

    var lines: [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The lines without comments of their own, with their numbers from 1.
    var codeLines: [(number: Int, text: Substring)] {
      lines.enumerated().map { ($0 + 1, $1) }.filter { !$0.1.drop { $0 == " " }.hasPrefix("//") }
    }
  }

  /// The files below a folder with a certain end, in byte order of their paths; what tools keep in hidden folders apart.
  static func files(below folder: String, withSuffix suffix: String) throws -> [File] {
    let base = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return try names.filter {
      !"/\($0)".contains("/.") && $0.hasSuffix(suffix) && isFile(base.appendingPathComponent($0))
    }.sorted()
      .map { try file("\(folder)/\($0)") }
  }

  private static func isFile(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
  }

  static func file(_ path: String) throws -> File {
    File(path: path, text: try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
  }
}
