import CampaignModel

/// The objects of Airship's API that a campaign writes itself: Push schemas and Platform overrides, Airship, read
/// 2026-12-01, and the readers of its Java client.
enum AirshipShapes {
  static func shape(of field: Field) -> ObjectShape? {
    switch field {
    case .airshipMessage: message
    case .airshipInApp: inApp
    case .airshipTemplate: template
    case .airshipOpen: open
    case .airshipAppDefined: .map(.anything)
    case .airshipAddCustomEvent: customEvent
    case .airshipButtonActions: .map(actions)
    case .airshipMediaAttachment: mediaAttachment
    case .airshipStyle: style
    case .airshipWearable: wearable
    case .airshipPublicNotification: .object([.init("title", .text), .init("alert", .text), .init("summary", .text)])
    default: nil
    }
  }

  private static let campaigns = ObjectShape.object([.init("categories", .list(.filled), required: true)])

  private static let message = ObjectShape.object([
    .init("title", .filled, required: true), .init("body", .filled, required: true), .init("content_type", .text),
    .init("content_encoding", .choice(["utf-8", "base64"])), .init("extra", .map(.text)), .init("expiry", .life),
    .init("icons", .object([.init("list_icon", .text, required: true)])), .init("options", .map(.anything)),
    .init("campaigns", campaigns),
  ])

  private static let inApp = ObjectShape.object([
    .init("alert", .filled, required: true), .init("display_type", .filled, required: true), .init("expiry", .life),
    .init("display", .map(.anything)), .init("actions", actions), .init("interactive", interactive),
    .init("extra", .map(.text)),
  ])

  private static let template = ObjectShape.object([
    .init("template_id", .filled), .init("fields", .map(.anything)), .init("variable_defaults", .anything),
  ])

  private static let open = ObjectShape.object([
    .init("type", .choice(["url", "deep_link", "landing_page"]), required: true),
    .init("content", .either(.filled, landingPage), required: true), .init("fallback_url", .filled),
  ])

  private static let landingPage = ObjectShape.object([
    .init("body", .filled, required: true), .init("content_type", .filled, required: true),
    .init("content_encoding", .choice(["utf-8", "base64"])),
  ])

  private static let customEvent = ObjectShape.object([
    .init("name", .filled, required: true), .init("value", .number(-9_007_199_254_740_992...9_007_199_254_740_992)),
    .init("properties", .map(.anything)),
  ])

  private static let tags = ObjectShape.either(.filled, .list(.filled))

  private static let actions = ObjectShape.object([
    .init("add_tag", tags), .init("remove_tag", tags), .init("open", open), .init("share", .filled),
    .init("app_defined", .map(.anything)), .init("add_custom_event", customEvent),
  ])

  private static let interactive = ObjectShape.object([
    .init("type", .filled, required: true), .init("button_actions", .map(actions)),
  ])

  private static let mediaAttachment = ObjectShape.object([
    .init("url", .filled),
    .init(
      "options",
      .object([
        .init("time", .integer), .init("hidden", .flag),
        .init(
          "crop",
          .object([
            .init("x", .number(0...1)), .init("y", .number(0...1)), .init("width", .number(0...1)),
            .init("height", .number(0...1)),
          ])),
      ])),
    .init("content", .object([.init("body", .text), .init("title", .text), .init("subtitle", .text)])),
  ])

  private static let style = ObjectShape.object([
    .init("type", .choice(["big_text", "big_picture", "inbox"])), .init("big_text", .filled),
    .init("big_picture", .filled), .init("lines", .list(.filled)), .init("title", .text), .init("summary", .text),
  ])

  private static let wearable = ObjectShape.object([
    .init("background_image", .filled),
    .init("extra_pages", .list(.object([.init("title", .text), .init("alert", .text)]))),
    .init("interactive", interactive),
  ])
}
