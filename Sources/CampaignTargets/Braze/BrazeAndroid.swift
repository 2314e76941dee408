import CampaignModel
import SourceText
import Writers

/// A campaign as `android_push`.
struct BrazeAndroidLowering {
  private let input: LoweringInput
  private let settings: Settings
  private let vendor: Settings

  init(_ input: LoweringInput) {
    self.input = input
    settings = input.layer.settings
    vendor = input.campaign.vendors
  }

  var lowering: Lowering {
    let push = pushMembers.shared
    let buttons = BrazeButtons(input)
    let input = input
    return Lowering(ignored: ignored) { content in
      var members = MemberList()
      var picture = MemberList()
      if let content {
        let copy = Copy(content, withoutMarkup: false)
        members.add("alert", text: copy.body)
        members.add("buttons", buttons.android(copy), at: content.actions?.range)
        members.add("custom_uri", uri: copy.url)
        members.add("summary_text", text: copy.summary)
        members.add("title", text: copy.title)
        picture.add(BrazeAndroidLowering.pictureKey, copy.image)
      }
      members.add("extra", input.brazeExtra(picture))
      return LoweringInput.brazeBody("android_push", members.merged(into: push))
    }
  }

  /// The key of `extra` that Braze's SDK draws the big picture from.
  static let pictureKey = "appboy_image_url"

  /// What is the same in every locale.
  private var pushMembers: MemberList {
    let isSilent = input.form == .silent
    var push = MemberList()
    push.add("android_priority", settings.text(.priority), at: settings[.priority]?.range)
    push.add("collapse_key", settings.text(.collapseID), at: settings[.collapseID]?.range)
    push.add(
      "message_variation_id", vendor.text(.brazeMessageVariationID), at: vendor[.brazeMessageVariationID]?.range)
    push.add(
      "send_to_most_recent_device_only", vendor.flag(.brazeSendToMostRecentDeviceOnly),
      at: vendor[.brazeSendToMostRecentDeviceOnly]?.range)
    // What has neither alert nor title must say so.
    push.add("send_to_sync", isSilent ? true : vendor.flag(.brazeSendToSync), at: vendor[.brazeSendToSync]?.range)
    push.add("time_to_live", settings.timeToLive, at: settings[.ttl]?.range)
    guard !isSilent else { return push }
    push.add("accent_color", settings.text(.color).flatMap(Self.number), at: settings[.color]?.range)
    if let value = vendor[.brazeConversationData], case .json(let conversation) = value.value {
      push.add("conversation_data", .templates(in: conversation, at: value.range), at: value.range)
    }
    push.add("notification_channel_id", settings.text(.channelID), at: settings[.channelID]?.range)
    push.add("notification_id", settings.integer(.notificationID), at: settings[.notificationID]?.range)
    push.add("priority", settings.brazePriority, at: settings[.displayPriority]?.range)
    push.add("push_icon_image_url", settings.text(.icon), at: settings[.icon]?.range)
    push.add("sound", settings.brazeAndroidSound(in: input.configuration), at: settings[.sound]?.range)
    push.add("use_webview", vendor.flag(.brazeUseWebview), at: vendor[.brazeUseWebview]?.range)
    return push
  }

  /// `#rrggbb` as a number.
  private static func number(_ color: String) -> Int? {
    Int(color.dropFirst(), radix: 16)
  }

  private var ignored: [IgnoredField] {
    var ignored: [IgnoredField] = []
    // Braze's dashboard has inline images, its API has not.
    if settings.text(.imageStyle) == "inline" { ignored.append(IgnoredField(.imageStyle, .notExpressible)) }
    if !BrazeButtons(input).concerns(input.contents) {
      ignored.append(IgnoredField(.brazeButtons, .notExpressible))
    }
    return ignored
  }
}

/// What `android_push` and `kindle_push` have in common.
extension Settings {
  /// -2 to 2.
  var brazePriority: Int? {
    text(.displayPriority).flatMap { ["min", "low", "default", "high", "max"].firstIndex(of: $0) }.map { $0 - 2 }
  }

  /// `default`, or the address of the app's raw resource; absent where nothing is to be heard. Without the app's package,
  /// the authored name, which was reported.
  func brazeAndroidSound(in configuration: Configuration) -> String? {
    switch sound {
    case .systemDefault: return "default"
    case .some(.none), nil: return nil
    case .named(let name), .critical(let name, _, _):
      if name == "default" { return name }
      if name.utf8.starts(with: "android.resource://".utf8) { return name }
      let resource = SoundName.android(name)
      return configuration.app.androidPackage.map { "android.resource://\($0.value)/raw/\(resource)" } ?? resource
    }
  }
}
