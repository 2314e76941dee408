import Foundation

extension TemporaryFolder {
  /// A folder that is an empty git repository on the branch `main`.
  package static func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.git("init", "--quiet", "--initial-branch", "main")
    return folder
  }

  /// Commits all there is; the commit's name.
  @discardableResult
  package func commit() throws -> String {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", "x")
    return try git("rev-parse", "HEAD")
  }

  /// Runs git in the folder; what it prints, without the last line end.
  @discardableResult
  package func git(_ arguments: String...) throws -> String {
    try git(arguments)
  }

  @discardableResult
  package func git(_ arguments: [String]) throws -> String {
    let process = Process()
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
