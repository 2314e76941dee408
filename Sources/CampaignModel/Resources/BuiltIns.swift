import Documents
import SourceText

/// What the SDKs bring along themselves.
enum BuiltIns {
  private static let nowhere = SourceRange(file: FileID(0), start: 0, end: 0)

  /// Airship's channels (`res/xml/ua_default_channels.xml`, read 2026-07): id, name, importance.
  static let airshipChannels: [ChannelDeclaration] = [
    ("com.urbanairship.default", "Notifications", 3),
    ("com.urbanairship.low.priority", "Low priority Notifications", 2),
    ("com.urbanairship.min.priority", "Minimum priority Notifications", 1),
    ("com.urbanairship.news", "News Notifications", 3), ("com.urbanairship.service", "Service Notifications", 4),
    ("com.urbanairship.urgent", "Urgent Notifications", 4),
  ].map { channel($0, $1, $2) }

  /// Braze's default channel (its Android SDK, read 2026-07).
  static let brazeChannels = [channel("com_appboy_default_notification_channel", "General", 3)]

  /// Airship's groups and categories, the same on Android and iOS (read 2026-07): `f` is foreground, `b` background.
  static let airshipActionSets: [ActionSetDeclaration] = [
    "accept_decline_background accept:b decline:b", "accept_decline_foreground accept:f decline:b", "add add:f",
    "add_calendar_remind add_calendar:f remind:b", "book book:f", "buy_now buy_now:f",
    "buy_now_share buy_now:f share:f", "download download:f", "download_share download:f share:f", "follow follow:b",
    "follow_save follow:b save:b", "follow_share follow:b share:f", "icons_happy_sad happy:b sad:b",
    "icons_up_down up:b down:b", "like like:b", "like_dislike like:b dislike:b", "like_share like:b share:f",
    "more_info more_info:f", "more_like_less_like more_like:b less_like:b", "opt_in opt_in:b",
    "opt_in_remind opt_in:b remind:b", "opt_in_share opt_in:b share:f", "opt_out opt_out:b",
    "opt_out_share opt_out:b share:f", "rate rate:f", "rate_remind rate:f remind:b", "remind_me_later remind:b",
    "remind_share remind:b share:f", "save save:b", "search search:f", "share share:f", "shop_now shop_now:f",
    "shop_now_share shop_now:f share:f", "unfollow unfollow:b", "unfollow_share unfollow:b share:f",
    "yes_no_background yes:b no:b", "yes_no_foreground yes:f no:b",
  ].map { actionSet($0, prefix: "ua_") }

  /// Braze's default categories (apple_object.md of its documentation, read 2026-07).
  static let brazeCategories: [ActionSetDeclaration] = [
    "ab_cat_accept_decline ab_pb_accept:f ab_pb_decline:b", "ab_cat_confirm_cancel ab_pb_confirm:f ab_pb_cancel:b",
    "ab_cat_more ab_pb_more:f", "ab_cat_yes_no ab_pb_yes:f ab_pb_no:b",
  ].map { actionSet($0, prefix: "") }

  /// Whether the id is one of an SDK's own channels.
  static func hasChannel(_ id: String, of sdk: Configuration.App.SDK) -> Bool {
    let channels =
      switch sdk {
      case .none: [ChannelDeclaration]()
      case .airship: airshipChannels
      case .braze: brazeChannels
      }
    return channels.contains { $0.id.value.utf8.elementsEqual(id.utf8) }
  }

  /// Whether the id is one of an SDK's own categories or button groups.
  static func hasActionSet(_ id: String, of sdk: Configuration.App.SDK) -> Bool {
    let sets =
      switch sdk {
      case .none: [ActionSetDeclaration]()
      case .airship: airshipActionSets
      case .braze: brazeCategories
      }
    return sets.contains { $0.id.value.utf8.elementsEqual(id.utf8) }
  }

  private static func channel(_ id: String, _ name: String, _ importance: Int) -> ChannelDeclaration {
    ChannelDeclaration(
      id: Located(id, at: nowhere), name: ResourceText(Located(name, at: nowhere)), description: nil,
      importance: Located(importance, at: nowhere), group: nil, sound: nil, canBypassDND: false, showsBadge: true,
      showsLights: false, vibrates: nil, lightColor: nil, lockscreenVisibility: nil, vibrationPattern: nil,
      places: [], isAuthored: false, range: nowhere)
  }

  /// An id and, after it, actions as `id:f` or `id:b`.
  private static func actionSet(_ text: String, prefix: String) -> ActionSetDeclaration {
    let words = text.split(separator: " ")
    let actions = words.dropFirst().map { word in
      ActionDeclaration(
        id: Located(String(word.dropLast(2)), at: nowhere), label: nil, isForeground: word.hasSuffix("f"),
        foregroundRange: nil, range: nowhere)
    }
    return ActionSetDeclaration(
      id: Located(prefix + words[0], at: nowhere), actions: actions, isComplete: true, isAuthored: false)
  }
}
