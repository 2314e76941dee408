import CampaignModel
import Diagnostics
package import SourceText
import Writers

/// The files of a run, for printing: bytes are kept only where something was found in them, and read again for the few
/// that a finding elsewhere points to.
package struct RunFiles: SourceFiles, Sendable {
  private let workspace: Workspace

  /// By file id; nil where nothing was found.
  private var kept: [SourceFile?]

  /// By file; the digests without which bytes that are read now are not those of the run.
  private var digests: [FileID: [UInt8]] = [:]

  package init(_ workspace: Workspace) {
    self.workspace = workspace
    kept = Array(repeating: nil, count: workspace.paths.count)
    if let file = workspace.configurationFile { keep(file) }
  }

  package mutating func keep(_ file: SourceFile) {
    kept[Int(file.id.rawValue)] = file
  }

  /// From now on the file's bytes are shown only if they have this digest.
  mutating func expect(_ file: FileID, sha256: [UInt8]) {
    digests[file] = sha256
  }

  package func path(of file: FileID) -> String {
    workspace.paths[Int(file.rawValue)]
  }

  package func bytes(of file: FileID) -> [UInt8]? {
    if let file = kept[Int(file.rawValue)] { return file.bytes }
    // A file that is a link, too large or gone has no excerpt; the finding stands without it.
    let limit = CatalogReader.sizeLimit
    guard let bytes = try? workspace.tree.read(path(of: file), limit: limit), bytes.count <= limit else { return nil }
    if let digest = digests[file], Digest.sha256Bytes(bytes) != digest { return nil }
    return bytes
  }
}
