import CampaignModel
import CampaignTargets
import Foundation
import Testing

/// The vendors' objects against what campaigns reach of them: nothing unaccounted for.
@Suite struct VendorMembersTests {
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
    let target = try #require(Target.named(name))
    let vendor = try #require(target.vendor)
    let reached = Field.allCases.compactMap { field in
      target.wirePath(field)?.dropFirst(target.objectPath.count).joined(separator: ".")
    }
    let explained = try explainedMembers(of: vendor)
    for member in members {
      let isReached = reached.contains { $0 == member || $0.hasPrefix(member + ".") }
      let last = member.split(separator: ".").last.map(String.init) ?? member
      #expect(isReached || explained.contains(member) || explained.contains("data." + last), "\(name): \(member)")
    }
  }

  /// The members that the tables of a vendor's page name, that of the fields apart.
  private func explainedMembers(of vendor: String) throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "docs/targets/\(vendor).md"), encoding: .utf8)
    let tables = text.components(separatedBy: "\n\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| field ") }
    return tables.flatMap { table in
      table.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
  }

  @Test(arguments: [
    "airship-amazon", "airship-android", "airship-ios", "braze-android", "braze-ios", "customer-insights-android",
    "customer-insights-ios",
  ])
  func `silent campaigns say which fields make no sense in them`(_ name: String) throws {
    let target = try #require(Target.named(name))
    for field in Field.allCases where ![.sound, .badge, .priority, .iosContentAvailable].contains(field) {
      guard let sample = FieldSample(field), sample.block != "content",
        target.capabilities(Configuration()).support(for: field) != .foreign,
        // Checked by rules of their own: what contradicts a silent campaign has no artifact.
        ![.brazeSendToSync, .brazeAPNsPriority].contains(field)
      else { continue }
      let without = try Compiled(FieldSample.silent(nil), targets: name)
      let with = try Compiled(FieldSample.silent(field), targets: name)
      let isListed = try with.isIgnored(field, by: name)
      let isChanged = try with.everything(of: name) != without.everything(of: name)
      #expect(isListed != isChanged, "\(field.path) in a silent campaign for \(name)")
    }
  }
}
