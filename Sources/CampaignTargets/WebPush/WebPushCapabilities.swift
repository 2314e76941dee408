import CampaignModel

extension Capabilities {
  /// What a `webpush` message carries and browsers show.
  static let webPush = Capabilities(
    maxActions: 2, timeToLive: 0...WebPush.longestTimeToLive,
    visibleWidths: VisibleWidths(title: 50, body: 120),
    carriedWhenSilent: [],
    surfaces: [
      Surface(
        "Chrome and Edge", maxActions: 2, drawsImage: true, countsBadge: true,
        source: "Chromium: kNotificationMaxActions; the badge only in an installed app", read: "2026-11-30"),
      Surface(
        "Firefox", maxActions: 0, drawsImage: false, countsBadge: false,
        source: "MDN: actions behind dom.webnotifications.actions.enabled; compatibility data of 2023",
        read: "2026-11-30"),
      Surface(
        "Safari", maxActions: 0, drawsImage: false, countsBadge: true,
        source: "WebKit: NotificationJSONParser.cpp; the badge only in an installed app", read: "2026-11-30"),
    ]
  ) { field in
    switch field {
    case .contentSubtitle, .contentSummary, .interruptionLevel, .relevanceScore, .channelID, .category, .color, .html,
      .imageStyle, .displayPriority, .foreground, .notificationID:
      .ignored(.notExpressible)
    case .visibility:
      .ignored(.deviceSetting)
    default:
      switch field.specification.block {
      case "content", "presentation", "delivery", "data", "web": .emitted
      default: .foreign
      }
    }
  }
}
