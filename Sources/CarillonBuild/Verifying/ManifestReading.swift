import Writers

/// What verification needs of the root manifest.
struct RootManifestContents {
  struct Campaign {
    let id: String
    let artifactCount: Int
    let manifestSHA256: String
    let source: String
    let sourceSHA256: String
  }

  let campaigns: [Campaign]

  /// The other members but the drafts: what a whole project has in common.
  let common: [JSON.Member]

  /// Throws a sentence where the bytes are not exactly what the tool writes.
  init(_ bytes: [UInt8]) throws(ManifestFault) {
    let json = try canonicalManifest(bytes)
    guard let members = json["campaigns"]?.items, json["configurationSha256"]?.text.map(isDigest) ?? false,
      json["drafts"]?.items != nil, json["limits"]?.text != nil, json["resources"]?.items != nil,
      json["tool"]?.text != nil
    else { throw ManifestFault("a member is missing or of the wrong type") }
    var campaigns: [Campaign] = []
    for member in members {
      guard let id = member["id"]?.text, let count = member["artifacts"]?.number,
        let manifest = member["manifestSha256"]?.text, let source = member["source"]?.text,
        let digest = member["sourceSha256"]?.text, OutputPlace.isCampaignID(id), isDigest(manifest), isDigest(digest)
      else { throw ManifestFault("the entry of a campaign is not as it should be") }
      guard campaigns.last.map({ $0.id.utf8.lexicographicallyPrecedes(id.utf8) }) ?? true else {
        throw ManifestFault("the campaigns are not in the order of their ids, each once: '\(id)'")
      }
      campaigns.append(
        Campaign(id: id, artifactCount: count, manifestSHA256: manifest, source: source, sourceSHA256: digest))
    }
    self.campaigns = campaigns
    guard case .object(let all) = json else { throw ManifestFault("it is no object") }
    common = all.filter { $0.name != "campaigns" && $0.name != "drafts" }
  }
}

/// What verification needs of a campaign's manifest.
struct CampaignManifestContents {
  struct Artifact {
    /// Below the campaign's folder.
    let path: String
    let sha256: String
  }

  let id: String
  let artifacts: [Artifact]
  let sourcesSHA256: String?

  init(_ bytes: [UInt8]) throws(ManifestFault) {
    let json = try canonicalManifest(bytes)
    guard let id = json["id"]?.text, let targets = json["targets"]?.items else {
      throw ManifestFault("a member is missing or of the wrong type")
    }
    self.id = id
    sourcesSHA256 = json["sourcesSha256"]?.text
    var artifacts: [Artifact] = []
    for target in targets {
      guard let name = target["target"]?.text, let members = target["artifacts"]?.items, OutputPlace.isTarget(name)
      else {
        throw ManifestFault("the entry of a target is not as it should be")
      }
      for member in members {
        let variant = member["variant"]?.text
        guard let digest = member["sha256"]?.text, isDigest(digest), variant.map(OutputPlace.isVariant) ?? true else {
          throw ManifestFault("the entry of an artifact of '\(name)' is not as it should be")
        }
        let locale = member["locale"]?.text
        let file = locale ?? (json["silent"] == .boolean(true) ? "_silent" : "_badge")
        guard OutputPlace.isLocale(file) else { throw ManifestFault("'\(file)' is no locale") }
        artifacts.append(
          Artifact(path: [name, variant, file + ".json"].compactMap { $0 }.joined(separator: "/"), sha256: digest))
      }
    }
    self.artifacts = artifacts
  }
}

/// Why bytes are no manifest of this tool.
struct ManifestFault: Error {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

/// The JSON of a manifest of version 1 whose bytes are exactly the indented form of its values.
private func canonicalManifest(_ bytes: [UInt8]) throws(ManifestFault) -> JSON {
  let json: JSON
  do throws(JSONSyntaxError) {
    json = try JSONReader.read(bytes)
  } catch {
    throw ManifestFault("it is not JSON: \(error)")
  }
  guard json["formatVersion"] == .integer(1) else { throw ManifestFault("it is not a manifest of version 1") }
  guard JSONWriter.indented(json) == bytes else { throw ManifestFault("its bytes are not those that the tool writes") }
  return json
}

/// 64 lower-case hex digits.
private func isDigest(_ text: String) -> Bool {
  text.utf8.count == 64 && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
}

extension JSON {
  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  fileprivate var number: Int? {
    if case .integer(let number) = self { number } else { nil }
  }

  fileprivate var items: [JSON]? {
    if case .array(let items) = self { items } else { nil }
  }
}
