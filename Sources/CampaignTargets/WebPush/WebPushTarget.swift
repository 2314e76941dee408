import CampaignModel
import SourceText
import Writers

extension Target {
  /// Web Push: the plaintext to encrypt, a declarative message that a service worker can read too.
  package static let webPush = Target(
    name: "webpush", platform: .web,
    // RFC 8188 and 8291: 4096 bytes less 86 of header, 16 of tag and a delimiter.
    limit: { _ in 3993 },
    measure: .wireBytes,
    capabilities: { _ in .webPush },
    skips: { campaign in
      switch CampaignForm(campaign) {
      case .shown: nil
      case .silent: .silent
      case .badgeOnly: .notExpressible
      }
    },
    lower: { WebPushLowering($0).lowering })
}

/// A campaign as a browser takes it.
private struct WebPushLowering {
  let input: LoweringInput
  let settings: Settings

  init(_ input: LoweringInput) {
    self.input = input
    settings = input.layer.settings
  }

  var lowering: Lowering {
    let notification = notificationMembers
    let links = WebLinks(settings, baseURL: input.configuration.app.webBaseURL?.value)
    let direction = settings.text(.webDir)
    let withoutMarkup = settings.hasMarkup
    let isMutable = settings.flag(.webMutable) == true
    return Lowering(headers: headers, ignored: ignored) { content in
      var members = MemberList()
      var leadsSomewhere = false
      if let content {
        let copy = Copy(content, withoutMarkup: withoutMarkup)
        let target = links.target(of: copy.url)
        leadsSomewhere = target != nil
        if !copy.actions.isEmpty {
          members.add(
            "actions", .array(copy.actions.map { $0.webAction(links: links, usual: target) }),
            at: content.actions?.range)
        }
        members.add("body", text: copy.body)
        members.add("dir", direction ?? copy.locale.direction.rawValue)
        members.add("image", copy.image)
        members.add("lang", copy.locale.description)
        members.add("navigate", target)
        members.add("title", text: copy.title)
      }
      var root = MemberList()
      if isMutable { root.add("mutable", true) }
      root.add("notification", members.merged(into: notification))
      // A declarative message must say where a tap leads. One that cannot is not called declarative: browsers would refuse
      // it, and so it goes to the service worker.
      if leadsSomewhere { root.add("web_push", 8030) }
      return root.object
    }
  }

  /// What is the same in every locale.
  private var notificationMembers: SharedMembers {
    let app = input.configuration.app
    var members = MemberList()
    members.add("app_badge", settings.badgeCount.map(String.init), at: settings[.badge]?.range)
    members.add("badge", settings.text(.webBadgeImage) ?? app.webBadge?.value, at: settings[.webBadgeImage]?.range)
    var data = MemberList()
    data.add(contentsOf: input.layer.data)
    if !data.isEmpty { members.add("data", data.object) }
    members.add("icon", settings.text(.icon) ?? app.webIcon?.value, at: settings[.icon]?.range)
    if settings.flag(.webMutable) == true { members.add("mutable", true, at: settings[.webMutable]?.range) }
    members.add("renotify", settings.flag(.webRenotify), at: settings[.webRenotify]?.range)
    members.add(
      "requireInteraction", settings.flag(.webRequireInteraction), at: settings[.webRequireInteraction]?.range)
    if settings.sound == .some(.none) { members.add("silent", true, at: settings[.sound]?.range) }
    if let field = [Field.webTag, .collapseID, .threadID].first(where: { settings[$0] != nil }) {
      members.add("tag", settings.text(field), at: settings[field]?.range)
    }
    members.add("timestamp", settings.instant(.webTimestamp).map { $0 * 1000 }, at: settings[.webTimestamp]?.range)
    members.add(
      "vibrate", settings.integers(.webVibrate).map { .json(.array($0.map(JSON.integer))) },
      at: settings[.webVibrate]?.range)
    return members.shared
  }

  private var headers: [Lowering.Header] {
    var headers: [Lowering.Header] = []
    // A moment is the sender's to convert; with neither, as long as push services keep a message.
    if settings.instant(.expiresAt) == nil {
      headers.append(Lowering.Header("TTL", String(settings.timeToLive ?? WebPush.longestTimeToLive)))
    }
    if let topic = settings.text(.webTopic) ?? settings.text(.collapseID).map(WebPush.topic(forCollapseID:)) {
      headers.append(Lowering.Header("Topic", topic))
    }
    let urgency = settings.text(.webUrgency) ?? settings.text(.priority) ?? input.form.usualPriority
    headers.append(Lowering.Header("Urgency", urgency))
    return headers
  }

  private var ignored: [IgnoredField] {
    var ignored: [IgnoredField] = []
    func leaveOut(_ field: Field, _ reason: IgnoredReason, if condition: Bool) {
      if condition, settings[field] != nil { ignored.append(IgnoredField(field, reason)) }
    }
    let hasTag = settings[.webTag] != nil
    if settings[.webURL] != nil { ignored.append(IgnoredField(.contentURL, .superseded)) }
    switch settings.sound {
    case .some(.named), .some(.critical): ignored.append(IgnoredField(.sound, .deviceSetting))
    case .some(.systemDefault), .some(.none), nil: break
    }
    leaveOut(.badge, .notExpressible, if: settings.hasRelativeBadge)
    leaveOut(.threadID, .superseded, if: hasTag || settings[.collapseID] != nil)
    leaveOut(.priority, .superseded, if: settings[.webUrgency] != nil)
    leaveOut(.collapseID, .superseded, if: hasTag && settings[.webTopic] != nil)
    return ignored
  }
}

extension Action {
  /// A declarative action needs somewhere to go: its own URL, or else the notification's.
  fileprivate func webAction(links: WebLinks, usual: PayloadValue?) -> PayloadValue {
    var members = MemberList()
    members.add("action", id)
    members.add("navigate", url.flatMap(links.https) ?? usual)
    members.add("title", text: title)
    return members.object
  }
}
