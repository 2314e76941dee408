import CampaignModel
import SourceText

/// ADM's own notification, which the device draws instead of the app; only where a campaign sets a field that has no
/// other place.
struct ADMNotification {
  /// What is the same in every locale.
  private let shared: SharedMembers
  private let withoutMarkup: Bool

  /// The fields that ask for it.
  static let fields: [Field] = [
    .fireosSmallIcon, .fireosTicker, .fireosSticky, .fireosLocalOnly, .fireosTag, .fireosClickAction,
    .fireosTitleLocKey, .fireosTitleLocArgs, .fireosBodyLocKey, .fireosBodyLocArgs, .fireosEventTime,
    .fireosDefaultSound,
  ]

  /// Nil where no field asks for it.
  init?(_ settings: Settings) {
    guard Self.fields.contains(where: { settings[$0] != nil }) else { return nil }
    withoutMarkup = settings.hasMarkup
    var members = MemberList()
    members.add("body_loc_args", settings.texts(.fireosBodyLocArgs), at: settings[.fireosBodyLocArgs]?.range)
    members.add("body_loc_key", settings.text(.fireosBodyLocKey), at: settings[.fireosBodyLocKey]?.range)
    members.add("channel_id", settings.text(.channelID), at: settings[.channelID]?.range)
    members.add("click_action", settings.text(.fireosClickAction), at: settings[.fireosClickAction]?.range)
    members.add("color", settings.text(.color), at: settings[.color]?.range)
    members.add("default_sound", settings.flag(.fireosDefaultSound), at: settings[.fireosDefaultSound]?.range)
    members.add(
      "event_time", settings.instant(.fireosEventTime).map(Timestamp.text), at: settings[.fireosEventTime]?.range)
    members.add("icon", settings.text(.fireosSmallIcon), at: settings[.fireosSmallIcon]?.range)
    members.add("local_only", settings.flag(.fireosLocalOnly), at: settings[.fireosLocalOnly]?.range)
    members.add("notification_count", settings.badgeCount, at: settings[.badge]?.range)
    members.add(
      "notification_priority", settings.text(.displayPriority).map { "PRIORITY_" + $0.uppercased() },
      at: settings[.displayPriority]?.range)
    members.add("sound", settings.sound.flatMap(Self.soundName), at: settings[.sound]?.range)
    members.add("sticky", settings.flag(.fireosSticky), at: settings[.fireosSticky]?.range)
    members.add("tag", settings.text(.fireosTag), at: settings[.fireosTag]?.range)
    members.add("ticker", settings.text(.fireosTicker), at: settings[.fireosTicker]?.range)
    members.add("title_loc_args", settings.texts(.fireosTitleLocArgs), at: settings[.fireosTitleLocArgs]?.range)
    members.add("title_loc_key", settings.text(.fireosTitleLocKey), at: settings[.fireosTitleLocKey]?.range)
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
}
