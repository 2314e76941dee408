package import SourceText

/// The git repository that a project lies in.
package struct GitRepository: Sendable {
  /// As given: git is started in it.
  let directory: String

  /// The project's root below the repository's, with a `/` at the end; empty where both are one.
  let prefix: String

  /// Finds the repository of a directory.
  package init(of directory: String) throws(FileError) {
    guard let prefix = try Self.line(in: directory, ["rev-parse", "--show-prefix"]) else {
      throw FileError(
        "'\(directory)' is in no git repository that git would read; 'git -C \(directory) status' says why")
    }
    self.directory = directory
    self.prefix = prefix
  }

  /// The commit that a revision names.
  package func commit(_ revision: String) throws(FileError) -> String {
    if let commit = try existingCommit(revision) { return commit }
    throw FileError("there is no revision '\(revision)' in the repository of '\(directory)'\(try shallowRemark)")
  }

  /// Where the current branch left the main one: what a merge request is compared with.
  package func mergeBase() throws(FileError) -> String {
    guard try existingCommit("HEAD") != nil else {
      throw FileError("the repository of '\(directory)' has no commit yet: there is nothing to compare with")
    }
    for name in ["refs/remotes/origin/HEAD", "refs/heads/main", "refs/heads/master"] {
      guard let main = try existingCommit(name) else { continue }
      guard let base = try line(["merge-base", "HEAD", main]) else {
        throw FileError("HEAD and '\(name)' have no common commit; name a base\(try shallowRemark)")
      }
      return base
    }
    throw FileError("there is neither origin/HEAD nor a branch main or master to compare with; name a base")
  }

  /// What a message says further where a clone lacks the older commits.
  private var shallowRemark: String {
    get throws(FileError) {
      guard try line(["rev-parse", "--is-shallow-repository"]) == "true" else { return "" }
      return "; the clone is shallow: fetch more of it with 'git fetch --unshallow'"
    }
  }

  private func existingCommit(_ revision: String) throws(FileError) -> String? {
    try line(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
  }

  private func line(_ arguments: [String]) throws(FileError) -> String? {
    try Self.line(in: directory, arguments)
  }

  /// What a command prints, without its line end; nil where it fails.
  private static func line(in directory: String, _ arguments: [String]) throws(FileError) -> String? {
    guard let output = try GitProcess.output(in: directory, arguments) else { return nil }
    return String(decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...], as: UTF8.self)
  }
}
