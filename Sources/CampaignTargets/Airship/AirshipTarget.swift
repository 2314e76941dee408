import CampaignModel
import SourceText
import Writers

/// Airship's push API, `POST /api/push`: a push object without its audience, for one kind of device.
///
/// One push holds the copy of every locale: Airship chooses by the device's language and country (Localization, Airship,
/// read 2026-12-01).
extension Target {
  package static let airshipIOS = airship(
    .ios, platform: .ios,
    // What Apple takes; Airship names no limit of its own for the override.
    limit: 4096)

  package static let airshipAndroid = airship(
    .android, platform: .android,
    // Platform overrides, Airship, read 2026-12-01: "Maximum 4,096 bytes".
    limit: 4096)

  package static let airshipAmazon = airship(
    .amazon, platform: .fireos,
    // What Amazon takes.
    limit: 6144)

  package static let airshipWeb = airship(
    .web, platform: .web,
    // What push services take before encryption.
    limit: 3993)

  private static func airship(_ device: AirshipDevice, platform: Platform, limit: Int) -> Target {
    Target(
      name: "airship-" + device.rawValue, platform: platform, vendor: "airship",
      limit: { _ in limit },
      measure: .values(
        paths: [["notification", device.rawValue], ["notification", "actions"], ["notification", "interactive"]]),
      dialect: .handlebars,
      capabilities: { _ in .airship(device) },
      objectPath: ["notification", device.rawValue], wirePath: { AirshipMembers.path(of: $0, device) },
      skips: { campaign in
        switch CampaignForm(campaign) {
        case .shown: nil
        case .silent: device == .web ? .silent : nil
        case .badgeOnly: device == .ios ? nil : .notExpressible
        }
      },
      lower: { AirshipLowering($0, device).lowering })
  }
}

/// What Airship calls a kind of device, in `device_types` and as the name of the override.
enum AirshipDevice: String, Sendable {
  case ios
  case android
  case amazon
  case web
}

/// A campaign as Airship takes it.
private struct AirshipLowering {
  let input: LoweringInput
  let device: AirshipDevice
  let settings: Settings
  let vendor: Settings

  init(_ input: LoweringInput, _ device: AirshipDevice) {
    self.input = input
    self.device = device
    settings = input.layer.settings
    vendor = input.campaign.vendors
  }

  var lowering: Lowering {
    let notification = AirshipNotification(input, device)
    let shared = pushMembers
    let locales = AirshipLocalizations(input)
    let localized: @Sendable () -> PayloadValue = {
      var push = shared
      push.add("notification", notification.value(locales.standard))
      let entries = locales.entries.map { entry in
        var members = MemberList()
        members.add("country", entry.country)
        members.add("language", entry.language)
        members.add("notification", notification.value(entry.content))
        return members.object
      }
      if !entries.isEmpty { push.add("localizations", .array(entries)) }
      return finished(push)
    }
    return Lowering(ignored: notification.ignored, localized: input.form == .shown ? localized : nil) { content in
      var push = shared
      push.add("notification", notification.value(content))
      return finished(push)
    }
  }

  /// The push with its options, which say whether templates are in it.
  private func finished(_ push: MemberList) -> PayloadValue {
    var push = push
    var options = MemberList()
    options.add("bypass_frequency_limits", vendor.flag(.airshipBypassFrequencyLimits))
    options.add("bypass_holdout_groups", vendor.flag(.airshipBypassHoldoutGroups))
    options.add("no_throttle", vendor.flag(.airshipNoThrottle))
    options.add("omit_from_activity_log", vendor.flag(.airshipOmitFromActivityLog))
    if push.object.hasPlaceholders { options.add("personalization", true) }
    options.add("redact_payload", vendor.flag(.airshipRedactPayload))
    push.add("options", options)
    return push.object
  }

  /// What stands beside the notification.
  private var pushMembers: MemberList {
    var push = MemberList()
    if let categories = vendor.texts(.airshipCampaigns) {
      push.add("campaigns", .object([.init("categories", .strings(categories))]), at: vendor[.airshipCampaigns]?.range)
    }
    push.add("device_types", [device.rawValue])
    push.add("global_attributes", vendor.templates(.airshipGlobalAttributes))
    push.add("in_app", vendor.templates(.airshipInApp))
    push.add("message", vendor.templates(.airshipMessage))
    push.add("message_type", vendor.text(.airshipMessageType), at: vendor[.airshipMessageType]?.range)
    push.add("orchestration", vendor.templates(.airshipOrchestration))
    return push
  }
}

extension Settings {
  /// A vendor's own object, in whose strings placeholders may stand.
  func templates(_ field: Field) -> PayloadValue? {
    guard let located = self[field], case .json(let json) = located.value else { return nil }
    return .templates(in: json, at: located.range)
  }

  /// The members of a vendor's own object.
  func object(_ field: Field) -> [PayloadValue.Member]? {
    if case .object(let members)? = templates(field) { members } else { nil }
  }
}
