import CampaignModel
import CampaignTargets
import Writers

/// What a device is given to show, whatever wire format it came in.
struct Notification {
  var title: String?
  var subtitle: String?
  var body: String?
  var summary: String?
  var image: String?
  var icon: String?

  /// The labels of the buttons that the payload or the app's own set names, before a surface drops any.
  var actions: [String] = []
  var color: String?
  var channel: PreviewApp.Channel?
  var isTimeSensitive = false
  var isCritical = false
  var isPassive = false
  var isInlineImage = false
  var badge: String?
  var isRightToLeft = false
  var language: String?

  /// Whether there is anything to see.
  var isShown: Bool {
    title != nil || body != nil
  }

  /// Reads what one of the native targets sends; nil for a vendor's send API, whose server draws.
  init?(_ artifact: Artifact, of target: PreviewTarget, in campaign: PreviewCampaign) {
    guard let payload = FilledPayload(artifact, samples: campaign.samples) else { return nil }
    switch target.name {
    case "apns": readAPNs(payload)
    case "fcm": readData(payload, below: ["message", "data"], notification: ["message", "android", "notification"])
    case "adm": readData(payload, below: ["data"], notification: ["notification"])
    case "webpush": readWebPush(payload)
    default: return nil
    }
    language = artifact.locale.hasPrefix("_") ? nil : artifact.locale
    if let id = categoryID(payload, target.name),
      let titles = campaign.app.actionTitles(id, artifact.locale, target.platform)
    {
      actions = titles
    }
    if let id = channelID(payload, target.name) { channel = campaign.app.channel(id) }
    isRightToLeft = language.map(Self.isRightToLeft) ?? false
  }

  private mutating func readAPNs(_ payload: FilledPayload) {
    title = payload["aps", "alert", "title"]
    subtitle = payload["aps", "alert", "subtitle"]
    body = payload["aps", "alert", "body"]
    image = payload["image"]
    badge = payload.scalar("aps", "badge")
    actions = payload.list("actions").compactMap { $0.text("title") }
    isTimeSensitive = payload["aps", "interruption-level"] == "time-sensitive"
    isCritical = payload["aps", "interruption-level"] == "critical"
    isPassive = payload["aps", "interruption-level"] == "passive"
  }

  private mutating func readData(_ payload: FilledPayload, below data: [String], notification: [String]) {
    func text(_ name: String) -> String? {
      payload.text(data + [name]) ?? payload.text(notification + [name])
    }
    title = text("title")
    body = text("body")
    summary = text("summary")
    image = text("image")
    icon = payload.text(data + ["icon"])
    color = text("color")
    badge = text("badge")
    isInlineImage = text("imageStyle") == "inline"
    actions = payload.text(data + ["actions"]).map(Self.titles) ?? []
    if text("html") == "true" {
      title = title.map(HTMLText.plain)
      body = body.map(HTMLText.plain)
      summary = summary.map(HTMLText.plain)
    }
  }

  private mutating func readWebPush(_ payload: FilledPayload) {
    title = payload["notification", "title"]
    body = payload["notification", "body"]
    image = payload["notification", "image"]
    icon = payload["notification", "icon"]
    badge = payload["notification", "app_badge"]
    actions = payload.list("notification", "actions").compactMap { $0.text("title") }
  }

  private func categoryID(_ payload: FilledPayload, _ target: String) -> String? {
    switch target {
    case "apns": payload["aps", "category"]
    case "fcm": payload["message", "data", "category"]
    case "adm": payload["data", "category"]
    default: nil
    }
  }

  private func channelID(_ payload: FilledPayload, _ target: String) -> String? {
    switch target {
    case "fcm": payload["message", "data", "channelId"] ?? payload["message", "android", "notification", "channel_id"]
    case "adm": payload["data", "channelId"]
    default: nil
    }
  }

  private static func titles(_ list: String) -> [String] {
    guard case .array(let items)? = try? JSONReader.read(Array(list.utf8)) else { return [] }
    return items.compactMap { $0.text("title") }
  }

  private static func isRightToLeft(_ tag: String) -> Bool {
    LocaleTag.canonical(tag)?.direction == .rightToLeft
  }
}

extension JSON {
  func text(_ name: String) -> String? {
    guard case .string(let text)? = self[name] else { return nil }
    return text
  }
}
