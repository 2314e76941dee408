import CampaignModel
import SourceText
import Writers

/// `notification.ios`.
extension AirshipNotification {
  /// What is the same in every locale.
  static func iosMembers(_ input: LoweringInput) -> MemberList {
    let settings = input.layer.settings
    var ios = MemberList()
    if let life = life(settings) { ios.add("expiry", life.value, at: life.range) }
    ios.add("collapse_id", settings.text(.collapseID), at: settings[.collapseID]?.range)
    if input.form == .silent || settings.flag(.iosContentAvailable) == true {
      ios.add("content-available", 1, at: settings[.iosContentAvailable]?.range)
    }
    if let priority = settings.text(.priority), input.form != .silent {
      ios.add("priority", priority == "high" ? 10 : 5, at: settings[.priority]?.range)
    }
    guard input.form != .silent else { return ios }
    ios.add("badge", badge(settings), at: settings[.badge]?.range)
    ios.add("interruption_level", settings.text(.interruptionLevel), at: settings[.interruptionLevel]?.range)
    if settings.flag(.iosMutableContent) == true {
      ios.add("mutable_content", true, at: settings[.iosMutableContent]?.range)
    }
    ios.add("relevance_score", settings.number(.relevanceScore), at: settings[.relevanceScore]?.range)
    ios.add("sound", sound(settings), at: settings[.sound]?.range)
    ios.add("target_content_id", settings.text(.iosTargetContentID), at: settings[.iosTargetContentID]?.range)
    ios.add("thread_id", settings.text(.threadID), at: settings[.threadID]?.range)
    return ios
  }

  func addIOS(_ copy: Copy, to ios: inout MemberList) {
    let settings = input.layer.settings
    var alert = MemberList()
    alert.add("action-loc-key", settings.text(.iosActionLocKey), at: settings[.iosActionLocKey]?.range)
    alert.add("launch-image", settings.text(.iosLaunchImage), at: settings[.iosLaunchImage]?.range)
    alert.add("loc-args", settings.texts(.iosLocArgs), at: settings[.iosLocArgs]?.range)
    alert.add("loc-key", settings.text(.iosLocKey), at: settings[.iosLocKey]?.range)
    alert.add("subtitle-loc-args", settings.texts(.iosSubtitleLocArgs), at: settings[.iosSubtitleLocArgs]?.range)
    alert.add("subtitle-loc-key", settings.text(.iosSubtitleLocKey), at: settings[.iosSubtitleLocKey]?.range)
    alert.add("summary-arg", settings.text(.iosSummaryArg), at: settings[.iosSummaryArg]?.range)
    alert.add("summary-arg-count", settings.integer(.iosSummaryArgCount), at: settings[.iosSummaryArgCount]?.range)
    alert.add("title-loc-args", settings.texts(.iosTitleLocArgs), at: settings[.iosTitleLocArgs]?.range)
    alert.add("title-loc-key", settings.text(.iosTitleLocKey), at: settings[.iosTitleLocKey]?.range)
    if alert.isEmpty {
      ios.add("alert", text: copy.body)
    } else {
      alert.add("body", text: copy.body)
      ios.add("alert", alert)
    }
    ios.add("title", text: copy.title)
    ios.add("subtitle", text: copy.subtitle)
    var media = MemberList()
    media.add(contentsOf: input.campaign.vendors.object(.airshipMediaAttachment) ?? [])
    if !media.names.contains("url") { media.add("url", copy.image) }
    ios.add("media_attachment", media)
  }

  /// A number, or what Airship itself counts by: `auto`, `+1`, `-1`.
  private static func badge(_ settings: Settings) -> PayloadValue? {
    guard case .badge(let badge)? = settings[.badge]?.value else { return nil }
    return switch badge {
    case .count(let count): .integer(count)
    case .automatic: .string("auto")
    case .relative(let difference): .string(difference < 0 ? "\(difference)" : "+\(difference)")
    }
  }

  /// A name, or an object where silent mode is to be broken through; absent where nothing is to be heard.
  private static func sound(_ settings: Settings) -> PayloadValue? {
    guard let sound = settings.sound else { return nil }
    let breaksThrough = settings.text(.interruptionLevel) == "critical"
    func value(_ name: String, volume: Double? = nil, isCritical: Bool, isObject: Bool) -> PayloadValue {
      guard isObject else { return .string(name) }
      var members = MemberList()
      if isCritical { members.add("critical", true) }
      members.add("name", name)
      members.add("volume", volume)
      return members.object
    }
    return switch sound {
    case .none: nil
    case .systemDefault: value("default", isCritical: breaksThrough, isObject: breaksThrough)
    case .named(let name): value(name, isCritical: breaksThrough, isObject: breaksThrough)
    case .critical(let name, let volume, let isCritical):
      value(name, volume: volume, isCritical: isCritical || breaksThrough, isObject: true)
    }
  }
}
