import SourceText
import Writers

/// One campaign's files held against the root manifest's entry.
struct CampaignVerification: Sendable {
  private(set) var problems: [BuildProblem] = []

  /// The paths that belong to the campaign.
  private(set) var expected: [String] = []

  /// The files as they were read, where they are to be kept.
  private(set) var files: [OutputFile] = []

  private let keepsFiles: Bool

  private let folder: String
  private let entry: RootManifestContents.Campaign
  private let tree: VerifiedTree
  private let present: Set<String>

  init(
    _ entry: RootManifestContents.Campaign, in tree: VerifiedTree, present: Set<String>, isPacked: Bool,
    keepsFiles: Bool
  ) throws(FileError) {
    self.entry = entry
    self.keepsFiles = keepsFiles
    self.tree = tree
    self.present = present
    folder = OutputName.campaigns + "/" + entry.id
    let packed = folder + OutputName.packedSuffix
    let hasFolder = present.contains(folder + "/" + OutputName.manifest)
    if present.contains(packed) || (isPacked && !hasFolder) {
      expected.append(packed)
      try checkPacked(packed)
    } else {
      try checkTree()
    }
  }

  /// Without the bytes, when they have been used.
  var withoutFiles: CampaignVerification {
    var copy = self
    copy.files = []
    return copy
  }

  /// A folder with a file for each artifact.
  private mutating func checkTree() throws(FileError) {
    let path = folder + "/" + OutputName.manifest
    expected.append(path)
    guard let bytes = try read(path), let manifest = manifest(bytes, at: path) else { return }
    for artifact in manifest.artifacts {
      let path = folder + "/" + artifact.path
      expected.append(path)
      guard let bytes = try read(path) else { continue }
      check(bytes, artifact.sha256, at: path)
    }
    try checkSources(manifest)
  }

  /// A file with the manifest and the artifacts, a line each.
  private mutating func checkPacked(_ path: String) throws(FileError) {
    guard let bytes = try read(path) else { return }
    guard bytes.last == UInt8(ascii: "\n") else {
      problems.append(BuildProblem(.changed, path, "it is cut off"))
      return
    }
    let lines = bytes.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let first = Array(lines[0])
    // Only what is JSON can be indented.
    guard let json = try? JSONReader.read(first), JSONWriter.wire(json) == first else {
      problems.append(BuildProblem(.changed, path, "its first line is not the manifest that the root manifest names"))
      return
    }
    guard let manifest = manifest(JSONWriter.indented(wire: first), at: path) else { return }
    guard lines.count == manifest.artifacts.count + 1 else {
      problems.append(
        BuildProblem(.changed, path, "it has \(lines.count - 1) artifacts, not \(manifest.artifacts.count)"))
      return
    }
    for (index, artifact) in manifest.artifacts.enumerated()
    where Digest.sha256(Array(lines[index + 1])) != artifact.sha256 {
      problems.append(BuildProblem(.changed, path, "in line \(index + 2), '\(artifact.path)'"))
    }
    try checkSources(manifest)
  }

  private mutating func checkSources(_ manifest: CampaignManifestContents) throws(FileError) {
    guard let digest = manifest.sourcesSHA256 else { return }
    let path = folder + "/" + OutputName.sources
    expected.append(path)
    if let bytes = try read(path), Digest.sha256(bytes) != digest { problems.append(BuildProblem(.changed, path)) }
  }

  private mutating func manifest(_ bytes: [UInt8], at path: String) -> CampaignManifestContents? {
    guard Digest.sha256(bytes) == entry.manifestSHA256 else {
      problems.append(BuildProblem(.changed, path, "it is not the manifest that the root manifest names"))
      return nil
    }
    do throws(ManifestFault) {
      let manifest = try CampaignManifestContents(bytes)
      guard manifest.id == entry.id, manifest.artifacts.count == entry.artifactCount else {
        throw ManifestFault("its id or its number of artifacts is not that of the root manifest")
      }
      return manifest
    } catch {
      problems.append(BuildProblem(.malformed, path, error.text))
      return nil
    }
  }

  /// The wire form, or exactly its indented rendering.
  private mutating func check(_ bytes: [UInt8], _ digest: String, at path: String) {
    if Digest.sha256(bytes) == digest { return }
    let wire = compacted(bytes)
    if Digest.sha256(wire) == digest, JSONWriter.indented(wire: wire) == bytes { return }
    let value = (try? JSONReader.read(bytes)).map(JSONWriter.wire)
    let isSame = value.map { Digest.sha256($0) == digest } ?? false
    problems.append(
      isSame
        ? BuildProblem(.noncanonical, path, "the values are right, the bytes are not those that the tool writes")
        : BuildProblem(.changed, path, value == nil ? "it is not whole JSON any more" : nil))
  }

  private mutating func read(_ path: String) throws(FileError) -> [UInt8]? {
    // A link of the name is reported as one, and not followed.
    guard present.contains(path), let bytes = try tree.read(path) else {
      problems.append(BuildProblem(.missing, path))
      return nil
    }
    if keepsFiles { files.append(OutputFile(path: path, bytes: bytes)) }
    return bytes
  }
}
