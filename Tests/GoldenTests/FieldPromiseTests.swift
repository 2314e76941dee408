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
      try expectPromise(of: name, sample, with: with, without: without)
    }
  }

  @Test(arguments: Field.allCases, TargetName.groups)
  func `every field reaches each of a vendor's targets where the page says, or is said to be left out`(
    _ field: Field, vendor: String
  ) throws {
    let without = try Compiled(FieldSample.campaign(nil, beside: field), targets: vendor)
    var campaign = FieldSample.campaign(field, beside: field)
    // The sample's button also has a link, which for Airship is a field of its own.
    if field == .contentActions, vendor == "airship", let link = campaign.firstRange(of: /, url: "[^"]*"/) {
      campaign.removeSubrange(link)
    }
    let with = try Compiled(campaign, targets: vendor)
    let sample = try #require(FieldSample(field))
    for name in TargetName.members(of: vendor) {
      try expectPromise(of: name, sample, with: with, without: without)
    }
  }

  /// What a target's capability table says of a field is what its artifacts and the manifest show.
  private func expectPromise(of name: String, _ sample: FieldSample, with: Compiled, without: Compiled) throws {
    let field = sample.field
    let target = try #require(Target.named(name))
    let support = target.capabilities(with.build.workspace.configuration).support(for: field)
    let isListed = try with.isIgnored(field, by: name)
    let before = try without.everything(of: name)
    let after = try with.everything(of: name)
    switch support {
    case .foreign:
      #expect(!isListed && before == after, "\(field.path) belongs to another platform or vendor than \(name)'s")
    case .ignored:
      #expect(isListed, "\(field.path) is left out by \(name), and the manifest does not say so")
      let (before, after) = (without.own(of: name), with.own(of: name))
      #expect(before == after, "\(field.path) is said to be left out by \(name), and changes its artifact")
    case .emitted where isListed:
      // The table says that the target can take it; this value or this combination it cannot.
      #expect(before == after, "\(field.path) is said to be left out by \(name), and changes its artifact")
    case .emitted:
      #expect(before != after, "\(field.path) has no effect on \(name)")
      for token in sample.tokens(for: target) {
        #expect(after.contains(token), "\(token) of \(field.path) is not in \(name)'s artifact: \(after)")
      }
      guard target.vendor != nil else { break }
      // A header, or a hint for the sender in the manifest, has no place in the body.
      let path = target.wirePath(field)
      let isInBody = try with.value(at: [], of: name) != without.value(at: [], of: name)
      #expect((path != nil) == isInBody, "the documents do not say where \(name) has \(field.path)")
      if let path {
        let value = try with.value(at: path, of: name)
        #expect(value != nil, "\(field.path) is not at \(path) of \(name)")
        #expect(try value != without.value(at: path, of: name), "\(field.path) does not change \(path) of \(name)")
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
}
