import CampaignModel
import SourceText
import Writers

/// A campaign as `apple_push`.
struct BrazeIOSLowering {
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
    let alert = alertMembers.shared
    let buttons = BrazeButtons(input)
    return Lowering(ignored: ignored) { content in
      var members = MemberList()
      if let content {
        let copy = Copy(content, withoutMarkup: settings.hasMarkup)
        var own = MemberList()
        own.add("body", text: copy.body)
        own.add("title", text: copy.title)
        members.add("alert", own.merged(into: alert))
        if let asset = BrazeAsset(copy.image, vendor) {
          members.add("asset_url", asset.url)
          members.add("asset_file_type", asset.fileType)
        }
        members.add("buttons", buttons.apple(copy), at: content.actions?.range)
        members.add("custom_uri", uri: copy.url)
      }
      return LoweringInput.brazeBody("apple_push", members.merged(into: push))
    }
  }

  /// What is the same in every locale.
  private var pushMembers: MemberList {
    let isSilent = input.form == .silent
    var push = MemberList()
    push.add("apns_priority", priority, at: (vendor[.brazeAPNsPriority] ?? settings[.priority])?.range)
    push.add("collapse_id", settings.text(.collapseID), at: settings[.collapseID]?.range)
    if isSilent || settings.flag(.iosContentAvailable) == true {
      push.add("content-available", true, at: settings[.iosContentAvailable]?.range)
    }
    push.add("expiry", settings.instant(.expiresAt).map(Timestamp.text), at: settings[.expiresAt]?.range)
    var custom = MemberList()
    if case .json(let json) = settings[.iosCustom]?.value {
      custom.add(contentsOf: json, at: settings[.iosCustom]?.range)
    }
    push.add("extra", input.brazeExtra(custom))
    push.add(
      "message_variation_id", vendor.text(.brazeMessageVariationID), at: vendor[.brazeMessageVariationID]?.range)
    push.add(
      "send_to_most_recent_device_only", vendor.flag(.brazeSendToMostRecentDeviceOnly),
      at: vendor[.brazeSendToMostRecentDeviceOnly]?.range)
    guard !isSilent else { return push }
    push.add("badge", settings.badgeCount, at: settings[.badge]?.range)
    push.add("category", settings.text(.category), at: settings[.category]?.range)
    push.add("interruption_level", settings.text(.interruptionLevel), at: settings[.interruptionLevel]?.range)
    if !hasSupersededMutableContent {
      push.add("mutable_content", settings.flag(.iosMutableContent), at: settings[.iosMutableContent]?.range)
    }
    push.add("notification_group_thread_id", settings.text(.threadID), at: settings[.threadID]?.range)
    push.add("relevance_score", settings.number(.relevanceScore), at: settings[.relevanceScore]?.range)
    push.add("sound", settings.sound.flatMap(Self.soundName), at: settings[.sound]?.range)
    push.add("use_webview", vendor.flag(.brazeUseWebview), at: vendor[.brazeUseWebview]?.range)
    return push
  }

  /// What of `alert` is the same in every locale: the app's own strings.
  private var alertMembers: MemberList {
    var alert = MemberList()
    alert.add("action_loc_key", settings.text(.iosActionLocKey), at: settings[.iosActionLocKey]?.range)
    alert.add("loc_args", settings.texts(.iosLocArgs), at: settings[.iosLocArgs]?.range)
    alert.add("loc_key", settings.text(.iosLocKey), at: settings[.iosLocKey]?.range)
    alert.add("title_loc_args", settings.texts(.iosTitleLocArgs), at: settings[.iosTitleLocArgs]?.range)
    alert.add("title_loc_key", settings.text(.iosTitleLocKey), at: settings[.iosTitleLocKey]?.range)
    return alert
  }

  /// Absent, Braze decides.
  private var priority: Int? {
    if let own = vendor.integer(.brazeAPNsPriority) { return own }
    if input.form == .silent { return 5 }
    return settings.text(.priority).map { $0 == "normal" ? 5 : 10 }
  }

  /// Absent where nothing is to be heard.
  private static func soundName(_ sound: Sound) -> String? {
    switch sound {
    case .systemDefault: "default"
    case .none: nil
    case .named(let name), .critical(let name, _, _): name
    }
  }

  /// Braze sets it itself for what has an asset, whatever is asked for; beside the copy's image `false` is an error.
  private var hasSupersededMutableContent: Bool {
    settings.flag(.iosMutableContent) == false && vendor[.brazeAssetURL] != nil
  }

  /// In some locale at least.
  private var hasAsset: Bool {
    vendor[.brazeAssetURL] != nil || input.contents.contains { $0.image != nil }
  }

  private var ignored: [IgnoredField] {
    var ignored: [IgnoredField] = []
    func leaveOut(_ field: Field, _ reason: IgnoredReason, if condition: Bool) {
      if condition { ignored.append(IgnoredField(field, reason)) }
    }
    leaveOut(.contentImage, .superseded, if: vendor[.brazeAssetURL] != nil)
    leaveOut(.badge, .notExpressible, if: settings.hasRelativeBadge)
    leaveOut(.priority, .superseded, if: vendor[.brazeAPNsPriority] != nil)
    leaveOut(.iosMutableContent, .superseded, if: hasSupersededMutableContent)
    leaveOut(.brazeAssetFileType, .notExpressible, if: !hasAsset)
    return ignored
  }
}
