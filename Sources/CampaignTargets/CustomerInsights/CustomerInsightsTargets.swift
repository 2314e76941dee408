import CampaignModel
import SourceText

/// The messages of Microsoft Dynamics 365 Customer Insights – Journeys, as its documents tell apps to read them ("Receiving
/// push notifications on mobile devices", read 2026-07).
extension Target {
  /// An APNs body whose `data` holds the link and the tracking id.
  package static let customerInsightsIOS = Target(
    name: "customer-insights-ios", platform: .ios, vendor: "customer-insights",
    limit: Target.apns.limit, measure: .wireBytes,
    dialect: .tokens,
    capabilities: { _ in .customerInsightsIOS },
    wirePath: CustomerInsightsMembers.iosPath,
    skips: { _ in nil },
    lower: { CustomerInsightsIOSLowering($0).lowering })

  /// An FCM data message.
  package static let customerInsightsAndroid = Target(
    name: "customer-insights-android", platform: .android, vendor: "customer-insights",
    limit: Target.fcm.limit, measure: .entries(path: ["message", "data"]),
    dialect: .tokens,
    capabilities: { _ in .customerInsightsAndroid },
    wirePath: CustomerInsightsMembers.androidPath,
    skips: { CampaignForm($0) == .badgeOnly ? .notExpressible : nil },
    lower: { CustomerInsightsAndroidLowering($0).lowering })
}

extension Capabilities {
  static let customerInsightsIOS = Capabilities(
    maxActions: nil, visibleWidths: Capabilities.apns.visibleWidths,
    carriedWhenSilent: Capabilities.apns.carriedWhenSilent, surfaces: Capabilities.apns.surfaces
  ) { field in
    switch field {
    // What the app reads of `data` has no buttons; those of a category are the app's.
    case .contentActions, .contentActionURL: .ignored(.notExpressible)
    case .foreground: .ignored(.deviceSetting)
    default: Capabilities.apns.support(for: field)
    }
  }

  static let customerInsightsAndroid = Capabilities(
    maxActions: nil,
    // As FCM, which carries it.
    timeToLive: 0...2_419_200, visibleWidths: androidWidths,
    carriedWhenSilent: Capabilities.fcmData.carriedWhenSilent, surfaces: [androidShade]
  ) { field in
    switch field {
    case .contentTitle, .contentBody, .contentImage, .contentURL, .ttl, .expiresAt, .priority, .collapseID,
      .quietHours, .data, .androidDirectBootOK, .androidBandwidthConstrainedOK, .androidRestrictedSatelliteOK,
      .androidAnalyticsLabel:
      .emitted
    case .foreground: .ignored(.deviceSetting)
    default:
      switch field.specification.block {
      case "content", "presentation", "delivery", "android": .ignored(.notExpressible)
      default: .foreign
      }
    }
  }
}
