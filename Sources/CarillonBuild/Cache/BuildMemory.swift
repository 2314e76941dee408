import CampaignCompiler
import CampaignModel
import CampaignRules
import Diagnostics
import SourceText
import Synchronization
import Writers

/// What a build takes from the last one and leaves for the next: the worst that may come of it is a full build.
///
/// A class, since all threads ask it for each campaign, and copying what it holds would cost more than the answer.
final class BuildMemory: Sendable {
  private let folder: CacheFolder
  private let name: String
  private let key: CacheKey
  private let run: ProjectRun
  private let root: Directory
  private let output: OutputBuild

  /// What the last build left; nil where that does not hold.
  private let cache: BuildCache?

  /// For each campaign, which entry of the cache is that of its path.
  private let matches: [Int?]
  private let clock: LazyMoment
  private let files: FileNumbers

  /// Nil where nothing can be remembered.
  init?(_ folder: CacheFolder, _ run: ProjectRun, policy: PolicyOptions, output: OutputBuild) {
    guard let key = CacheKey(run, policy: policy) else { return nil }
    self.folder = folder
    self.key = key
    self.run = run
    self.output = output
    root = folder.root
    files = FileNumbers(run.workspace)
    // Builds into other directories have caches of their own, which the lock of the directory protects as well.
    let digest = Digest.sha256(Array(output.directory.path.utf8))
    name = "build-\(digest.prefix(16)).cache"
    clock = LazyMoment(folder: folder)
    cache = output.wasInterrupted ? nil : Self.cache(name, in: folder, key: key)
    matches = cache?.matches(run) ?? []
  }

  /// Everything that is wrong with a cache means that there is none.
  private static func cache(_ name: String, in folder: CacheFolder, key: CacheKey) -> BuildCache? {
    guard let bytes = try? folder.existing()?.readIfPresent(name, limit: sizeLimit), bytes.count <= sizeLimit else {
      return nil
    }
    return try? BuildCache(bytes, key: key)
  }

  /// Far more than a million campaigns take.
  private static let sizeLimit = 1 << 30
}

extension BuildMemory {
  /// A campaign for which the cache stands, as far as can be told without reading its file.
  struct Known {
    fileprivate let entry: Int
    fileprivate let cached: CachedCampaign

    /// Whether its file cannot have changed; else its bytes tell.
    let isCertain: Bool
  }

  /// What is known of a campaign whose files in the build directory are as they were.
  func recall(_ index: Int) -> Known? {
    guard let cache, let entry = matches[index], let cached = try? cache.campaign(entry) else { return nil }
    if let files = cached.output {
      guard files.isTrusted, output.stamp(of: files, as: run.project.configuration.output) == files.stamp else {
        return nil
      }
    }
    let path = run.workspace.paths[Int(run.campaigns[index].rawValue)]
    guard let status = try? root.status(of: path), status.kind == .file else { return nil }
    return Known(entry: entry, cached: cached, isCertain: FileStamp(status) == cached.source)
  }

  /// The result of a campaign without compiling it; nil where the bytes are others, or the cache is damaged after all.
  func replay(
    _ known: Known, of file: FileID, source: (file: SourceFile, stamp: FileStamp)?
  ) -> CampaignResult<PlacedCampaign?>? {
    if let source {
      guard Digest.sha256Bytes(source.file.bytes).elementsEqual(known.cached.sourceSHA256) else { return nil }
    }
    var result = CampaignResult<PlacedCampaign?>()
    if known.cached.hasFindings {
      guard let said = try? known.cached.findings(PlaceCoding(files, own: file)) else { return nil }
      result.findings = said.findings
      result.allowances = said.allowances
      result.unread = (file: file, sha256: Array(known.cached.sourceSHA256))
    }
    result.kept = .some(
      PlacedCampaign(
        changes: CampaignChanges(),
        output: known.cached.output.map {
          PlacedCampaign.Output(id: $0.id, artifactCount: $0.artifactCount, hasSources: $0.hasSources)
        },
        memory: .kept(entry: known.entry, source: source?.stamp)))
    return result
  }

  /// The stamp of a campaign's file, taken before its bytes are read.
  func stamp(of file: FileID) -> FileStamp {
    guard case .write = output.mode, !output.isAbandonedNow else { return .none }
    // In this order: what is changed after the moment is stamped with a later one.
    let moment = clock.moment
    guard let status = try? root.status(of: run.workspace.paths[Int(file.rawValue)]) else { return .none }
    return FileStamp(status, takenAt: moment)
  }

  /// What to remember of a campaign that was compiled.
  func remembered(
    _ result: CampaignResult<PlacedCampaign?>, of file: FileID, source: FileStamp, made: CampaignOutput?,
    stamp: OutputStamp
  ) -> RememberedCampaign? {
    guard case .write = output.mode, let record = result.record else { return nil }
    let output = made.map {
      CachedOutput(
        stamp, id: record.summary.id.value, artifactCount: $0.artifacts.count, hasSources: $0.sources != nil)
    }
    return RememberedCampaign(
      result, source: source, output: output, PlaceCoding(files, own: file))
  }
}

extension BuildMemory {
  /// Whether all campaigns, and no others, are as the last build left them, and so is everything that spans them: nil
  /// where not, else whether the cache need not be written again to say so.
  func isCertainlyUnchanged(_ results: [CampaignResult<PlacedCampaign?>]) -> Bool? {
    guard let cache, cache.count == results.count else { return nil }
    var members = 0
    for result in results {
      guard let placed = result.kept ?? nil, placed.memory.isKept else { return nil }
      members += placed.memberCount(as: run.project.configuration.output)
    }
    return output.isCertainlyUnchanged(memberCount: members, manifest: cache.manifest)
  }

  /// What the last build found across campaigns.
  var findings: [Finding]? {
    get throws(CacheDamage) { try cache?.findings(PlaceCoding(files, own: nil)) }
  }

  /// The results with the records of those campaigns that were not compiled.
  func completed(
    _ results: [CampaignResult<PlacedCampaign?>]
  ) throws -> [CampaignResult<PlacedCampaign?>] {
    let workspace = run.workspace
    return try run.forEach(run.campaigns) { index, file -> CampaignResult<PlacedCampaign?>? in
      guard case .kept(let entry, _) = (results[index].kept ?? nil)?.memory else { return results[index] }
      var result = results[index]
      result.record = try? cache?.campaign(entry).record(
        path: workspace.paths[Int(file.rawValue)], PlaceCoding(files, own: file))
      return result.record == nil ? nil : result
    }.map { result in
      guard let result else { throw CacheDamage() }
      return result
    }
  }

  /// A moment before what is staged is put into place.
  var publication: FileClock.Moment? {
    guard case .write = output.mode else { return nil }
    return clock.later()
  }

  /// Writes the cache. That it cannot be written is no fault of the build.
  func save(
    _ results: [CampaignResult<PlacedCampaign?>], findings: [Finding], manifest: [UInt8]?, isCertain: Bool,
    publication: FileClock.Moment?
  ) {
    guard case .write = output.mode else { return }
    guard !isCertain || results.contains(where: { ($0.kept ?? nil)?.memory.isNew ?? true }) else { return }
    try? write(results, findings: findings, manifest: manifest, publication: publication)
  }

  private func write(
    _ results: [CampaignResult<PlacedCampaign?>], findings: [Finding], manifest: [UInt8]?,
    publication: FileClock.Moment?
  ) throws(FileError) {
    var bodies: [(path: String, body: ArraySlice<UInt8>)] = []
    bodies.reserveCapacity(results.count)
    for (file, result) in zip(run.campaigns, results) {
      guard let body = (result.kept ?? nil).flatMap({ body(of: $0.memory, publication) }) else { continue }
      bodies.append((run.workspace.paths[Int(file.rawValue)], body))
    }
    let sha256 = manifest.map(Digest.sha256Bytes) ?? cache?.manifest.sha256 ?? []
    try folder.write(name) { moment throws(FileError) in
      let status = try output.rootStatus()
      let known = CachedManifest(
        stamp: status.manifest.map { FileStamp($0, takenAt: moment) } ?? .none,
        campaigns: status.campaigns.map { FileStamp($0, takenAt: moment) } ?? .none, sha256: sha256)
      return BuildCache.bytes(
        key: key, manifest: known, findings: findings,
        PlaceCoding(files, own: nil), campaigns: bodies)
    }
  }

  private func body(of memory: PlacedCampaign.Memory, _ publication: FileClock.Moment?) -> ArraySlice<UInt8>? {
    switch memory {
    case .none: return nil
    case .kept(let entry, let source):
      guard let body = cache?.body(entry) else { return nil }
      guard let source else { return body }
      var writer = CacheWriter()
      source.write(to: &writer)
      return writer.bytes + body.dropFirst(writer.bytes.count)
    case .new(var campaign):
      if let files = campaign.output, let publication, output.device == publication.device,
        files.stamp.newest < publication.time
      {
        campaign.output?.isTrusted = true
      }
      var writer = CacheWriter()
      campaign.write(to: &writer)
      return writer.bytes[...]
    }
  }
}

/// A moment that is looked up when the first thread asks for it.
private final class LazyMoment: Sendable {
  private let folder: CacheFolder
  private let state = Mutex<(isKnown: Bool, moment: FileClock.Moment?)>((false, nil))

  init(folder: CacheFolder) {
    self.folder = folder
  }

  var moment: FileClock.Moment? {
    state.withLock { state in
      if !state.isKnown { state = (true, later()) }
      return state.moment
    }
  }

  /// The moment now.
  func later() -> FileClock.Moment? {
    (try? folder.made()).flatMap(FileClock.now)
  }
}
