import CampaignModel
import SourceText
import Writers

/// The flat map of strings from which an app's SDK draws a notification: FCM's data messages, ADM.
struct AndroidData {
  /// What is the same in every locale.
  private let shared: SharedMembers
  private let isDrawnByFCM: Bool
  private let form: CampaignForm
  private let withoutMarkup: Bool

  /// The channel to describe, if one is.
  private let channel: ChannelDeclaration?
  private let catalog: Catalog

  /// `isDrawnByFCM`: the notification's own fields stand elsewhere, and only the rest is told to the app.
  init(_ input: LoweringInput, isDrawnByFCM: Bool = false) {
    let settings = input.layer.settings
    form = input.form
    self.isDrawnByFCM = isDrawnByFCM
    withoutMarkup = isDrawnByFCM && settings.hasMarkup
    catalog = input.catalog
    // The SDK knows what it brings along itself.
    let isDescribed = input.configuration.app.androidDescribesChannels && !isDrawnByFCM
    channel =
      isDescribed ? settings.text(.channelID).flatMap(catalog.channel).flatMap { $0.isAuthored ? $0 : nil } : nil
    var data = MemberList()
    data.add(contentsOf: input.layer.data)
    guard form == .shown else {
      data.add("silent", "1")
      shared = data.shared
      return
    }
    if !isDrawnByFCM {
      data.add("badge", settings.badgeCount.map(String.init), at: settings[.badge]?.range)
      data.add("channelId", settings.text(.channelID), at: settings[.channelID]?.range)
      data.add("color", settings.text(.color), at: settings[.color]?.range)
      data.add("displayPriority", settings.text(.displayPriority), at: settings[.displayPriority]?.range)
      data.add("html", settings.flag(.html).map { $0 ? "true" : "false" }, at: settings[.html]?.range)
      data.add("sound", settings.sound.map(Self.soundName), at: settings[.sound]?.range)
      data.add("visibility", settings.text(.visibility), at: settings[.visibility]?.range)
    }
    data.add("category", settings.text(.category), at: settings[.category]?.range)
    data.add("foreground", settings.foreground.map { .embedded(.strings($0)) }, at: settings[.foreground]?.range)
    data.add("icon", settings.text(.icon), at: settings[.icon]?.range)
    data.add("imageStyle", settings.text(.imageStyle), at: settings[.imageStyle]?.range)
    data.add("notificationId", settings.integer(.notificationID).map(String.init), at: settings[.notificationID]?.range)
    data.add("threadId", settings.text(.threadID), at: settings[.threadID]?.range)
    shared = data.shared
  }

  /// The map for a locale's copy, or without copy; nil where nothing is in it.
  func value(_ content: LocalizedContent?) -> PayloadValue? {
    let own = ownMembers(content)
    return own.isEmpty && shared.isEmpty ? nil : own.merged(into: shared)
  }

  /// The same as members, in any order.
  func members(_ content: LocalizedContent?) -> [PayloadValue.Member] {
    shared.fixed + shared.filled + ownMembers(content).members
  }

  /// What a locale's copy says, in the order of the names.
  private func ownMembers(_ content: LocalizedContent?) -> MemberList {
    var data = MemberList()
    guard form == .shown, let content else { return data }
    let copy = Copy(content, withoutMarkup: withoutMarkup)
    if !copy.actions.isEmpty {
      data.add("actions", .embedded(.array(copy.actions.map(\.listed))), at: content.actions?.range)
    }
    if !isDrawnByFCM { data.add("body", text: copy.body) }
    if let channel {
      let description = ChannelDescription.value(channel, locale: copy.locale, catalog: catalog)
      data.add("channel", .embedded(description), at: channel.id.range)
    }
    if !isDrawnByFCM { data.add("image", copy.image) }
    data.add("locale", copy.locale.description)
    data.add("summary", text: copy.summary)
    if !isDrawnByFCM { data.add("title", text: copy.title) }
    data.add("url", uri: copy.url)
    return data
  }

  /// The names of the map: what a campaign's own data may not use.
  static let names = [
    "actions", "badge", "body", "category", "channel", "channelId", "color", "displayPriority", "foreground", "html",
    "icon", "image", "imageStyle", "locale", "notificationId", "silent", "sound", "summary", "threadId", "title", "url",
    "visibility",
  ]

  private static func soundName(_ sound: Sound) -> String {
    switch sound {
    case .systemDefault: "default"
    case .none: "none"
    case .named(let name), .critical(let name, _, _): SoundName.android(name)
    }
  }
}
