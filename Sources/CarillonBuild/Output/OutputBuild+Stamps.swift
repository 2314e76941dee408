import CampaignModel
import SourceText
import Writers

extension OutputBuild {
  /// The stamp of a campaign's files as they are now; nil where they cannot be looked at.
  func stamp(of files: CachedOutput, as options: Configuration.Output) -> OutputStamp? {
    guard let campaigns else { return nil }
    var stamp = OutputStamp()
    do throws(FileError) {
      if case .packed = options.layout {
        let name = files.id + OutputName.packedSuffix
        guard let status = try campaigns.status(of: name), status.kind == .file else { return nil }
        stamp.add(Self.campaignsPath.member(name), status)
        guard files.hasSources else { return stamp }
      }
      guard let folder = try campaigns.directory(files.id) else { return nil }
      try folder.addStamps(.campaign, path: Self.campaignsPath.member(files.id), to: &stamp)
      return stamp
    } catch {
      return nil
    }
  }

  /// Whether the directory has, besides files of campaigns that are known to be right, so many members in `campaigns/`
  /// and no more, and the root manifest of the last build. Nil where it does not; else whether the stamps alone said so.
  func isCertainlyUnchanged(memberCount: Int, manifest: CachedManifest) -> Bool? {
    guard let existing = directory.existing, !wasInterrupted else { return nil }
    do throws(FileError) {
      guard try existing.status(of: OutputName.summaries) == nil,
        let status = try existing.status(of: OutputName.manifest), status.kind == .file
      else { return nil }
      // An empty directory of campaigns would have to go.
      guard memberCount > 0 || campaigns == nil else { return nil }
      var isSameFolder = true
      if let campaigns {
        isSameFolder = FileStamp(try campaigns.status()) == manifest.campaigns
        if !isSameFolder, try campaigns.countOwned(.campaigns) != memberCount { return nil }
      }
      if FileStamp(status) == manifest.stamp { return isSameFolder }
      let bytes = try existing.read(OutputName.manifest, limit: status.size)
      return Digest.sha256Bytes(bytes) == manifest.sha256 ? false : nil
    } catch {
      return nil
    }
  }

  /// What the system says now of the root manifest, and of the directory of campaigns.
  func rootStatus() throws(FileError) -> (manifest: FileStatus?, campaigns: FileStatus?) {
    var output = directory.existing
    if output == nil { output = try directory.parent.directory(directory.name) }
    return (try output?.status(of: OutputName.manifest), try output?.status(of: OutputName.campaigns))
  }

  private static let campaignsPath = PathHash(OutputName.campaigns)
}

extension Directory {
  /// Adds the files of this directory that are ours by the grammar, at any depth.
  fileprivate func addStamps(_ place: OutputPlace, path: PathHash, to stamp: inout OutputStamp) throws(FileError) {
    let members = try unsortedMembers()
    // A clean build has no empty directories.
    if members.isEmpty { stamp.addDirectory(path) }
    for member in members {
      switch place.member(member.name, member.kind) {
      case .file:
        if let status = try status(of: member.name) { stamp.add(path.member(member.name), status) }
      case .directory(let inner):
        try directory(member.name)?.addStamps(inner, path: path.member(member.name), to: &stamp)
      case .foreign: break
      }
    }
  }

  /// How many direct members are ours by the grammar.
  fileprivate func countOwned(_ place: OutputPlace) throws(FileError) -> Int {
    var count = 0
    for member in try unsortedMembers() where place.member(member.name, member.kind) != .foreign { count += 1 }
    return count
  }
}
