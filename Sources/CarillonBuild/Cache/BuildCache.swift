import CampaignRules
import Diagnostics
import SourceText
import Writers

/// What the last build of a project into a directory left to know for the next one.
///
/// The file is a sign of its own, the key, what is known of the root manifest, the findings that span campaigns, the
/// campaigns in byte order of their paths, and the SHA-256 of all that. Whatever is wrong with it, there is no cache.
struct BuildCache: Sendable {
  private static let sign = Array("carillon cache 2\n".utf8)

  let manifest: CachedManifest
  private let bytes: [UInt8]
  private let findings: Range<Int>
  private let entries: [(path: Range<Int>, body: Range<Int>)]

  init(_ bytes: [UInt8], key: CacheKey) throws(CacheDamage) {
    let end = bytes.count - 32
    guard end > 0, bytes.starts(with: Self.sign) else { throw CacheDamage() }
    var reader = CacheReader(bytes, Self.sign.count..<end)
    // The key first: most caches that do not hold are sound ones of another key.
    guard bytes[try reader.raw(32)].elementsEqual(key.bytes) else { throw CacheDamage() }
    var digest = SHA256()
    digest.update(bytes, in: 0..<end)
    guard digest.finish().elementsEqual(bytes[end...]) else { throw CacheDamage() }
    manifest = try CachedManifest(from: &reader, of: bytes)
    findings = try reader.block()
    let count = try reader.count()
    var entries: [(path: Range<Int>, body: Range<Int>)] = []
    entries.reserveCapacity(min(count, bytes.count / 64))
    for _ in 0..<count { entries.append((try reader.block(), try reader.block())) }
    guard reader.isAtEnd else { throw CacheDamage() }
    self.entries = entries
    self.bytes = bytes
  }

  /// How many campaigns it knows.
  var count: Int {
    entries.count
  }

  /// For each campaign of a project, which entry is that of its path.
  func matches(_ run: ProjectRun) -> [Int?] {
    var next = 0
    return run.campaigns.map { file in
      let path = run.workspace.paths[Int(file.rawValue)].utf8
      while next < entries.count {
        let known = bytes[entries[next].path]
        if known.elementsEqual(path) {
          next += 1
          return next - 1
        }
        guard known.lexicographicallyPrecedes(path) else { return nil }
        next += 1
      }
      return nil
    }
  }

  func campaign(_ entry: Int) throws(CacheDamage) -> CachedCampaign {
    try CachedCampaign(bytes, entries[entry].body)
  }

  /// The bytes of an entry, to be copied as they are.
  func body(_ entry: Int) -> ArraySlice<UInt8> {
    bytes[entries[entry].body]
  }

  /// What spans campaigns, before severities and allowances are applied.
  func findings(_ places: PlaceCoding) throws(CacheDamage) -> [Finding] {
    var reader = CacheReader(bytes, findings)
    return try reader.list { reader throws(CacheDamage) in try places.finding(from: &reader) }
  }

  /// The bytes of a cache. `campaigns` are paths and what is known of them, in byte order of the paths.
  static func bytes(
    key: CacheKey, manifest: CachedManifest, findings: [Finding], _ places: PlaceCoding,
    campaigns: [(path: String, body: ArraySlice<UInt8>)]
  ) -> [UInt8] {
    var spanning = CacheWriter()
    spanning.list(findings) { places.write($1, to: &$0) }
    var writer = CacheWriter()
    writer.reserve(campaigns.reduce(1024) { $0 + $1.path.utf8.count + $1.body.count + 8 })
    writer.raw(sign)
    writer.raw(key.bytes)
    manifest.write(to: &writer)
    writer.block(spanning.bytes)
    writer.list(campaigns) { writer, campaign in
      writer.text(campaign.path)
      writer.block(campaign.body)
    }
    writer.raw(Digest.sha256Bytes(writer.bytes))
    return writer.bytes
  }
}

/// What is known of the root manifest, and of the directory of campaigns.
struct CachedManifest: Sendable {
  let stamp: FileStamp

  /// Of the directory itself, which shows when members come and go.
  let campaigns: FileStamp

  /// 32 bytes.
  let sha256: [UInt8]

  init(stamp: FileStamp, campaigns: FileStamp, sha256: [UInt8]) {
    self.stamp = stamp
    self.campaigns = campaigns
    self.sha256 = sha256
  }

  init(from reader: inout CacheReader, of bytes: [UInt8]) throws(CacheDamage) {
    stamp = try FileStamp(from: &reader)
    campaigns = try FileStamp(from: &reader)
    sha256 = Array(bytes[try reader.raw(32)])
  }

  func write(to writer: inout CacheWriter) {
    stamp.write(to: &writer)
    campaigns.write(to: &writer)
    writer.raw(sha256)
  }
}
