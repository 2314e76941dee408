package import CampaignCompiler
package import CampaignModel
package import CampaignRules
package import Diagnostics
import Documents
package import SourceText
import Writers

/// A project as it lies in a tree: its configuration, its catalog, and which files are campaigns. The campaigns
/// themselves are read as they are compiled.
package struct Workspace: Sendable {
  package let tree: any FileTree
  package let configuration: Configuration

  /// Nil where there is none: everything is at its default.
  package let configurationFile: SourceFile?
  package let catalog: Catalog

  /// The files that the catalog was read from, in byte order of their paths.
  package let resources: [ResourceRecord]

  /// The other files that the catalog depends on; without a digest where the name alone matters.
  let otherInputs: [ResourceRecord]

  /// Paths by file id: the configuration first, then everything else, in byte order where nothing was known before.
  package let paths: [String]

  /// The campaign files, in byte order of their paths.
  package let campaigns: [FileID]

  /// Of the configuration, the resource files and the tree itself.
  package let findings: [Finding]

  /// Of the configuration and the resource files.
  package let allowances: [Allowance]

  package static let configurationName = "carillon.yaml"

  /// Reads what there is, campaigns apart; a configuration from elsewhere stands for the project's own. Nothing but the
  /// configuration has been parsed when `whenConfigured` is called.
  ///
  /// A file whose path is in `known`, the paths of an earlier workspace of the same tree, has the id that it had there.
  package static func load(
    _ tree: any FileTree, configuration elsewhere: (path: String, bytes: [UInt8])? = nil, known: [String] = [],
    whenConfigured: (Configuration) throws(FileError) -> Void = { _ in }
  ) throws(FileError) -> Workspace {
    let file = try configurationFile(in: tree, elsewhere: elsewhere)
    let read = try file.map { file throws(FileError) in try readConfiguration(file, in: tree) }
    let configuration = read?.configuration ?? Configuration()
    try whenConfigured(configuration)
    var listing = SourceListing(configurationPath: file?.path ?? configurationName, known: known)
    try listing.list(configuration.campaignPaths, in: tree, hasFile: file != nil, isCampaigns: true)
    try listing.list(configuration.channelPaths, in: tree, hasFile: file != nil, isCampaigns: false)
    let resources = try ResourceFiles(listing, in: tree)
    let sounds = try SoundFiles(configuration, in: tree)
    let lock = try listing.lockFile(in: tree)
    let catalog = CatalogReader.read(
      resources.sources, otherPaths: listing.otherResources, lock: lock, sounds: sounds.sounds,
      configuration: configuration)
    let allowances = AllowanceReader.read(catalog.value, of: resources.sources)
    let lockAllowances = AllowanceReader.read(yaml: lock)
    return Workspace(
      tree: tree, configuration: configuration, configurationFile: file, catalog: catalog.value,
      resources: resources.records,
      otherInputs: listing.otherResources.map { ResourceRecord(path: $0, sha256: "") } + sounds.records
        + (lock.map { [ResourceRecord(path: $0.path, sha256: Digest.sha256($0.bytes))] } ?? []),
      paths: listing.paths, campaigns: listing.campaigns,
      findings: (read?.findings ?? []) + listing.findings + resources.findings + sounds.findings
        + catalog.findings + allowances.findings + lockAllowances.findings,
      allowances: (read?.allowances ?? []) + allowances.value + lockAllowances.value)
  }

  /// A campaign's bytes, or what is wrong with it before it is parsed.
  package func source(_ file: FileID) throws(FileError) -> Outcome<SourceFile?> {
    let path = paths[Int(file.rawValue)]
    let bytes = try tree.read(path, limit: YAMLReader.sizeLimit)
    guard bytes.count > YAMLReader.sizeLimit else { return Outcome(SourceFile(id: file, path: path, bytes: bytes)) }
    return Outcome(nil, findings: [try Self.tooLarge(file, path: path, in: tree)])
  }

  /// The campaign file of a path; nil where the project has none of it.
  func campaign(at path: String) -> FileID? {
    var low = 0
    var high = campaigns.count
    while low < high {
      let middle = (low + high) / 2
      let candidate = paths[Int(campaigns[middle].rawValue)]
      if candidate.utf8.elementsEqual(path.utf8) { return campaigns[middle] }
      if candidate.precedes(path) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The file of a path; nil where the project has none of it.
  func file(at path: String) -> FileID? {
    if let campaign = campaign(at: path) { return campaign }
    // Others, of which there are few, mostly come after the campaigns.
    return paths.lastIndex { $0.utf8.elementsEqual(path.utf8) }.map { FileID(UInt32($0)) }
  }

  private static func configurationFile(
    in tree: any FileTree, elsewhere: (path: String, bytes: [UInt8])?
  ) throws(FileError) -> SourceFile? {
    if let elsewhere { return SourceFile(id: FileID(0), path: elsewhere.path, bytes: elsewhere.bytes) }
    guard try tree.kind(of: configurationName) != nil else { return nil }
    let bytes = try tree.read(configurationName, limit: YAMLReader.sizeLimit)
    return SourceFile(id: FileID(0), path: configurationName, bytes: bytes)
  }

  private static func readConfiguration(
    _ file: SourceFile, in tree: any FileTree
  ) throws(FileError) -> (configuration: Configuration, findings: [Finding], allowances: [Allowance]) {
    guard file.bytes.count <= YAMLReader.sizeLimit else {
      return (Configuration(), [try tooLarge(file.id, path: file.path, in: tree)], [])
    }
    let document = YAMLReader.read(file)
    guard let root = document.value else { return (Configuration(), document.findings, []) }
    let configuration = ConfigurationReader.read(root)
    let allowances = AllowanceReader.read(file, document: root)
    return (configuration.value, document.findings + configuration.findings + allowances.findings, allowances.value)
  }

  /// What is said of a YAML file that is larger than its reader reads.
  static func tooLarge(_ file: FileID, path: String, in tree: any FileTree) throws(FileError) -> Finding {
    let limit = YAMLReader.sizeLimit
    let size = max(try tree.size(of: path) ?? 0, limit + 1)
    return Finding(
      .fileTooLarge, "a YAML file may have at most \(limit) bytes; this one has \(size)",
      at: SourceRange(file: file, start: 0, end: 0))
  }
}
