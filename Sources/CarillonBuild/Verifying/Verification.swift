package import SourceText
import Writers

/// Holds a build against its own manifests: complete, untampered, and nothing else in it.
package struct Verification: Sendable {
  /// By path, in byte order; empty where the build is what its manifests say.
  package let problems: [BuildProblem]
  package let campaignCount: Int
  package let artifactCount: Int

  /// Of the root manifest: what a signature or a log may keep.
  package let rootSHA256: String?

  package init(_ tree: VerifiedTree, jobs: Int) throws(FileError) {
    try self.init(tree, jobs: jobs, with: nil)
  }

  /// As above; each campaign that is whole is given to a function with its files, on the thread that checked it.
  init(
    _ tree: VerifiedTree, jobs: Int,
    with use: (@Sendable (RootManifestContents.Campaign, [OutputFile]) throws(FileError) -> Void)?
  ) throws(FileError) {
    var problems: [BuildProblem] = []
    if case .archive(let archive) = tree, let fault = archive.fault {
      problems.append(BuildProblem(.malformed, "", fault))
    }
    let paths = try tree.paths()
    for (path, kind) in paths where kind != .file {
      problems.append(BuildProblem(.notAFile, path, kind == .symbolicLink ? "it is a symbolic link" : nil))
    }
    let present = Set(paths.filter { $0.kind == .file }.map(\.path))
    for path in try tree.leftovers() {
      problems.append(BuildProblem(.malformed, path, "a build was interrupted; 'carillon build' makes it whole"))
    }
    guard present.contains(OutputName.manifest), let bytes = try tree.read(OutputName.manifest) else {
      self.init(problems + [BuildProblem(.missing, OutputName.manifest, "without it there is no build")])
      return
    }
    let root: RootManifestContents
    do throws(ManifestFault) {
      root = try RootManifestContents(bytes)
    } catch {
      self.init(problems + [BuildProblem(.malformed, OutputName.manifest, error.text)])
      return
    }
    // Where a campaign has no file at all, the others tell which one is missing.
    let isPacked = paths.contains { path, _ in
      path.utf8.suffix(OutputName.packedSuffix.utf8.count).elementsEqual(OutputName.packedSuffix.utf8)
        && path.utf8.count { $0 == UInt8(ascii: "/") } == 1
    }
    let checked = Workers.map(root.campaigns.count, jobs: jobs) { index in
      Result { () throws(FileError) in
        let entry = root.campaigns[index]
        let campaign = try CampaignVerification(
          entry, in: tree, present: present, isPacked: isPacked, keepsFiles: use != nil)
        if let use, campaign.problems.isEmpty { try use(entry, campaign.files) }
        return campaign.withoutFiles
      }
    }
    var expected: Set<String> = [OutputName.manifest, OutputName.incomplete]
    for result in checked {
      let campaign = try result.get()
      problems += campaign.problems
      expected.formUnion(campaign.expected)
    }
    if present.contains(OutputName.summaries), let summaries = try tree.read(OutputName.summaries) {
      expected.insert(OutputName.summaries)
      problems += Self.problems(ofSummaries: summaries, manifest: bytes)
    }
    let stage = OutputName.stage + "/"
    problems += paths.filter {
      $0.kind == .file && !expected.contains($0.path) && !$0.path.utf8.starts(with: stage.utf8)
    }.map { BuildProblem(.extra, $0.path) }
    self.init(
      problems, campaignCount: root.campaigns.count,
      artifactCount: root.campaigns.reduce(0) { $0 + $1.artifactCount }, rootSHA256: Digest.sha256(bytes))
  }

  /// What is wrong with the file that a shard has besides.
  private static func problems(ofSummaries bytes: [UInt8], manifest: [UInt8]) -> [BuildProblem] {
    do throws(ManifestFault) {
      guard try ShardSummaries.read(bytes).head.manifestSHA256 == Digest.sha256(manifest) else {
        throw ManifestFault("it belongs to another root manifest")
      }
      return []
    } catch {
      return [BuildProblem(.changed, OutputName.summaries, error.text)]
    }
  }

  private init(
    _ problems: [BuildProblem], campaignCount: Int = 0, artifactCount: Int = 0, rootSHA256: String? = nil
  ) {
    self.problems = problems.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.campaignCount = campaignCount
    self.artifactCount = artifactCount
    self.rootSHA256 = rootSHA256
  }
}
