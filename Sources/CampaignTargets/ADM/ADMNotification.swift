import CampaignModel

/// ADM's own notification, which the device draws instead of the app; only where a campaign sets a field that has no
/// other place.
struct ADMNotification {
  /// What is the same in every locale.
  private let shared: MemberList
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
    members.add("body_loc_args", settings.texts(.fireosBodyLocArgs))
    members.add("body_loc_key", settings.text(.fireosBodyLocKey))
    members.add("channel_id", settings.text(.channelID))
    members.add("click_action", settings.text(.fireosClickAction))
    members.add("color", settings.text(.color))
    members.add("default_sound", settings.flag(.fireosDefaultSound))
    members.add("event_time", settings.instant(.fireosEventTime).map(Timestamp.text))
    members.add("icon", settings.text(.fireosSmallIcon))
    members.add("local_only", settings.flag(.fireosLocalOnly))
    members.add("notification_count", settings.badgeCount)
    members.add("notification_priority", settings.text(.displayPriority).map { "PRIORITY_" + $0.uppercased() })
    members.add("sound", settings.sound.flatMap(Self.soundName))
    members.add("sticky", settings.flag(.fireosSticky))
    members.add("tag", settings.text(.fireosTag))
    members.add("ticker", settings.text(.fireosTicker))
    members.add("title_loc_args", settings.texts(.fireosTitleLocArgs))
    members.add("title_loc_key", settings.text(.fireosTitleLocKey))
    members.add("visibility", settings.text(.visibility)?.uppercased())
    shared = members
  }

  /// The notification with a locale's copy.
  func value(_ content: LocalizedContent) -> PayloadValue {
    let copy = Copy(content, withoutMarkup: withoutMarkup)
    var members = shared
    members.add("body", text: copy.body)
    members.add("image", copy.image)
    members.add("title", text: copy.title)
    return members.object
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
