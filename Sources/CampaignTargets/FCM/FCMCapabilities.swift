import CampaignModel

extension Capabilities {
  /// A data message: the app's SDK draws it.
  static let fcmData = Capabilities(
    maxActions: 3, timeToLive: fcmTimeToLive, visibleWidths: androidWidths,
    carriedWhenSilent: fcmCarriedWhenSilent, surfaces: [androidShade]
  ) { field in
    switch field {
    case .androidDirectBootOK, .androidBandwidthConstrainedOK, .androidRestrictedSatelliteOK, .androidAnalyticsLabel:
      .emitted
    default:
      // Fields of FCM's own notification have no key in the data that an SDK draws from.
      field.specification.block == "android" ? .ignored(.notExpressible) : androidSupport(field)
    }
  }

  /// A notification message: FCM's SDK draws it, without markup and without buttons.
  static let fcmNotification = Capabilities(
    maxActions: nil, timeToLive: fcmTimeToLive, visibleWidths: androidWidths,
    carriedWhenSilent: fcmCarriedWhenSilent,
    surfaces: [
      Surface(
        "Android shade, drawn by FCM", maxActions: 0, drawsImage: true, countsBadge: true,
        source: "FCM discovery document, revision 20261023: AndroidNotification has no actions", read: "2026-11-30")
    ]
  ) { field in
    switch field {
    case .html: .ignored(.notExpressible)
    default: field.specification.block == "android" ? .emitted : androidSupport(field)
    }
  }

  /// FCM discovery document, revision 20261023, AndroidConfig.ttl, read 2026-11-30: four weeks.
  private static let fcmTimeToLive = 0...2_419_200

  /// Collected widths of the collapsed form, read 2026-11-30; sources differ.
  static let androidWidths = VisibleWidths(title: 49, body: 45)

  static let androidShade = Surface(
    "Android shade", maxActions: 3, drawsImage: true, countsBadge: true,
    source: "AOSP: Notification.MAX_ACTION_BUTTONS", read: "2026-11-30")

  private static let fcmCarriedWhenSilent: [Field] = [
    .data, .ttl, .expiresAt, .priority, .collapseID, .quietHours, .androidAnalyticsLabel, .androidDirectBootOK,
    .androidBandwidthConstrainedOK, .androidRestrictedSatelliteOK,
  ]

  /// What Android's targets have in common.
  static func androidSupport(_ field: Field) -> FieldSupport {
    switch field {
    case .contentSubtitle, .interruptionLevel, .relevanceScore:
      .ignored(.notExpressible)
    default:
      switch field.specification.block {
      case "content", "presentation", "delivery", "data": .emitted
      default: .foreign
      }
    }
  }
}
