import CampaignCompiler
import CampaignModel
import CampaignTargets
import CarillonBuild
import SourceText
import TestSupport
import Testing
import Writers

/// One campaign, compiled for the platforms' own targets, or for those of a name.
struct Compiled {
  let build: MemoryBuild
  let manifest: JSON
  let output: CampaignOutput

  init(_ campaign: String, form: String = "data", targets: String = "adm, apns, fcm, webpush") throws {
    let configuration = """
      version: 1
      targets: [\(targets)]
      app:
        android: {message: \(form), package: com.acme.app}
        ios: {entitlements: [critical-alerts]}
        web: {baseUrl: "https://acme.example/base"}
      """
    build = try MemoryBuild([
      ("carillon.yaml", Array(configuration.utf8)), ("campaigns/sample.yaml", Array(campaign.utf8)),
    ])
    let concise = build.concise
    output = try #require(build.campaigns.first?.output, "\(campaign)\n\(concise)")
    manifest = try JSONReader.read(output.manifest)
  }

  /// Everything that a sender is told for a target: artifacts, headers, and the hints of the manifest.
  func everything(of target: String) throws -> String {
    let hints = ["expiresAt", "quietHours", "ttlSeconds"].map { manifest[$0] ?? .null }
    return ([own(of: target)] + hints.map { String(decoding: JSONWriter.wire($0), as: UTF8.self) })
      .joined(separator: "\n")
  }

  /// Its artifacts and headers, without the hints that the manifest has for all targets together.
  func own(of target: String) -> String {
    let bodies = output.artifacts.filter { $0.target == target }.map { String(decoding: $0.wire, as: UTF8.self) }
    guard case .array(let targets) = manifest["targets"] else { return "" }
    let headers = targets.first { $0["target"] == .string(target) }?["headers"] ?? .null
    return (bodies + [String(decoding: JSONWriter.wire(headers), as: UTF8.self)]).joined(separator: "\n")
  }

  /// What names lead to in the target's artifact; nil where there is nothing.
  func value(at path: [String], of target: String) throws -> JSON? {
    let artifact = try #require(output.artifacts.first { $0.target == target })
    return path.reduce(try JSONReader.read(artifact.wire) as JSON?) { value, name in value?[name] }
  }

  /// The same as RFC 8785 text.
  func text(at path: [String], of target: String) throws -> String? {
    try value(at: path, of: target).map { String(decoding: JSONWriter.wire($0), as: UTF8.self) }
  }

  func isIgnored(_ field: Field, by target: String) throws -> Bool {
    guard case .array(let entries) = manifest["ignored"] else { return false }
    return entries.contains { entry in
      guard entry["field"] == .string(field.path), case .array(let targets) = entry["targets"] else { return false }
      return targets.contains(.string(target))
    }
  }
}
