import Foundation

/// A git repository in a temporary directory of its own.
struct GitFixture: ~Copyable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "carillon-git-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try git("init", "--quiet", "--initial-branch", "main")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ name: String, _ text: String) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  /// Commits all there is; the commit's name.
  @discardableResult
  func commit() throws -> String {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", "x")
    return try git("rev-parse", "HEAD")
  }

  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let process = Foundation.Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "git", "-C", path, "-c", "user.name=Test", "-c", "user.email=test@example.invalid", "-c",
        "commit.gpgSign=false",
      ]
      + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
