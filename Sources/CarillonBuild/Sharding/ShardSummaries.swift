import CampaignCompiler
import CampaignModel
import CampaignRules
import SourceText
import Writers

/// `summaries.ndjson` of a shard: what the rules that span campaigns need to know of each (docs/formats/summaries.md).
///
/// The first line says what the shard was built with, the last one has the SHA-256 of all lines before it.
struct ShardSummaries {
  let shard: Shard

  /// Of the root manifest that stands beside it.
  let manifestSHA256: String
  let output: Configuration.Output

  /// A campaign's line.
  struct Campaign {
    let path: String
    let sourceSHA256: String
    let summary: CampaignSummary

    /// Those that silence nothing that the shard alone could find.
    let allowances: [Allowance]
  }
}

extension ShardSummaries {
  /// The file's bytes; the campaigns in byte order of their paths.
  static func bytes(
    shard: Shard, manifest: [UInt8], output: Configuration.Output, campaigns: [(CampaignRecord, [Allowance])]
  ) -> [UInt8] {
    var bytes = line(
      .object([
        .init("campaigns", .integer(campaigns.count)),
        .init("formatVersion", .integer(formatVersion)),
        .init("manifestSha256", .string(Digest.sha256(manifest))),
        .init("output", json(output)),
        .init("shard", .integer(shard.number)),
        .init("shards", .integer(shard.count)),
      ]))
    for (record, allowances) in campaigns { bytes += line(json(record, allowances)) }
    return bytes + line(.object([.init("sha256", .string(Digest.sha256(bytes)))]))
  }

  private static let formatVersion = 1

  private static func line(_ json: JSON) -> [UInt8] {
    JSONWriter.wire(json) + [UInt8(ascii: "\n")]
  }

  /// The settings that decide the bytes of files and of which manifests say nothing.
  private static func json(_ output: Configuration.Output) -> JSON {
    .object([
      .init("layout", .string(output.layout.rawValue)),
      .init("sourceMap", .boolean(output.sourceMap)),
      .init("style", .string(output.style.rawValue)),
    ])
  }

  private static func json(_ record: CampaignRecord, _ allowances: [Allowance]) -> JSON {
    let summary = record.summary
    return .object([
      .init("allowances", .array(allowances.map(json))),
      .init("categories", .array(summary.categoryIDs.map { .string($0) })),
      .init("channels", .array(summary.channelIDs.map { .string($0) })),
      .init("draft", .boolean(summary.isDraft)),
      .init("id", json(summary.id)),
      .init("path", .string(summary.path)),
      .init("sourceSha256", .string(record.sourceSHA256)),
    ])
  }

  private static func json(_ allowance: Allowance) -> JSON {
    .object([
      .init("entries", .array(allowance.entries.map { .array(numbers($0)) })),
      .init("isWholeFile", .boolean(allowance.isWholeFile)),
      .init("line", .array(numbers(allowance.line))),
      .init("rule", json(allowance.rule)),
    ])
  }

  /// A text and where it stands.
  private static func json(_ text: Located<String>) -> JSON {
    .object([.init("range", .array(numbers(text.range))), .init("text", .string(text.value))])
  }

  private static func numbers(_ range: SourceRange) -> [JSON] {
    [.integer(Int(range.start)), .integer(Int(range.end))]
  }
}
