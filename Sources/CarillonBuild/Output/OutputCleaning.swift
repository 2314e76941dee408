package import SourceText

/// Takes a build directory away again.
package enum OutputCleaning {
  /// Removes what is ours; the directory itself where nothing else is in it. Returns how many files went.
  package static func clean(
    _ path: String, below root: Directory, waits: Bool, onWait: () throws(FileError) -> Void = {}
  ) throws(FileError) -> Int {
    try root.removeTree(CacheFolder.name)
    // Nothing is made on the way: a directory that is not there needs no cleaning.
    let found = try OutputDirectory.open(path, below: root, access: .reading)
    guard found.existing != nil else {
      try found.parent.removeTree(OutputName.stage(beside: found.name))
      return 0
    }
    let output = try OutputDirectory.open(path, below: root, access: .writing(waits: waits), onWait: onWait)
    guard let directory = output.existing else { return 0 }
    try directory.removeTree(OutputName.stage)
    // The root manifest first: what is left of an interrupted removal must not pass for a build.
    let files = try directory.owned(.root, path: "").files
    let manifest = files.filter { $0 == OutputName.manifest }
    // What says that the directory is ours goes last.
    if !manifest.isEmpty { try directory.rename(OutputName.manifest, to: OutputName.incomplete, in: directory) }
    for file in files where file != OutputName.manifest && file != OutputName.incomplete {
      try directory.removeOwned(file)
    }
    try directory.removeEmptyOwnedDirectories()
    try directory.removeIfPresent(OutputName.incomplete)
    _ = try output.parent.removeDirectoryIfEmpty(output.name)
    return files.count
  }
}

extension Directory {
  /// Removes directories of the grammar that hold nothing, from the inside.
  func removeEmptyOwnedDirectories(_ place: OutputPlace = .root) throws(FileError) {
    for member in try members() {
      guard case .directory(let inner) = place.member(member.name, member.kind) else { continue }
      try directory(member.name)?.removeEmptyOwnedDirectories(inner)
      _ = try removeDirectoryIfEmpty(member.name)
    }
  }
}
