import CampaignCompiler
import CampaignModel
import CampaignTargets
import CarillonBuild
import Diagnostics
import SourceText
import TestSupport
import Testing
import Writers

/// "No key disappears": made from the field table, so that a new field is held to it too.
@Suite struct FieldPromiseTests {
  /// Both forms of FCM's messages.
  static let forms = ["data", "notification"]
  private static let natives = ["adm", "apns", "fcm", "webpush"]

  @Test(arguments: Field.allCases, FieldPromiseTests.forms)
  func `every field reaches each native target, or is said to be left out`(_ field: Field, form: String) throws {
    let without = try Compiled(FieldSample.campaign(nil, beside: field), form: form)
    let with = try Compiled(FieldSample.campaign(field, beside: field), form: form)
    let sample = try #require(FieldSample(field))
    for name in Self.natives {
      let target = try #require(Target.named(name))
      let support = target.capabilities(with.build.workspace.configuration).support(for: field)
      let isListed = try with.isIgnored(field, by: name)
      let before = try without.everything(of: name)
      let after = try with.everything(of: name)
      switch support {
      case .foreign:
        #expect(!isListed && before == after, "\(field.path) belongs to another platform than \(name)'s")
      case .ignored:
        #expect(isListed, "\(field.path) is left out by \(name), and the manifest does not say so")
        #expect(before == after, "\(field.path) is said to be left out by \(name), and changes its artifact")
      case .emitted where isListed:
        // The table says that the target can take it; this value or this combination it cannot.
        #expect(before == after, "\(field.path) is said to be left out by \(name), and changes its artifact")
      case .emitted:
        #expect(before != after, "\(field.path) has no effect on \(name)")
        for token in sample.tokens {
          #expect(after.contains(token), "\(token) of \(field.path) is not in \(name)'s artifact: \(after)")
        }
      }
    }
  }

  @Test func `silent campaigns say which fields make no sense in them`() throws {
    for field in Field.allCases {
      guard let sample = FieldSample(field), sample.block != "content", ![.sound, .badge].contains(field) else {
        continue
      }
      let with = try Compiled(FieldSample.silent(field), form: "data")
      let without = try Compiled(FieldSample.silent(nil), form: "data")
      for name in ["adm", "apns", "fcm"] {
        let target = try #require(Target.named(name))
        let capabilities = target.capabilities(with.build.workspace.configuration)
        guard capabilities.support(for: field) != .foreign else { continue }
        let isListed = try with.isIgnored(field, by: name)
        let isChanged = try with.everything(of: name) != without.everything(of: name)
        // Background pushes have one priority; content-available is there anyway.
        if field == .priority || field == .iosContentAvailable { continue }
        #expect(isListed != isChanged, "\(field.path) in a silent campaign for \(name)")
      }
    }
  }

  @Test func `every field of the table is in a golden project`() throws {
    var seen: Set<Field> = []
    for golden in GoldenCase.all {
      let build = try MemoryBuild(golden.workspace())
      for campaign in build.workspace.campaigns {
        guard let source = try build.workspace.source(campaign).value else { continue }
        seen.formUnion(Field.allCases.filter { FieldSample.isSet($0, in: source, build.workspace.configuration) })
      }
    }
    let missing = Field.allCases.filter { !seen.contains($0) }.map(\.path)
    #expect(missing == [])
  }

  /// One campaign, compiled for all native targets.
  private struct Compiled {
    let build: MemoryBuild
    let manifest: JSON
    let output: CampaignOutput

    init(_ campaign: String, form: String) throws {
      let configuration = """
        version: 1
        app:
          android: {message: \(form)}
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
      let bodies = output.artifacts.filter { $0.target == target }.map { String(decoding: $0.wire, as: UTF8.self) }
      guard case .array(let targets) = manifest["targets"] else { return "" }
      let headers = targets.first { $0["target"] == .string(target) }?["headers"] ?? .null
      let hints = ["expiresAt", "quietHours", "ttlSeconds"].map { manifest[$0] ?? .null }
      return (bodies + ([headers] + hints).map { String(decoding: JSONWriter.wire($0), as: UTF8.self) })
        .joined(separator: "\n")
    }

    func isIgnored(_ field: Field, by target: String) throws -> Bool {
      guard case .array(let entries) = manifest["ignored"] else { return false }
      return entries.contains { entry in
        guard entry["field"] == .string(field.path), case .array(let targets) = entry["targets"] else { return false }
        return targets.contains(.string(target))
      }
    }
  }
}
