import CampaignModel

/// Where each field that a Customer Insights target takes is in its message: for the documents, and for the tests that hold
/// them against the artifacts.
enum CustomerInsightsMembers {
  /// The names that lead to it from the top of the body; nil for what is a header, what only the manifest has, and what is
  /// left out. Members of the body itself lead nowhere.
  static func iosPath(of field: Field) -> [String]? {
    switch field {
    case .contentTitle: ["aps", "alert", "title"]
    case .contentSubtitle: ["aps", "alert", "subtitle"]
    case .contentBody: ["aps", "alert", "body"]
    case .contentImage: ["data", "imageUrl"]
    case .contentURL: ["data", "originalLink"]
    case .sound: ["aps", "sound"]
    case .badge: ["aps", "badge"]
    case .threadID: ["aps", "thread-id"]
    case .interruptionLevel: ["aps", "interruption-level"]
    case .relevanceScore: ["aps", "relevance-score"]
    case .category: ["aps", "category"]
    case .data: ["data"]
    case .iosTargetContentID: ["aps", "target-content-id"]
    case .iosFilterCriteria: ["aps", "filter-criteria"]
    case .iosMutableContent: ["aps", "mutable-content"]
    case .iosContentAvailable: ["aps", "content-available"]
    case .iosURLArgs: ["aps", "url-args"]
    case .iosLaunchImage: ["aps", "alert", "launch-image"]
    case .iosTitleLocKey: ["aps", "alert", "title-loc-key"]
    case .iosTitleLocArgs: ["aps", "alert", "title-loc-args"]
    case .iosSubtitleLocKey: ["aps", "alert", "subtitle-loc-key"]
    case .iosSubtitleLocArgs: ["aps", "alert", "subtitle-loc-args"]
    case .iosLocKey: ["aps", "alert", "loc-key"]
    case .iosLocArgs: ["aps", "alert", "loc-args"]
    case .iosAction: ["aps", "alert", "action"]
    case .iosActionLocKey: ["aps", "alert", "action-loc-key"]
    case .iosSummaryArg: ["aps", "alert", "summary-arg"]
    case .iosSummaryArgCount: ["aps", "alert", "summary-arg-count"]
    case .iosCustom: []
    default: nil
    }
  }

  /// The same for Android.
  static func androidPath(of field: Field) -> [String]? {
    switch field {
    case .contentTitle: ["message", "data", "title"]
    case .contentBody: ["message", "data", "body"]
    case .contentImage: ["message", "data", "imageUrl"]
    case .contentURL: ["message", "data", "originalLink"]
    case .data: ["message", "data"]
    case .ttl: ["message", "android", "ttl"]
    case .priority: ["message", "android", "priority"]
    case .collapseID: ["message", "android", "collapse_key"]
    case .androidAnalyticsLabel: ["message", "android", "fcm_options", "analytics_label"]
    case .androidDirectBootOK: ["message", "android", "direct_boot_ok"]
    case .androidBandwidthConstrainedOK: ["message", "android", "bandwidth_constrained_ok"]
    case .androidRestrictedSatelliteOK: ["message", "android", "restricted_satellite_ok"]
    default: nil
    }
  }
}
