import CampaignCompiler
import CampaignRules
import Diagnostics
import SourceText
import Writers

/// What is kept of a campaign that was built, as it stands in the bytes of a cache.
struct CachedCampaign {
  /// Of the campaign's file.
  let source: FileStamp

  /// What it made in the build directory; nil for a draft.
  let output: CachedOutput?
  private let bytes: [UInt8]
  private let sha256: Range<Int>

  /// Where the findings and the record stand, which are seldom needed.
  private let findings: Range<Int>
  private let record: Range<Int>

  init(_ bytes: [UInt8], _ range: Range<Int>) throws(CacheDamage) {
    self.bytes = bytes
    var reader = CacheReader(bytes, range)
    source = try FileStamp(from: &reader)
    sha256 = try reader.raw(32)
    output = try reader.flag() ? try CachedOutput(from: &reader) : nil
    findings = try reader.block()
    record = try reader.block()
    guard reader.isAtEnd else { throw CacheDamage() }
  }

  /// The digest of the source.
  var sourceSHA256: ArraySlice<UInt8> {
    bytes[sha256]
  }

  /// Whether there are findings, or comments that allow some.
  var hasFindings: Bool {
    !findings.isEmpty
  }

  /// Before severities and allowances are applied; only where there are some.
  func findings(
    _ places: PlaceCoding
  ) throws(CacheDamage) -> (findings: [Finding], allowances: [Allowance]) {
    var reader = CacheReader(bytes, findings)
    return (
      try reader.list { reader throws(CacheDamage) in try places.finding(from: &reader) },
      try reader.list { reader throws(CacheDamage) in try places.allowance(from: &reader) }
    )
  }

  /// What the rest of a build needs to know of it.
  func record(path: String, _ places: PlaceCoding) throws(CacheDamage) -> CampaignRecord {
    var reader = CacheReader(bytes, record)
    let summary = CampaignSummary(
      path: path, id: try places.located(from: &reader), isDraft: try reader.flag(),
      channelIDs: try reader.list { reader throws(CacheDamage) in try reader.text() },
      categoryIDs: try reader.list { reader throws(CacheDamage) in try reader.text() })
    return CampaignRecord(
      summary: summary, sourceSHA256: Hex.encode(Array(sourceSHA256)),
      output: try output.map { output throws(CacheDamage) in
        (artifacts: output.artifactCount, manifestSHA256: try reader.text())
      })
  }
}

/// What is kept of a campaign's files in the build directory.
struct CachedOutput {
  var stamp: OutputStamp

  /// Whether a change after the stamp was taken must show in it.
  var isTrusted: Bool
  let id: String
  let artifactCount: Int
  let hasSources: Bool

  init(_ stamp: OutputStamp, id: String, artifactCount: Int, hasSources: Bool) {
    self.stamp = stamp
    isTrusted = false
    self.id = id
    self.artifactCount = artifactCount
    self.hasSources = hasSources
  }

  init(from reader: inout CacheReader) throws(CacheDamage) {
    stamp = try OutputStamp(from: &reader)
    isTrusted = try reader.flag()
    id = try reader.text()
    artifactCount = try reader.count()
    hasSources = try reader.flag()
  }

  func write(to writer: inout CacheWriter) {
    stamp.write(to: &writer)
    writer.flag(isTrusted)
    writer.text(id)
    writer.count(artifactCount)
    writer.flag(hasSources)
  }
}

/// What a build remembers of a campaign, for the cache that it will write.
struct RememberedCampaign: Sendable {
  var source: FileStamp
  private let sha256: [UInt8]
  var output: CachedOutput?

  /// The findings and the record, as they are kept.
  private let rest: [UInt8]

  init<Kept>(_ result: CampaignResult<Kept>, source: FileStamp, output: CachedOutput?, _ places: PlaceCoding) {
    self.source = source
    self.output = output
    sha256 = result.record.map { Hex.decode($0.sourceSHA256) } ?? []
    var findings = CacheWriter()
    if !result.findings.isEmpty || !result.allowances.isEmpty {
      findings.list(result.findings) { places.write($1, to: &$0) }
      findings.list(result.allowances) { places.write($1, to: &$0) }
    }
    var record = CacheWriter()
    if let known = result.record {
      places.write(known.summary.id, to: &record)
      record.flag(known.summary.isDraft)
      record.list(known.summary.channelIDs) { $0.text($1) }
      record.list(known.summary.categoryIDs) { $0.text($1) }
      if let output = known.output { record.text(output.manifestSHA256) }
    }
    var rest = CacheWriter()
    rest.block(findings.bytes)
    rest.block(record.bytes)
    self.rest = rest.bytes
  }

  func write(to writer: inout CacheWriter) {
    source.write(to: &writer)
    writer.raw(sha256)
    writer.flag(output != nil)
    output?.write(to: &writer)
    writer.raw(rest)
  }
}
