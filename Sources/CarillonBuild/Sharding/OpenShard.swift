import CampaignCompiler
import CampaignModel
import CampaignRules
import SourceText
import Writers

/// A part of a build, opened to be merged.
struct OpenShard: Sendable {
  /// As the user named it.
  let path: String
  let directory: Directory
  let number: Shard
  let campaigns: [ShardSummaries.Campaign]

  /// What the root manifest of all parts is made of.
  let records: [CampaignRecord]

  /// Throws where the directory is no part of a build of the project as it is here.
  init(_ path: String, of run: ProjectRun) throws {
    self.path = path
    directory = try Directory.open(named: path)
    guard let manifest = try directory.readIfPresent(OutputName.manifest, limit: Self.limit) else {
      throw FileError("'\(path)' is no shard: it has no \(OutputName.manifest)")
    }
    guard let bytes = try directory.readIfPresent(OutputName.summaries, limit: Self.limit) else {
      throw FileError("'\(path)' is no shard: it has no \(OutputName.summaries); it was built without --shard")
    }
    let root = try Self.reading(OutputName.manifest, of: path) { () throws(ManifestFault) in
      try RootManifestContents(manifest)
    }
    let (head, lines) = try Self.reading(OutputName.summaries, of: path) { () throws(ManifestFault) in
      try ShardSummaries.read(bytes)
    }
    guard head.manifestSHA256 == Digest.sha256(manifest) else {
      throw FileError("'\(path)' is damaged: its \(OutputName.summaries) belongs to another \(OutputName.manifest)")
    }
    number = head.shard
    try Self.check(root, head, of: path, against: run)
    let outputs = Dictionary(root.campaigns.map { ($0.source, $0) }) { first, _ in first }
    campaigns = try lines.map { line in
      try Self.reading(OutputName.summaries, of: path) {
        try ShardSummaries.campaign(line) { name throws(FileError) in
          guard let file = run.workspace.campaign(at: name) else {
            throw FileError("'\(path)' has '\(name)', which the project does not have; build the shards again")
          }
          return file
        }
      }
    }
    records = campaigns.map { campaign in
      CampaignRecord(
        summary: campaign.summary, sourceSHA256: campaign.sourceSHA256,
        output: outputs[campaign.path].map { ($0.artifactCount, $0.manifestSHA256) })
    }
  }

  /// The parts are those of one partition, each once.
  static func checkNumbers(of shards: [OpenShard]) throws(FileError) {
    guard let first = shards.first else { throw FileError("there is no shard to merge") }
    for (index, shard) in shards.enumerated() {
      guard shard.number.count == first.number.count else {
        throw FileError(
          "'\(first.path)' is one of \(first.number.count) shards, '\(shard.path)' one of \(shard.number.count)")
      }
      if let other = shards[..<index].first(where: { $0.number == shard.number }) {
        throw FileError(
          "'\(other.path)' and '\(shard.path)' are both shard \(shard.number.number)/\(shard.number.count)")
      }
    }
    let numbers = Set(shards.map(\.number.number))
    let missing = (1...first.number.count).filter { !numbers.contains($0) }
    guard missing.isEmpty else {
      let names = missing.prefix(10).map { "\($0)/\(first.number.count)" }.joined(separator: ", ")
      throw FileError("shard \(names)\(missing.count > 10 ? " and others" : "") is missing")
    }
  }

  /// More than the lists of any shard take.
  private static let limit = 1 << 30

  private static func reading<Value>(
    _ name: String, of path: String, _ body: () throws -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch let fault as ManifestFault {
      throw FileError("'\(path)/\(name)' is damaged: \(fault.text)")
    }
  }

  /// What the whole project has in common is the same here.
  private static func check(
    _ root: RootManifestContents, _ head: ShardSummaries, of path: String, against run: ProjectRun
  ) throws {
    let own = CampaignCompiler.assemble([], resources: run.workspace.resources, in: run.project).manifest
    let expected = try RootManifestContents(own)
    for member in expected.common + root.common {
      let mine = expected.common.first { $0.name == member.name }
      let theirs = root.common.first { $0.name == member.name }
      guard mine != theirs else { continue }
      let what =
        switch member.name {
        case "tool", "limits": "by another version of carillon"
        case "resources": "with other resource files"
        default: "with another configuration"
        }
      throw FileError("'\(path)' was built \(what) than is here; build the shards again")
    }
    let output = run.project.configuration.output
    guard head.output.layout == output.layout, head.output.style == output.style,
      head.output.sourceMap == output.sourceMap
    else {
      throw FileError(
        "'\(path)' was built with another layout, style or source map than carillon.yaml asks for; build the shards "
          + "again")
    }
  }
}
