import CampaignCompiler
import CampaignModel
import Diagnostics
import Documents
import SourceText
import Writers

/// The app's resource files as they were read.
struct ResourceFiles {
  /// In byte order of their paths.
  private(set) var sources: [SourceFile] = []
  private(set) var records: [ResourceRecord] = []

  /// Of files that are too large to be read.
  private(set) var findings: [Finding] = []

  init(_ listing: SourceListing, in tree: any FileTree) throws(FileError) {
    let limit = CatalogReader.sizeLimit
    for id in listing.resources {
      let path = listing.paths[Int(id.rawValue)]
      let bytes = try tree.read(path, limit: limit)
      guard bytes.count <= limit else {
        let size = max(try tree.size(of: path) ?? 0, bytes.count)
        findings.append(
          Finding(
            .fileTooLarge, "a resource file may have at most \(limit) bytes; this one has \(size)",
            at: SourceRange(file: id, start: 0, end: 0)))
        continue
      }
      sources.append(SourceFile(id: id, path: path, bytes: bytes))
      records.append(ResourceRecord(path: path, sha256: Digest.sha256(bytes)))
    }
  }
}
