import CampaignModel

/// What the four objects of Braze's `messages` carry (its API reference, objects and filters, read 2026-07).
extension Capabilities {
  /// `apple_push`.
  static let brazeIOS = Capabilities(
    maxActions: 4, visibleWidths: VisibleWidths(title: 50, body: 110),
    carriedWhenSilent: [
      .data, .ttl, .expiresAt, .priority, .collapseID, .quietHours, .iosContentAvailable, .iosCustom,
      .brazeMessageVariationID, .brazeSendToMostRecentDeviceOnly, .brazeAPNsPriority,
    ],
    surfaces: Capabilities.apns.surfaces
  ) { field in
    switch field {
    case .contentTitle, .contentBody, .contentImage, .contentURL, .contentActions, .contentActionURL,
      .sound, .badge, .threadID, .interruptionLevel, .relevanceScore, .category, .ttl, .expiresAt, .priority,
      .collapseID, .quietHours, .data, .iosMutableContent, .iosContentAvailable, .iosTitleLocKey, .iosTitleLocArgs,
      .iosLocKey, .iosLocArgs, .iosActionLocKey, .iosCustom, .brazeMessageVariationID,
      .brazeSendToMostRecentDeviceOnly, .brazeUseWebview, .brazeAssetURL, .brazeAssetFileType, .brazeAPNsPriority,
      .brazeButtons:
      .emitted
    case .visibility, .foreground: .ignored(.deviceSetting)
    default: brazeSupport(of: field, platform: .ios)
    }
  }

  /// `android_push`.
  static let brazeAndroid = Capabilities(
    maxActions: 3,
    // Android object, time_to_live: 2,419,200 seconds.
    timeToLive: 0...2_419_200, visibleWidths: androidWidths,
    carriedWhenSilent: [
      .data, .ttl, .expiresAt, .priority, .collapseID, .quietHours, .brazeMessageVariationID,
      .brazeSendToMostRecentDeviceOnly, .brazeSendToSync,
    ],
    surfaces: [androidShade]
  ) { field in
    switch field {
    case .contentTitle, .contentBody, .contentSummary, .contentImage, .contentURL, .contentActions, .contentActionURL,
      .sound, .icon, .channelID, .color, .imageStyle, .displayPriority, .ttl, .expiresAt, .priority,
      .collapseID, .notificationID, .quietHours, .data, .brazeMessageVariationID, .brazeSendToMostRecentDeviceOnly,
      .brazeUseWebview, .brazeSendToSync, .brazeConversationData, .brazeButtons:
      .emitted
    // The texts keep their markup; whether it is drawn is a setting of the app.
    case .foreground, .html: .ignored(.deviceSetting)
    default: brazeSupport(of: field, platform: .android)
    }
  }

  /// `kindle_push`, which has no buttons, no picture, no channel and no time to live.
  static let brazeKindle = Capabilities(
    maxActions: nil, visibleWidths: androidWidths, carriedWhenSilent: [],
    surfaces: [
      Surface(
        "Fire OS shade", maxActions: 0, drawsImage: false, countsBadge: false,
        source: "Braze: Kindle and FireOS object, which has no buttons and no image", read: "2026-07")
    ]
  ) { field in
    switch field {
    case .contentTitle, .contentBody, .contentURL, .sound, .displayPriority, .collapseID, .quietHours, .data,
      .brazeMessageVariationID:
      .emitted
    case .foreground: .ignored(.deviceSetting)
    default: brazeSupport(of: field, platform: .fireos)
    }
  }

  /// `web_push`.
  static let brazeWeb = Capabilities(
    maxActions: 2, timeToLive: 0...WebPush.longestTimeToLive,
    visibleWidths: VisibleWidths(title: 50, body: 120), carriedWhenSilent: [],
    surfaces: Capabilities.webPush.surfaces
  ) { field in
    switch field {
    case .contentTitle, .contentBody, .contentImage, .contentURL, .contentActions, .contentActionURL, .icon, .ttl,
      .expiresAt, .quietHours, .data, .webURL, .webRequireInteraction, .brazeMessageVariationID,
      .brazeSendToMostRecentDeviceOnly, .brazeButtons:
      .emitted
    case .sound, .visibility: .ignored(.deviceSetting)
    default: brazeSupport(of: field, platform: .web)
    }
  }

  /// What has no place in the object: shared fields, those of its platform, and Braze's for another platform.
  private static func brazeSupport(of field: Field, platform: Platform) -> FieldSupport {
    switch field.specification.block {
    case "content", "presentation", "delivery", "data", "braze", platform.rawValue: .ignored(.notExpressible)
    default: .foreign
    }
  }
}
