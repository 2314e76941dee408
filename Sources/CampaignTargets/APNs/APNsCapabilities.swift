import CampaignModel

extension Capabilities {
  /// What an `apns` payload carries and an iPhone shows.
  static let apns = Capabilities(
    maxActions: 4,
    // Apple stores a notification for up to 30 days; a longer time to live is cut, not refused.
    visibleWidths: VisibleWidths(title: 50, body: 110),
    carriedWhenSilent: [
      .data, .ttl, .expiresAt, .priority, .collapseID, .quietHours, .iosContentAvailable, .iosCustom,
    ],
    surfaces: [
      Surface(
        "iOS lock screen and Notification Centre", maxActions: 4, drawsImage: true, countsBadge: true,
        source: "Apple: UNNotificationCategory; the vendors' documents name four actions", read: "2026-11-30"),
      Surface(
        "iOS banner", maxActions: 2, drawsImage: true, countsBadge: true,
        source: "Apple: when displaying banner notifications, the system displays only the first two actions",
        read: "2026-11-30"),
    ],
    support: support)

  private static func support(_ field: Field) -> FieldSupport {
    switch field {
    case .contentSummary, .icon, .channelID, .color, .html, .imageStyle, .displayPriority, .notificationID:
      .ignored(.notExpressible)
    case .visibility:
      // Settings › Notifications › Show Previews.
      .ignored(.deviceSetting)
    default:
      switch field.specification.block {
      case "content", "presentation", "delivery", "data", "ios": .emitted
      default: .foreign
      }
    }
  }
}
