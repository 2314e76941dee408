/// Every field that a campaign can set, besides its identity. `FieldTable` has a row for each, in this order.
///
/// Fields of `presentation` and `delivery` may also stand directly in a platform block, where they win for that platform.
package enum Field: UInt8, CaseIterable, Sendable {
  case contentTitle
  case contentSubtitle
  case contentBody
  case contentSummary
  case contentImage
  case contentURL
  case contentActions
  case contentActionURL

  case sound
  case badge
  case threadID
  case icon
  case interruptionLevel
  case relevanceScore
  case channelID
  case category
  case color
  case html
  case imageStyle
  case displayPriority
  case visibility
  case foreground

  case ttl
  case expiresAt
  case priority
  case collapseID
  case notificationID
  case quietHours

  case data

  case iosTargetContentID
  case iosFilterCriteria
  case iosLaunchImage
  case iosMutableContent
  case iosContentAvailable
  case iosURLArgs
  case iosTitleLocKey
  case iosTitleLocArgs
  case iosSubtitleLocKey
  case iosSubtitleLocArgs
  case iosLocKey
  case iosLocArgs
  case iosAction
  case iosActionLocKey
  case iosSummaryArg
  case iosSummaryArgCount
  case iosCustom

  case androidSmallIcon
  case androidTicker
  case androidSticky
  case androidLocalOnly
  case androidTag
  case androidClickAction
  case androidTitleLocKey
  case androidTitleLocArgs
  case androidBodyLocKey
  case androidBodyLocArgs
  case androidEventTime
  case androidDefaultSound
  case androidDefaultVibrateTimings
  case androidDefaultLightSettings
  case androidVibrateTimings
  case androidLightSettings
  case androidProxy
  case androidBypassProxyNotification
  case androidAnalyticsLabel
  case androidDirectBootOK
  case androidBandwidthConstrainedOK
  case androidRestrictedSatelliteOK

  case fireosMD5
  case fireosSmallIcon
  case fireosTicker
  case fireosSticky
  case fireosLocalOnly
  case fireosTag
  case fireosClickAction
  case fireosTitleLocKey
  case fireosTitleLocArgs
  case fireosBodyLocKey
  case fireosBodyLocArgs
  case fireosEventTime
  case fireosDefaultSound

  case webURL
  case webTopic
  case webUrgency
  case webTag
  case webRenotify
  case webRequireInteraction
  case webVibrate
  case webDir
  case webBadgeImage
  case webTimestamp
  case webMutable

  case airshipCampaigns
  case airshipMessageType
  case airshipNoThrottle
  case airshipRedactPayload
  case airshipBypassHoldoutGroups
  case airshipBypassFrequencyLimits
  case airshipOmitFromActivityLog
  case airshipGlobalAttributes
  case airshipOrchestration
  case airshipMessage
  case airshipInApp
  case airshipTemplate
  case airshipAddTag
  case airshipRemoveTag
  case airshipOpen
  case airshipShare
  case airshipAppDefined
  case airshipAddCustomEvent
  case airshipButtonActions
  case airshipMediaAttachment
  case airshipAndroidCategory
  case airshipStyle
  case airshipWearable
  case airshipPublicNotification
  case airshipDeliverTo
  case airshipDelayWhileIdle

  case brazeMessageVariationID
  case brazeSendToMostRecentDeviceOnly
  case brazeUseWebview
  case brazeAssetURL
  case brazeAssetFileType
  case brazeAPNsPriority
  case brazeSendToSync
  case brazeConversationData
  case brazeButtons

  /// The field's path, as in messages, manifests and capability tables: `presentation.badge`.
  package var path: String {
    specification.path
  }

  /// The field's row in the table.
  package var specification: FieldSpecification {
    FieldTable.rows[Int(rawValue)]
  }
}
