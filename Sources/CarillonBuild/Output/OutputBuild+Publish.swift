package import SourceText
import Synchronization

extension OutputBuild {
  /// What a finished build did, or would do.
  package struct Result: Sendable {
    /// What differs, sorted by path; where a directory that did not exist was written, its root files alone.
    package let changes: [OutputChange]
    package let writtenCount: Int

    package var removedCount: Int {
      changes.count { $0.kind == .extra }
    }

    /// Of a directory that already was what it should be.
    static let current = Result(changes: [], writtenCount: 0)

    /// Whether the directory already was what it should be.
    package var isCurrent: Bool {
      changes.isEmpty && writtenCount == 0
    }
  }

  /// Compares what spans campaigns, then puts everything into place.
  ///
  /// `placed` are the changes of the campaigns; `campaigns` are the members of `campaigns/` that belong there, sorted;
  /// `rootFiles` are the files of the directory itself, the root manifest among them.
  package func finish(
    _ placed: [CampaignChanges], campaigns: [String], rootFiles: [OutputFile], syncs: Bool = false
  ) throws(FileError) -> Result {
    var changes = placed.flatMap(\.listed)
    let stray = try strayFiles(campaigns: Set(campaigns), rootFiles: rootFiles)
    changes += stray.files.map { OutputChange(.extra, $0) }
    let root = try rootChanges(rootFiles)
    let isInterrupted = try isLeftUnfinished()
    changes += root
    let writtenCount = placed.reduce(root.count) { $0 + $1.writtenCount }
    guard case .write = mode else {
      if isInterrupted { changes.append(OutputChange(.extra, OutputName.incomplete)) }
      return Result(changes: changes.sortedByPath, writtenCount: writtenCount)
    }
    let empty = placed.flatMap(\.emptyDirectories) + stray.emptyDirectories
    guard !changes.isEmpty || isInterrupted else {
      for path in empty { try directory.existing?.removeEmptyDirectory(path) }
      return .current
    }
    if directory.existing == nil {
      try publishWhole(rootFiles, syncs: syncs)
    } else {
      try publish(changes, rootFiles: rootFiles, isInterrupted: isInterrupted, syncs: syncs)
      for path in empty { try directory.existing?.removeEmptyDirectory(path) }
    }
    return Result(changes: changes.sortedByPath, writtenCount: writtenCount)
  }

  /// Forgets what was staged, to stage it again.
  func restart() throws(FileError) {
    placed.withLock { $0 = [] }
    guard case .write = mode else { return }
    try stage.remove()
  }

  /// Takes back what was staged; the directory is as it was.
  package func discard() throws(FileError) {
    guard case .write = mode else { return }
    try stage.remove()
    for made in directory.madeParents.reversed() {
      guard try made.directory.removeDirectoryIfEmpty(made.name) else { return }
    }
  }

  /// Files of the grammar that belong to nothing any more, and directories that hold nothing; those inside of campaigns'
  /// own folders apart.
  private func strayFiles(
    campaigns expected: Set<String>, rootFiles: [OutputFile]
  ) throws(FileError) -> (files: [String], emptyDirectories: [String]) {
    var stray: (files: [String], emptyDirectories: [String]) = ([], [])
    guard let existing = directory.existing else { return stray }
    if try existing.status(of: OutputName.summaries)?.kind == .file,
      !rootFiles.contains(where: { $0.path == OutputName.summaries })
    {
      stray.files.append(OutputName.summaries)
    }
    guard let campaigns else { return stray }
    let members = try campaigns.members()
    if members.isEmpty, expected.isEmpty { stray.emptyDirectories.append(OutputName.campaigns) }
    for member in members where !expected.contains(member.name) {
      let path = OutputName.campaigns + "/" + member.name
      switch OutputPlace.campaigns.member(member.name, member.kind) {
      case .file: stray.files.append(path)
      case .directory(let place):
        guard let found = try campaigns.directory(member.name)?.owned(place, path: path) else { continue }
        stray.files += found.files
        stray.emptyDirectories += found.emptyDirectories
      case .foreign: break
      }
    }
    return stray
  }

  private func rootChanges(_ files: [OutputFile]) throws(FileError) -> [OutputChange] {
    var changes: [OutputChange] = []
    for file in files {
      let present = try directory.existing?.readIfPresent(file.path, limit: file.bytes.count)
      if present == file.bytes { continue }
      changes.append(OutputChange(present == nil ? .missing : .stale, file.path))
    }
    return changes
  }

  private func isLeftUnfinished() throws(FileError) -> Bool {
    guard let existing = directory.existing else { return false }
    return try existing.status(of: OutputName.incomplete) != nil
  }

  /// A directory that did not exist appears as one.
  private func publishWhole(_ rootFiles: [OutputFile], syncs: Bool) throws(FileError) {
    let stage = try stage.directory()
    for file in rootFiles { try stage.create(file.path, file.bytes) }
    if syncs { try stage.sync() }
    try self.stage.becomes(directory.name)
    if syncs { try directory.parent.sync() }
  }

  /// File by file. From the first rename to the last the directory has no root manifest, so that no reader takes a
  /// mixture for a build.
  private func publish(
    _ changes: [OutputChange], rootFiles: [OutputFile], isInterrupted: Bool, syncs: Bool
  ) throws(FileError) {
    guard let output = directory.existing else { return }
    let rootChanged = Set(changes.map(\.path))
    for file in rootFiles where rootChanged.contains(file.path) {
      try stage.directory().create(file.path, file.bytes)
    }
    let hadManifest = try output.status(of: OutputName.manifest)?.kind == .file
    if hadManifest {
      try output.rename(OutputName.manifest, to: OutputName.incomplete, in: output)
    } else if try output.status(of: OutputName.incomplete) == nil {
      try output.create(OutputName.incomplete, [])
    }
    do throws(FileError) {
      if stage.isUsed, let staged = try stage.directory().directory(OutputName.campaigns) {
        try staged.merge(into: output.madeDirectory(OutputName.campaigns))
      }
      for change in changes where change.kind == .extra { try output.removeOwned(change.path) }
      // An interrupted build may have removed files and left their directories.
      if isInterrupted { try output.removeEmptyOwnedDirectories() }
      if syncs { try output.sync() }
      for file in rootFiles where file.path != OutputName.manifest && rootChanged.contains(file.path) {
        try stage.directory().rename(file.path, to: file.path, in: output)
      }
      if rootChanged.contains(OutputName.manifest) {
        try stage.directory().rename(OutputName.manifest, to: OutputName.manifest, in: output)
        try stage.remove()
        try output.removeIfPresent(OutputName.incomplete)
      } else {
        // The same bytes stay the same file.
        try stage.remove()
        try output.rename(OutputName.incomplete, to: OutputName.manifest, in: output)
      }
      if syncs { try output.sync() }
    } catch {
      throw FileError(
        error.description + "\n'\(directory.path)' is not whole now, and 'carillon verify' rejects it; "
          + "'carillon build' makes it whole again")
    }
  }
}

extension [OutputChange] {
  /// By the bytes of the paths.
  fileprivate var sortedByPath: [OutputChange] {
    sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}

extension Directory {
  /// Moves all members into another directory: whole directories where there is none of the name, files over files.
  fileprivate func merge(into other: Directory) throws(FileError) {
    for member in try members() {
      guard let error = renameFailure(member.name, to: member.name, in: other) else { continue }
      guard member.kind == .directory, error.isNotEmpty,
        let inner = try directory(member.name), let target = try other.directory(member.name)
      else { throw FileError("put into place", other.displayName(member.name), error) }
      try inner.merge(into: target)
    }
  }

  /// Removes a file below this directory, and the directories of the grammar that are empty then.
  func removeOwned(_ path: String) throws(FileError) {
    let (folder, name) = path.splitAtLastSlash
    if folder.isEmpty { return try removeIfPresent(name) }
    try directory(folder)?.removeIfPresent(name)
    if !folder.isEmpty { try removeEmptyDirectory(folder) }
  }

  /// Removes a directory below this one if nothing is in it, and those that it is in likewise.
  fileprivate func removeEmptyDirectory(_ path: String) throws(FileError) {
    var (folder, name) = path.splitAtLastSlash
    while true {
      let parent = folder.isEmpty ? self : try directory(folder)
      guard try parent?.removeDirectoryIfEmpty(name) ?? true, !folder.isEmpty else { return }
      (folder, name) = folder.splitAtLastSlash
    }
  }
}
