import CampaignModel
import SourceText
import Writers

/// `notification.android` and `notification.amazon`.
extension AirshipNotification {
  /// Of an Android override, what is the same in every locale.
  static func androidMembers(_ input: LoweringInput) -> MemberList {
    let settings = input.layer.settings
    let vendor = input.campaign.vendors
    var android = MemberList()
    android.add("collapse_key", settings.text(.collapseID), at: settings[.collapseID]?.range)
    android.add("delay_while_idle", vendor.flag(.airshipDelayWhileIdle), at: vendor[.airshipDelayWhileIdle]?.range)
    android.add("deliver_to", vendor.text(.airshipDeliverTo), at: vendor[.airshipDeliverTo]?.range)
    android.add(
      "delivery_priority", settings.text(.priority) ?? input.form.usualPriority, at: settings[.priority]?.range)
    if let life = life(settings) { android.add("time_to_live", life.value, at: life.range) }
    guard input.form == .shown else { return android }
    android.add("category", vendor.text(.airshipAndroidCategory), at: vendor[.airshipAndroidCategory]?.range)
    android.add("icon", settings.text(.androidSmallIcon), at: settings[.androidSmallIcon]?.range)
    android.add("local_only", settings.flag(.androidLocalOnly), at: settings[.androidLocalOnly]?.range)
    android.add("notification_tag", settings.text(.androidTag), at: settings[.androidTag]?.range)
    android.add("priority", settings.displayRank, at: settings[.displayPriority]?.range)
    android.add("public_notification", vendor.templates(.airshipPublicNotification))
    android.add("visibility", settings.visibilityRank, at: settings[.visibility]?.range)
    android.add("wearable", vendor.templates(.airshipWearable))
    addAppearance(settings, to: &android)
    return android
  }

  /// Of an Amazon override, what is the same in every locale.
  static func amazonMembers(_ input: LoweringInput) -> MemberList {
    let settings = input.layer.settings
    var amazon = MemberList()
    amazon.add("consolidation_key", settings.text(.collapseID), at: settings[.collapseID]?.range)
    if let life = life(settings) { amazon.add("expires_after", life.value, at: life.range) }
    guard input.form == .shown else { return amazon }
    amazon.add("icon", settings.text(.fireosSmallIcon), at: settings[.fireosSmallIcon]?.range)
    amazon.add("notification_tag", settings.text(.fireosTag), at: settings[.fireosTag]?.range)
    addAppearance(settings, to: &amazon)
    return amazon
  }

  func addAndroid(_ copy: Copy, to override: inout MemberList) {
    override.add("alert", text: copy.body)
    override.add("summary", text: copy.summary)
    override.add("title", text: copy.title)
    override.add("style", AirshipStyle(input.campaign.vendors).members(image: copy.image))
  }

  private static func addAppearance(_ settings: Settings, to override: inout MemberList) {
    // The API's own client refuses capital digits.
    override.add("icon_color", settings.text(.color)?.lowercased(), at: settings[.color]?.range)
    override.add("notification_channel", settings.text(.channelID), at: settings[.channelID]?.range)
    override.add("sound", settings.sound.flatMap(soundName), at: settings[.sound]?.range)
  }

  /// Absent where nothing is to be heard: the channel decides then.
  private static func soundName(_ sound: Sound) -> String? {
    switch sound {
    case .systemDefault: "default"
    case .none: nil
    case .named(let name), .critical(let name, _, _): SoundName.android(name)
    }
  }
}

/// `style`: the campaign's image as a big picture, or what `airship.style` says.
struct AirshipStyle {
  private let authored: [PayloadValue.Member]

  init(_ vendor: Settings) {
    authored = vendor.object(.airshipStyle) ?? []
  }

  /// Whether the authored style is one without a picture.
  var hidesImage: Bool {
    if authored.contains(where: { $0.name == "big_picture" }) { return true }
    guard case .json(.string(let type))? = authored.first(where: { $0.name == "type" })?.value else { return false }
    return type != "big_picture"
  }

  func members(image: Located<String>?) -> MemberList {
    var style = MemberList()
    style.add(contentsOf: authored)
    guard let image, !hidesImage else { return style }
    style.add("big_picture", image)
    if !style.names.contains("type") { style.add("type", "big_picture") }
    return style
  }
}

extension Settings {
  /// From `min`, -2, to `max`, 2.
  fileprivate var displayRank: Int? {
    text(.displayPriority).flatMap { ["min", "low", "default", "high", "max"].firstIndex(of: $0) }.map { $0 - 2 }
  }

  /// `secret` -1, `private` 0, `public` 1.
  fileprivate var visibilityRank: Int? {
    text(.visibility).flatMap { ["secret", "private", "public"].firstIndex(of: $0) }.map { $0 - 1 }
  }
}
