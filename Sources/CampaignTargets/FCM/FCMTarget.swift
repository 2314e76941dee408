import CampaignModel
import SourceText
import Writers

extension Target {
  /// Firebase Cloud Messaging, HTTP v1: the body of `messages:send` without a recipient.
  package static let fcm = Target(
    name: "fcm", platform: .android,
    // About FCM messages, Firebase, read 2026-11-30: 4096 bytes of keys and values, 2048 where the recipient is a topic.
    limit: { $0.fcmTopicLimit ? 2048 : 4096 },
    measure: .entries(path: ["message", "data"]),
    capabilities: { $0.app.androidMessage == .data ? .fcmData : .fcmNotification },
    skips: { CampaignForm($0) == .badgeOnly ? .notExpressible : nil },
    lower: { FCMLowering($0).lowering })
}

/// A campaign as FCM takes it.
struct FCMLowering {
  let input: LoweringInput
  let settings: Settings
  let isDrawnByFCM: Bool

  init(_ input: LoweringInput) {
    self.input = input
    settings = input.layer.settings
    isDrawnByFCM = input.configuration.app.androidMessage == .notification && input.form == .shown
  }

  var lowering: Lowering {
    let data = AndroidData(input, isDrawnByFCM: isDrawnByFCM)
    let configuration = androidMembers
    let notification = isDrawnByFCM ? FCMNotification(settings) : nil
    return Lowering(ignored: settings.hasRelativeBadge ? [IgnoredField(.badge, .notExpressible)] : []) { content in
      var android = MemberList()
      if let notification, let content { android.add("notification", notification.value(content)) }
      var message = MemberList()
      message.add("android", android.merged(into: configuration))
      message.add("data", data.value(content))
      return .object([PayloadValue.Member("message", .object(message.members))])
    }
  }

  /// What of `android` is the same in every locale, in the order of the names.
  var androidMembers: SharedMembers {
    var android = MemberList()
    android.add(
      "bandwidth_constrained_ok", settings.flag(.androidBandwidthConstrainedOK),
      at: settings[.androidBandwidthConstrainedOK]?.range)
    android.add("collapse_key", settings.text(.collapseID), at: settings[.collapseID]?.range)
    android.add("direct_boot_ok", settings.flag(.androidDirectBootOK), at: settings[.androidDirectBootOK]?.range)
    if let label = settings.text(.androidAnalyticsLabel) {
      android.add("fcm_options", .object([PayloadValue.Member("analytics_label", .string(label))]))
    }
    android.add(
      "priority", (settings.text(.priority) ?? input.form.usualPriority) == "high" ? "HIGH" : "NORMAL",
      at: settings[.priority]?.range)
    android.add("restricted_package_name", input.configuration.app.androidPackage?.value)
    android.add(
      "restricted_satellite_ok", settings.flag(.androidRestrictedSatelliteOK),
      at: settings[.androidRestrictedSatelliteOK]?.range)
    android.add("ttl", settings.timeToLive.map { "\($0)s" }, at: settings[.ttl]?.range)
    return android.shared
  }
}

extension CampaignForm {
  /// What is drawn wakes the device; what is not does not: the value of `delivery.priority` where it is absent.
  var usualPriority: String {
    self == .silent ? "normal" : "high"
  }
}
