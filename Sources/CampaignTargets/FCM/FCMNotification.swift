import CampaignModel
import SourceText
import Writers

/// FCM's own notification, which its SDK draws while the app is in the background: `message.android.notification`.
struct FCMNotification {
  /// What is the same in every locale.
  private let shared: SharedMembers
  private let withoutMarkup: Bool

  init(_ settings: Settings) {
    withoutMarkup = settings.hasMarkup
    var members = MemberList()
    members.add("body_loc_args", settings.texts(.androidBodyLocArgs), at: settings[.androidBodyLocArgs]?.range)
    members.add("body_loc_key", settings.text(.androidBodyLocKey), at: settings[.androidBodyLocKey]?.range)
    members.add(
      "bypass_proxy_notification", settings.flag(.androidBypassProxyNotification),
      at: settings[.androidBypassProxyNotification]?.range)
    members.add("channel_id", settings.text(.channelID), at: settings[.channelID]?.range)
    members.add("click_action", settings.text(.androidClickAction), at: settings[.androidClickAction]?.range)
    members.add("color", settings.text(.color), at: settings[.color]?.range)
    members.add(
      "default_light_settings", settings.flag(.androidDefaultLightSettings),
      at: settings[.androidDefaultLightSettings]?.range)
    members.add("default_sound", settings.flag(.androidDefaultSound), at: settings[.androidDefaultSound]?.range)
    members.add(
      "default_vibrate_timings", settings.flag(.androidDefaultVibrateTimings),
      at: settings[.androidDefaultVibrateTimings]?.range)
    members.add(
      "event_time", settings.instant(.androidEventTime).map(Timestamp.text), at: settings[.androidEventTime]?.range)
    members.add("icon", settings.text(.androidSmallIcon), at: settings[.androidSmallIcon]?.range)
    if case .lightSettings(let light) = settings[.androidLightSettings]?.value {
      members.add("light_settings", Self.lightSettings(light), at: settings[.androidLightSettings]?.range)
    }
    members.add("local_only", settings.flag(.androidLocalOnly), at: settings[.androidLocalOnly]?.range)
    members.add("notification_count", settings.badgeCount, at: settings[.badge]?.range)
    members.add(
      "notification_priority", settings.text(.displayPriority).map { "PRIORITY_" + $0.uppercased() },
      at: settings[.displayPriority]?.range)
    members.add(
      "proxy", settings.text(.androidProxy).map { $0.replacing("-", with: "_").uppercased() },
      at: settings[.androidProxy]?.range)
    members.add("sound", settings.sound.flatMap(Self.soundName), at: settings[.sound]?.range)
    members.add("sticky", settings.flag(.androidSticky), at: settings[.androidSticky]?.range)
    members.add("tag", settings.text(.androidTag), at: settings[.androidTag]?.range)
    members.add("ticker", settings.text(.androidTicker), at: settings[.androidTicker]?.range)
    members.add("title_loc_args", settings.texts(.androidTitleLocArgs), at: settings[.androidTitleLocArgs]?.range)
    members.add("title_loc_key", settings.text(.androidTitleLocKey), at: settings[.androidTitleLocKey]?.range)
    members.add(
      "vibrate_timings", settings.integers(.androidVibrateTimings)?.map { Self.duration(milliseconds: $0) })
    members.add("visibility", settings.text(.visibility)?.uppercased(), at: settings[.visibility]?.range)
    shared = members.shared
  }

  /// The notification with a locale's copy.
  func value(_ content: LocalizedContent) -> PayloadValue {
    let copy = Copy(content, withoutMarkup: withoutMarkup)
    var members = MemberList()
    members.add("body", text: copy.body)
    members.add("image", copy.image)
    members.add("title", text: copy.title)
    return members.merged(into: shared)
  }

  /// Absent where nothing is to be heard.
  private static func soundName(_ sound: Sound) -> String? {
    switch sound {
    case .systemDefault: "default"
    case .none: nil
    case .named(let name), .critical(let name, _, _): SoundName.android(name)
    }
  }

  /// A duration as proto3 JSON writes it: seconds with as many digits as needed, and `s`.
  static func duration(milliseconds: Int) -> String {
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return "\(seconds)s" }
    // Zero, three, six or nine digits after the point are canonical.
    return "\(seconds).\(rest < 100 ? rest < 10 ? "00" : "0" : "")\(rest)s"
  }

  private static func lightSettings(_ light: LightSettings) -> PayloadValue {
    let parts = colorParts(light.color)
    let color = zip(["red", "green", "blue", "alpha"], parts).map { JSON.Member($0, .number($1)) }
    return .json(
      .object([
        JSON.Member("color", .object(color)),
        JSON.Member("light_off_duration", .string(duration(milliseconds: light.offMilliseconds))),
        JSON.Member("light_on_duration", .string(duration(milliseconds: light.onMilliseconds))),
      ]))
  }

  /// Red, green, blue and alpha from 0 to 1 of `#rrggbb` or `#rrggbbaa`.
  private static func colorParts(_ color: String) -> [Double] {
    let digits = color.utf8.dropFirst().map { Double(Int(String(decoding: [$0], as: UTF8.self), radix: 16) ?? 0) }
    let parts = stride(from: 0, to: digits.count - 1, by: 2).map { (digits[$0] * 16 + digits[$0 + 1]) / 255 }
    return parts.count == 3 ? parts + [1] : parts
  }
}
