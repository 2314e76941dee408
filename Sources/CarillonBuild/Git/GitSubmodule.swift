import SourceText

/// A submodule as a commit of the repository around it has it: a directory, and the commit that it stands at.
struct GitSubmodule {
  /// Below the project's root.
  let path: String
  private let commit: String
  private let repository: GitRepository
  private let depth: Int

  init(path: String, commit: String, in repository: GitRepository, depth: Int) {
    self.path = path
    self.commit = commit
    self.repository = repository
    self.depth = depth
  }

  /// Its files at that commit; nil where it is not checked out, or has not that commit.
  var tree: GitTree? {
    // Where it is not checked out, git finds the repository around it, in which it has a prefix.
    guard depth < Self.depthLimit, let own = try? GitRepository(of: repository.directory + "/" + path),
      own.prefix.isEmpty, let commit = try? own.commit(commit)
    else { return nil }
    return try? GitTree(own, commit: commit, depth: depth + 1)
  }

  var absence: Absence {
    Absence(path: path, commit: commit)
  }

  /// A submodule may hold submodules, and by a mistake itself.
  private static let depthLimit = 8

  /// That a submodule's files are not at hand: an error only for who asks for them.
  struct Absence {
    private(set) var path: String
    let commit: String

    /// Whether the files below a directory, which ends in `/` or is empty, are among those that are missing.
    func concerns(_ prefix: String) -> Bool {
      path.utf8.starts(with: prefix.utf8) || prefix.utf8.starts(with: (path + "/").utf8)
    }

    func moved(below directory: String) -> Absence {
      var absence = self
      absence.path = "\(directory)/\(path)"
      return absence
    }

    var error: FileError {
      FileError(
        "'\(path)' is a submodule, and its commit \(commit.prefix(12)) is not here; "
          + "fetch it with 'git submodule update --init', or compare directories")
    }
  }
}
