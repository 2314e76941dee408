import CampaignModel

extension Capabilities {
  /// What an `adm` body carries: data from which the app's SDK draws.
  static let adm = Capabilities(
    maxActions: 3,
    // Send a message, Amazon: 31 days; the lower bound is that of the field's description. Read 2026-11-30.
    timeToLive: 60...2_678_400, visibleWidths: androidWidths,
    carriedWhenSilent: [.data, .ttl, .expiresAt, .priority, .collapseID, .quietHours, .fireosMD5],
    surfaces: [
      Surface(
        "Fire OS shade", maxActions: 3, drawsImage: true, countsBadge: false,
        source: "AOSP: Notification.MAX_ACTION_BUTTONS, on which Fire OS stands", read: "2026-11-30")
    ]
  ) { field in
    field.specification.block == "fireos" ? .emitted : androidSupport(field)
  }
}
