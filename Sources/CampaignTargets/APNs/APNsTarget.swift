import CampaignModel
import SourceText
import Writers

extension Target {
  /// Apple Push Notification service: the body of a request to `/3/device/<token>`.
  package static let apns = Target(
    name: "apns", platform: .ios,
    // Generating a remote notification, Apple, read 2026-11-30.
    limit: { _ in 4096 },
    measure: .wireBytes,
    capabilities: { _ in .apns },
    skips: { _ in nil },
    lower: { APNsLowering($0).lowering })
}

/// A campaign as APNs takes it.
struct APNsLowering {
  let input: LoweringInput
  let settings: Settings

  init(_ input: LoweringInput) {
    self.input = input
    settings = input.layer.settings
  }

  var lowering: Lowering {
    let aps = apsMembers.shared
    let alert = alertMembers.shared
    let root = rootMembers.shared
    return Lowering(headers: headers, ignored: ignored) { content in
      input.form == .silent ? silent(root) : shown(content, aps: aps, alert: alert, root: root)
    }
  }

  /// What of `aps` is the same in every locale, `alert` and `mutable-content` left out.
  var apsMembers: MemberList {
    var aps = MemberList()
    aps.add("badge", settings.badgeCount, at: settings[.badge]?.range)
    aps.add("category", settings.text(.category), at: settings[.category]?.range)
    if settings.flag(.iosContentAvailable) == true {
      aps.add("content-available", 1, at: settings[.iosContentAvailable]?.range)
    }
    aps.add("filter-criteria", settings.text(.iosFilterCriteria), at: settings[.iosFilterCriteria]?.range)
    aps.add("interruption-level", settings.text(.interruptionLevel), at: settings[.interruptionLevel]?.range)
    aps.add("relevance-score", settings.number(.relevanceScore), at: settings[.relevanceScore]?.range)
    aps.add("sound", settings.sound.flatMap(soundValue), at: settings[.sound]?.range)
    aps.add("target-content-id", settings.text(.iosTargetContentID), at: settings[.iosTargetContentID]?.range)
    aps.add("thread-id", settings.text(.threadID), at: settings[.threadID]?.range)
    aps.add("url-args", settings.texts(.iosURLArgs), at: settings[.iosURLArgs]?.range)
    return aps
  }

  /// What of `alert` is the same in every locale: the app's own strings.
  var alertMembers: MemberList {
    var alert = MemberList()
    alert.add("action", settings.text(.iosAction), at: settings[.iosAction]?.range)
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
    return alert
  }

  /// What stands beside `aps` in every locale.
  private var rootMembers: MemberList {
    var root = MemberList()
    var data = MemberList()
    data.add(contentsOf: input.layer.data)
    if !data.isEmpty { root.add("data", data.object) }
    if input.form != .silent { root.add("foreground", settings.foreground, at: settings[.foreground]?.range) }
    if case .json(let custom) = settings[.iosCustom]?.value {
      root.add(contentsOf: custom, at: settings[.iosCustom]?.range)
    }
    return root
  }

  /// Absent where nothing is to be heard; an object where silent mode is to be broken through.
  private func soundValue(_ sound: Sound) -> PayloadValue? {
    let breaksThrough = settings.text(.interruptionLevel) == "critical"
    return switch sound {
    case .systemDefault: breaksThrough ? soundObject("default", isCritical: true) : .string("default")
    case .none: nil
    case .named(let name): breaksThrough ? soundObject(name, isCritical: true) : .string(name)
    case .critical(let name, let volume, let isCritical):
      soundObject(name, volume: volume, isCritical: isCritical || breaksThrough)
    }
  }

  private func soundObject(_ name: String, volume: Double? = nil, isCritical: Bool) -> PayloadValue {
    var members = MemberList()
    if isCritical { members.add("critical", 1) }
    members.add("name", name)
    members.add("volume", volume)
    return members.object
  }

  var headers: [Lowering.Header] {
    let isBackground = input.form == .silent
    let isPatient = isBackground || settings.text(.priority) == "normal"
    var headers: [Lowering.Header] = []
    func add(_ name: String, _ value: String?) {
      if let value { headers.append(Lowering.Header(name, value)) }
    }
    add("apns-collapse-id", settings.text(.collapseID))
    add("apns-expiration", settings.timeToLive == 0 ? "0" : settings.instant(.expiresAt).map(String.init))
    add("apns-priority", isPatient ? "5" : "10")
    add("apns-push-type", isBackground ? "background" : "alert")
    add("apns-topic", input.configuration.app.iosBundleID?.value)
    return headers
  }

  /// The service extension fetches the image and makes buttons of actions that no category declares.
  private func needsExtension(_ content: LocalizedContent) -> Bool {
    content.image != nil || content.actions?.value.isEmpty == false && settings[.category] == nil
  }

  private var ignored: [IgnoredField] {
    var ignored: [IgnoredField] = []
    if settings.hasRelativeBadge { ignored.append(IgnoredField(.badge, .notExpressible)) }
    if settings.flag(.iosMutableContent) == false, input.contents.contains(where: needsExtension) {
      ignored.append(IgnoredField(.iosMutableContent, .superseded))
    }
    return ignored
  }

  private func silent(_ root: SharedMembers) -> PayloadValue {
    .merged(root, [PayloadValue.Member("aps", .object([PayloadValue.Member("content-available", .integer(1))]))])
  }

  /// A payload that is drawn, or sets the badge.
  private func shown(
    _ content: LocalizedContent?, aps: SharedMembers, alert: SharedMembers, root: SharedMembers
  ) -> PayloadValue {
    let copy = content.map { Copy($0, withoutMarkup: settings.hasMarkup) }
    var ownAlert = MemberList()
    ownAlert.add("body", text: copy?.body)
    ownAlert.add("subtitle", text: copy?.subtitle)
    ownAlert.add("title", text: copy?.title)
    var ownAPS = MemberList()
    if !ownAlert.isEmpty || !alert.isEmpty { ownAPS.add("alert", ownAlert.merged(into: alert)) }
    if settings.flag(.iosMutableContent) == true || content.map(needsExtension) == true {
      ownAPS.add("mutable-content", 1, at: settings[.iosMutableContent]?.range)
    }
    var members = MemberList()
    if let actions = copy?.actions, !actions.isEmpty {
      members.add("actions", .array(actions.map(\.listed)), at: content?.actions?.range)
    }
    members.add("aps", ownAPS.merged(into: aps))
    members.add("image", copy?.image)
    members.add("url", uri: copy?.url)
    return members.merged(into: root)
  }
}

extension Action {
  /// The action as the SDKs' payloads list it.
  var listed: PayloadValue {
    var members = MemberList()
    members.add("id", id)
    members.add("title", text: title)
    members.add("url", uri: url)
    return members.object
  }
}
