import CampaignCompiler
import CampaignModel
import Diagnostics
import Documents
import SourceText
import Writers

/// The sounds of the iOS app, where the project says where they are.
struct SoundFiles {
  /// In byte order of their paths; nil where it does not say.
  private(set) var sounds: [SoundFile]?
  private(set) var findings: [Finding] = []

  /// The digest of what was read of each, and of its size.
  private(set) var records: [ResourceRecord] = []

  init(_ configuration: Configuration, in tree: any FileTree) throws(FileError) {
    guard let directory = configuration.app.iosSounds else { return }
    let range = directory.range.end > directory.range.start ? directory.range : nil
    switch try tree.kind(of: directory.value) {
    case .directory: break
    case .symbolicLink:
      findings.append(
        Finding(
          .unsafeSymlink, "'\(directory.value)' is a symbolic link, which could lead outside the project", at: range,
          help: "put the directory itself there"))
      return
    case .file, .other, nil:
      findings.append(
        Finding(
          .missingSound, "there is no directory '\(directory.value)' with the app's sounds", at: range,
          help: "correct the path, or leave the key out"))
      return
    }
    var sounds: [SoundFile] = []
    for entry in try tree.entries(below: directory.value) where entry.kind == .file {
      let reading = SoundFile.reads(entry.path) ? try reading(of: entry.path, in: tree) : nil
      if reading == nil { records.append(ResourceRecord(path: entry.path, sha256: "")) }
      sounds.append(SoundFile(path: entry.path, reading: reading))
    }
    self.sounds = sounds
  }

  /// The header stands at the start, but for a few files that put it behind the samples.
  private mutating func reading(of path: String, in tree: any FileTree) throws(FileError) -> SoundReading {
    for limit in [64 << 10, 8 << 20] {
      let bytes = try tree.read(path, limit: limit)
      let size = bytes.count > limit ? try tree.size(of: path) ?? bytes.count : bytes.count
      let reading = SoundHeaderReader.read(bytes, fileSize: size)
      guard reading == .needsMore else {
        records.append(ResourceRecord(path: "\(path) \(size)", sha256: Digest.sha256(bytes)))
        return reading
      }
    }
    records.append(ResourceRecord(path: path, sha256: ""))
    return .unreadable("its header is not in its first 8 MiB")
  }
}
