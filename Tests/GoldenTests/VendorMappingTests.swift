import CampaignCompiler
import CampaignModel
import CampaignTargets
import Foundation
import TestSupport
import Testing
import Writers

/// The pages of the vendors against the capability tables and against what is really compiled: nothing unaccounted for.
@Suite struct VendorMappingTests {
  static let vendors = ["braze", "customer-insights"]

  @Test(arguments: VendorMappingTests.vendors)
  func `a vendor's page says of each field of a campaign where it goes, or why nowhere`(_ vendor: String) throws {
    let page = try MappingPage(vendor)
    let without = VendorProject(vendor: vendor)
    for field in Field.allCases {
      let supports = page.targets.map { $0.capabilities(without.configuration).support(for: field) }
      let rows = page.rows.filter { $0.field == field.path }
      guard supports.contains(where: { $0 != .foreign }) else {
        #expect(rows.isEmpty, "\(field.path) is another platform's or vendor's")
        continue
      }
      try #require(rows.count == 1, "\(field.path) has \(rows.count) rows")
      for (index, target) in page.targets.enumerated() {
        let cell = rows[0].cells[index]
        switch supports[index] {
        case .foreign: #expect(cell == .foreign, "\(field.path), \(target.name)")
        case .ignored(.deviceSetting): #expect(cell == .device, "\(field.path), \(target.name)")
        case .ignored: #expect(cell == .nowhere, "\(field.path), \(target.name)")
        case .emitted: try check(field, cell, target, of: vendor)
        }
      }
    }
    #expect(page.rows.allSatisfy { row in Field.allCases.contains { $0.path == row.field } })
  }

  /// Compiles the field's sample, and finds the difference that it makes where the page says.
  private func check(_ field: Field, _ cell: MappingPage.Cell, _ target: Target, of vendor: String) throws {
    let project = VendorProject(vendor: vendor)
    let before = try project.compile(FieldSample.campaign(nil, beside: field), for: target)
    let after = try project.compile(FieldSample.campaign(field, beside: field), for: target)
    let changed = JSONDifference.paths(before.artifact, after.artifact)
    if after.ignored.contains(field.path) {
      #expect(changed.isEmpty, "\(field.path) is listed as ignored by \(target.name), and changes \(changed)")
      return
    }
    switch cell {
    case .manifest: #expect(changed.isEmpty && before.hints != after.hints, "\(field.path), \(target.name): \(changed)")
    case .header: #expect(changed.isEmpty && before.headers != after.headers, "\(field.path), \(target.name)")
    case .anywhere: #expect(!changed.isEmpty, "\(field.path), \(target.name)")
    case .members(let members):
      let object = page(vendor, target)
      let places = members.map { object + $0.split(separator: ".").map(String.init) }
      for path in changed {
        #expect(places.contains { path.starts(with: $0) }, "\(field.path) changes \(path) of \(target.name)")
      }
      for place in places {
        #expect(changed.contains { $0.starts(with: place) }, "\(field.path) does not change \(place) of \(target.name)")
      }
    case .foreign, .nowhere, .device:
      Issue.record("\(field.path) reaches \(target.name), and the page does not say so: \(changed)")
    }
  }

  /// Where the members that a page names stand in the artifact.
  private func page(_ vendor: String, _ target: Target) -> [String] {
    guard vendor == "braze" else { return [] }
    return ["messages", target.name.replacing("braze-", with: "").replacing("ios", with: "apple") + "_push"]
  }

  @Test(arguments: [
    // The members of Braze's messaging objects, from its reference (read 2026-07), each with those of the objects inside.
    (
      "braze-ios",
      [
        "badge", "alert", "sound", "extra", "content-available", "interruption_level", "relevance_score", "expiry",
        "custom_uri", "use_webview", "message_variation_id", "notification_group_thread_id", "asset_url",
        "asset_file_type", "collapse_id", "mutable_content", "send_to_most_recent_device_only", "category", "buttons",
        "apns_priority", "alert.body", "alert.title", "alert.title_loc_key", "alert.title_loc_args",
        "alert.action_loc_key", "alert.loc_key", "alert.loc_args", "alert.sound",
      ]
    ),
    (
      "braze-android",
      [
        "alert", "title", "extra", "message_variation_id", "notification_channel_id", "priority", "android_priority",
        "send_to_sync", "collapse_key", "sound", "custom_uri", "use_webview", "summary_text", "time_to_live",
        "notification_id", "push_icon_image_url", "accent_color", "send_to_most_recent_device_only", "buttons",
        "conversation_data", "extra.appboy_image_url",
      ]
    ),
    (
      "braze-kindle",
      ["alert", "title", "extra", "message_variation_id", "priority", "collapse_key", "sound", "custom_uri"]
    ),
    (
      "braze-web",
      [
        "alert", "title", "extra", "message_variation_id", "custom_uri", "image_url", "large_image_url",
        "require_interaction", "time_to_live", "send_to_most_recent_device_only", "buttons",
      ]
    ),
    ("customer-insights-ios", ["data.link", "data.originalLink", "data.trackingId", "data.imageUrl"]),
    (
      "customer-insights-android",
      ["title", "body", "imageUrl", "link", "originalLink", "trackingId"].map { "message.data." + $0 }
    ),
  ])
  func `each member of a vendor's object is reached by a campaign, or the page says why not`(
    _ name: String, _ members: [String]
  ) throws {
    let vendor = try #require(VendorMappingTests.vendors.first { name.hasPrefix($0) })
    let page = try MappingPage(vendor)
    let index = try #require(page.targets.firstIndex { $0.name == name })
    let reached = page.rows.flatMap { row -> [String] in
      if case .members(let members) = row.cells[index] { members } else { [] }
    }
    for member in members {
      let isReached = reached.contains { $0 == member || $0.hasPrefix(member + ".") }
      let last = member.split(separator: ".").last.map(String.init) ?? member
      let isExplained = page.others.contains { $0 == member || $0 == last || $0 == "data." + last }
      #expect(isReached || isExplained, "\(name): \(member)")
    }
  }

  @Test(arguments: ["braze-android", "braze-ios", "customer-insights-android", "customer-insights-ios"])
  func `silent campaigns say which fields make no sense in them`(_ name: String) throws {
    let target = try #require(Target.named(name))
    let vendor = try #require(target.vendor)
    let project = VendorProject(vendor: vendor)
    for field in Field.allCases where ![.sound, .badge, .priority, .iosContentAvailable].contains(field) {
      guard let sample = FieldSample(field), sample.block != "content",
        target.capabilities(project.configuration).support(for: field) != .foreign,
        // Checked by rules of their own: what contradicts a silent campaign has no artifact.
        ![.brazeSendToSync, .brazeAPNsPriority].contains(field)
      else { continue }
      let before = try project.compile(FieldSample.silent(nil), for: target)
      let after = try project.compile(FieldSample.silent(field), for: target)
      let isChanged =
        before.artifact != after.artifact || before.headers != after.headers || before.hints != after.hints
      #expect(after.ignored.contains(field.path) != isChanged, "\(field.path) in a silent campaign for \(name)")
    }
  }
}

/// The table of fields of a vendor's page.
private struct MappingPage {
  enum Cell: Equatable {
    case foreign, nowhere, device, manifest, header, anywhere
    case members([String])
  }

  var targets: [Target] = []
  var rows: [(field: String, cells: [Cell])] = []

  /// The members that the other tables of the page name.
  var others: [String] = []

  init(_ vendor: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "docs/targets/\(vendor).md"), encoding: .utf8)
    var isMapping = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("| ") else {
        if !line.hasPrefix("|--") { isMapping = false }
        continue
      }
      let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if cells[0] == "field" {
        isMapping = true
        targets = try cells.dropFirst().dropLast().map { try #require(Target.named(Self.codes(in: $0)[0])) }
      } else if isMapping {
        try #require(cells.count == targets.count + 2, "\(line)")
        rows.append((Self.codes(in: cells[0])[0], cells.dropFirst().prefix(targets.count).map(Self.cell)))
      } else {
        others += cells.prefix(2).flatMap(Self.codes)
      }
    }
  }

  private static func cell(_ text: String) -> Cell {
    switch text {
    case "": .foreign
    case "–": .nowhere
    case "device": .device
    case "manifest": .manifest
    case "header": .header
    case "members of the body": .anywhere
    default: .members(codes(in: text))
    }
  }

  /// The texts between backquotes.
  private static func codes(in text: String) -> [String] {
    text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}

/// A project that sends through one vendor.
private struct VendorProject {
  let vendor: String

  struct Output {
    let artifact: JSON
    let headers: JSON
    let hints: [JSON]
    let ignored: [String]
  }

  var configuration: Configuration { Configuration() }

  /// One campaign, for one of the vendor's targets.
  func compile(_ campaign: String, for target: Target) throws -> Output {
    let configuration = """
      targets: [\(target.name)]
      tracking: {consent: true}
      app:
        ios: {bundleId: com.acme.app}
        android: {package: com.acme.app}
        web: {baseUrl: "https://acme.example/base"}
      """
    let build = try MemoryBuild([
      ("carillon.yaml", Array(configuration.utf8)), ("campaigns/sample.yaml", Array(campaign.utf8)),
    ])
    let concise = build.concise
    let output = try #require(build.campaigns.first?.output, "\(target.name)\n\(campaign)\n\(concise)")
    let manifest = try JSONReader.read(output.manifest)
    let artifact = try #require(output.artifacts.first, "\(target.name)\n\(campaign)")
    var ignored: [String] = []
    if case .array(let entries) = manifest["ignored"] {
      for case .string(let field)? in entries.map({ $0["field"] }) { ignored.append(field) }
    }
    var headers = JSON.null
    if case .array(let targets) = manifest["targets"] { headers = targets.first?["headers"] ?? .null }
    return Output(
      artifact: try JSONReader.read(artifact.wire), headers: headers,
      hints: ["expiresAt", "quietHours", "ttlSeconds"].map { manifest[$0] ?? .null }, ignored: ignored)
  }
}

/// Where two JSON values differ.
private enum JSONDifference {
  /// The names that lead to each difference; a list counts as one value.
  static func paths(_ one: JSON, _ other: JSON) -> [[String]] {
    guard one != other else { return [] }
    guard case .object(let left) = one, case .object(let right) = other else {
      if case .object(let members) = other { return members.flatMap { [[$0.name]] } }
      return [[]]
    }
    let names = left.map(\.name) + right.map(\.name).filter { name in !left.contains { $0.name == name } }
    return names.flatMap { name -> [[String]] in
      guard let before = one[name], let after = other[name] else {
        return leaves(other[name] ?? one[name] ?? .null).map { [name] + $0 }
      }
      return paths(before, after).map { [name] + $0 }
    }
  }

  private static func leaves(_ value: JSON) -> [[String]] {
    guard case .object(let members) = value, !members.isEmpty else { return [[]] }
    return members.flatMap { member in leaves(member.value).map { [member.name] + $0 } }
  }
}
