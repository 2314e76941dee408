package import SourceText

extension ProjectFix.ChangedFile {
  /// Puts the new bytes into the place of the old ones at once, with the file's mode and owner. A file that is no longer
  /// what was read is an error, and stays.
  package func write(below root: Directory) throws(FileError) {
    let (folder, name) = path.splitAtLastSlash
    guard let directory = folder.isEmpty ? root : try root.directory(folder),
      try directory.read(name, limit: before.count) == before
    else { throw FileError("'\(root.displayName(path))' was changed meanwhile, and is left alone") }
    try directory.replace(name, with: after, keepsAttributes: true)
  }
}
