import CampaignModel

extension Capabilities {
  /// What a push object carries for a kind of device, and what is drawn of it there.
  static func airship(_ device: AirshipDevice) -> Capabilities {
    switch device {
    case .ios: airshipIOS
    case .android: airshipAndroid
    case .amazon: airshipAmazon
    case .web: airshipWeb
    }
  }

  private static let airshipIOS = Capabilities(
    maxActions: apns.maxActions, countsBadges: true, visibleWidths: apns.visibleWidths,
    carriedWhenSilent: carriedWhenSilent(.ios) + [.iosContentAvailable, .iosCustom], surfaces: apns.surfaces
  ) { field in
    switch field {
    case .contentSummary, .icon, .channelID, .color, .html, .imageStyle, .displayPriority, .notificationID,
      .iosFilterCriteria, .iosURLArgs, .iosAction:
      .ignored(.notExpressible)
    case .contentActions, .visibility: .ignored(.deviceSetting)
    default: support(field, .ios, own: "ios")
    }
  }

  private static let airshipAndroid = Capabilities(
    maxActions: fcmData.maxActions, timeToLive: fcmData.timeToLive, visibleWidths: androidWidths,
    carriedWhenSilent: carriedWhenSilent(.android), surfaces: [androidShade]
  ) { field in
    switch field {
    case .androidSmallIcon, .androidLocalOnly, .androidTag, .priority, .displayPriority, .visibility: .emitted
    default: androidLike(field, .android, own: "android")
    }
  }

  private static let airshipAmazon = Capabilities(
    maxActions: adm.maxActions, timeToLive: adm.timeToLive, visibleWidths: androidWidths,
    carriedWhenSilent: carriedWhenSilent(.amazon), surfaces: adm.surfaces
  ) { field in
    switch field {
    case .fireosSmallIcon, .fireosTag: .emitted
    case .priority, .displayPriority, .visibility: .ignored(.notExpressible)
    default: androidLike(field, .amazon, own: "fireos")
    }
  }

  private static let airshipWeb = Capabilities(
    maxActions: 2, timeToLive: webPush.timeToLive, visibleWidths: webPush.visibleWidths,
    carriedWhenSilent: [], surfaces: webPush.surfaces
  ) { field in
    switch field {
    case .contentSubtitle, .contentSummary, .sound, .badge, .threadID, .interruptionLevel, .relevanceScore, .channelID,
      .category, .color, .html, .imageStyle, .displayPriority, .foreground, .priority, .collapseID, .notificationID:
      .ignored(.notExpressible)
    case .visibility: .ignored(.deviceSetting)
    case .webURL, .webRequireInteraction: .emitted
    default:
      field.specification.block == "web" ? .ignored(.notExpressible) : support(field, .web, own: "web")
    }
  }

  /// What Android and Amazon have in common.
  private static func androidLike(_ field: Field, _ device: AirshipDevice, own: String) -> FieldSupport {
    switch field {
    case .contentSubtitle, .badge, .threadID, .icon, .interruptionLevel, .relevanceScore, .html, .notificationID:
      .ignored(.notExpressible)
    // The app's registered group has the buttons.
    case .contentActions: .ignored(.deviceSetting)
    default: field.specification.block == own ? .ignored(.notExpressible) : support(field, device, own: own)
    }
  }

  /// What holds for every device: shared fields are carried, of the block `airship` those that the device's override has.
  private static func support(_ field: Field, _ device: AirshipDevice, own: String) -> FieldSupport {
    switch field {
    case .airshipMediaAttachment: device == .ios ? .emitted : .foreign
    case .airshipStyle: device == .android || device == .amazon ? .emitted : .foreign
    case .airshipAndroidCategory, .airshipWearable, .airshipPublicNotification, .airshipDeliverTo,
      .airshipDelayWhileIdle:
      device == .android ? .emitted : .foreign
    default:
      switch field.specification.block {
      case "content", "presentation", "delivery", "data", "airship", own: .emitted
      default: .foreign
      }
    }
  }

  /// The fields that a silent push still has.
  private static func carriedWhenSilent(_ device: AirshipDevice) -> [Field] {
    let shared: [Field] = [
      .data, .ttl, .expiresAt, .collapseID, .quietHours, .airshipCampaigns, .airshipMessageType, .airshipNoThrottle,
      .airshipRedactPayload, .airshipBypassHoldoutGroups, .airshipBypassFrequencyLimits, .airshipOmitFromActivityLog,
      .airshipGlobalAttributes, .airshipOrchestration, .airshipMessage, .airshipInApp, .airshipTemplate,
    ]
    return device == .android ? shared + [.priority, .airshipDeliverTo, .airshipDelayWhileIdle] : shared
  }
}
