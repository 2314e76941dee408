import CampaignModel
import CampaignPreview
import CampaignTargets
import Writers

/// Campaigns as the compiler would hand them over, written out.
enum PreviewFixture {
  /// A sale in English and Arabic, with everything that a surface may show or drop; `text` stands in every string.
  static func campaign(id: String = "weekend-sale", text: String = "") -> PreviewCampaign {
    var campaign = PreviewCampaign(id: id, path: "campaigns/\(id).yaml", appName: "Acme")
    campaign.description = "Flash sale over the weekend\(text)"
    campaign.owner = "growth@acme.example\(text)"
    campaign.labels = ["promo", "sale\(text)"]
    campaign.webOrigin = "shop.acme.example"
    campaign.samples = [("firstName", "Ada\(text)")]
    campaign.app = PreviewApp(
      channel: { $0 == "promos" ? .init(name: "Promotions", importance: "high") : nil },
      actionTitles: { id, locale, _ in id == "shop_later" && locale == "ar" ? ["تسوق الآن", "لاحقاً"] : nil })
    campaign.targets = [
      target("adm", .fireos, 6144, [("x", "y")]) { .object([.init("data", data($0, text))]) },
      target("apns", .ios, 4096, [("apns-priority", "10"), ("apns-push-type", "alert")]) { apns($0, text) },
      target("fcm", .android, 4096, []) { .object([.init("message", .object([.init("data", data($0, text))]))]) },
      target("webpush", .web, 3993, [("TTL", "259200")]) { web($0, text) },
    ]
    return campaign
  }

  private static func target(
    _ name: String, _ platform: Platform, _ limit: Int, _ headers: [(name: String, value: String)],
    _ source: (String) -> JSON
  ) -> PreviewTarget {
    let artifacts = ["ar", "en"].map { locale -> Artifact in
      let wire = JSONWriter.wire(source(locale))
      let pointers =
        switch name {
        case "apns": [("/aps/alert/body", 1), ("/actions/1/title", 1)]
        case "webpush": [("/notification/body", 1), ("/notification/actions/1/title", 1)]
        case "fcm": [("/message/data/body", 1), ("/message/data/actions", 2)]
        default: [("/data/body", 1), ("/data/actions", 2)]
        }
      let placeholders = pointers.map {
        PlaceholderUse(
          escapes: $0.1, name: "firstName", fallback: $0.0.contains("actions") ? "me" : "Hello", pointer: $0.0,
          isURI: false)
      }
      return Artifact(
        target: name, variant: nil, locale: locale,
        emission: Emission(
          wire: wire, placeholders: placeholders, bytes: wire.count, maxBytes: wire.count + 160))
    }
    return PreviewTarget(name: name, platform: platform, limit: limit, headers: headers, artifacts: artifacts)
  }

  private static func title(_ locale: String) -> String {
    locale == "ar" ? "تخفيضات نهاية الأسبوع ⚡" : "Weekend flash sale ⚡"
  }

  private static func body(_ locale: String) -> String {
    locale == "ar"
      ? "مرحباً {{firstName|صديقي}}، خصم 30٪ على كل شيء في المتجر حتى منتصف ليل الأحد."
      : "{{firstName|Hello}}, take 30% off everything in the shop until midnight on Sunday. Sizes sell out quickly, "
        + "so have a look before the kettle boils, and bring a friend along while you are at it."
  }

  private static let image = JSON.string("https://cdn.acme.example/push/weekend-sale.jpg")

  private static func actions(_ text: String) -> JSON {
    let titles = ["Shop now\(text)", "Remind {{firstName|me}}", "Not today", "Never", "Ever"]
    return .array(titles.map { .object([.init("id", .string("a")), .init("title", .string($0))]) })
  }

  private static func apns(_ locale: String, _ text: String) -> JSON {
    let alert = JSON.object([
      .init("body", .string(body(locale) + text)), .init("subtitle", .string("Until Sunday\(text)")),
      .init("title", .string(title(locale) + text)),
    ])
    var aps: [JSON.Member] = [.init("alert", alert), .init("interruption-level", .string("time-sensitive"))]
    if locale == "ar" { aps.append(.init("category", .string("shop_later"))) }
    return .object([.init("actions", actions(text)), .init("aps", .object(aps)), .init("image", image)])
  }

  private static func data(_ locale: String, _ text: String) -> JSON {
    .object([
      .init("actions", .string(String(decoding: JSONWriter.wire(actions(text)), as: UTF8.self))),
      .init("body", .string(body(locale) + text)), .init("channelId", .string("promos")),
      .init("color", .string("#ff6600")), .init("image", image), .init("summary", .string("Ends on Sunday\(text)")),
      .init("title", .string(title(locale) + text)),
    ])
  }

  private static func web(_ locale: String, _ text: String) -> JSON {
    let notification = JSON.object([
      .init("actions", actions(text)), .init("body", .string(body(locale) + text)), .init("image", image),
      .init("title", .string(title(locale) + text)),
    ])
    return .object([.init("notification", notification), .init("web_push", .integer(8030))])
  }
}
