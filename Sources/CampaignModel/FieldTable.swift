/// A row of the field table: what a field is called, what it takes, what it means.
///
/// The reader, the editor schema, the field reference and the tables of what targets ignore are made from these rows.
package struct FieldSpecification: Sendable {
  package let field: Field

  /// Block and key, joined by a point.
  package let path: String

  package let type: FieldType

  /// One sentence for authors.
  package let summary: String

  init(_ field: Field, _ path: String, _ type: FieldType, _ summary: String) {
    self.field = field
    self.path = path
    self.type = type
    self.summary = summary
  }

  /// The block that the field belongs to: `content`, `presentation`, `delivery`, `data`, or that of a platform or vendor.
  package var block: String {
    String(path.prefix { $0 != "." })
  }

  /// The keys below the block, outermost first: `["alert", "locKey"]`.
  package var keys: [String] {
    path.split(separator: ".").dropFirst().map(String.init)
  }
}

/// What a field takes.
package enum FieldType: Sendable, Equatable {
  case flag
  case integer(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  /// A text without placeholders.
  case text
  /// A text with placeholders.
  case template
  /// One of some words.
  case choice([String])
  /// `#rrggbb`.
  case color
  /// An absolute https URL without placeholders.
  case httpsURL
  /// An absolute URL with placeholders.
  case url
  case texts
  /// Integers, each within the range.
  case integers(ClosedRange<Int>)
  /// `0`, or a number with a unit.
  case duration
  /// RFC 3339 with an offset.
  case instant
  case sound
  case badge
  case foreground
  case quietHours
  case lightSettings
  /// A list of buttons.
  case actions
  /// A flat mapping of texts.
  case data
  /// A mapping of any values, at any depth.
  case json
}

/// The one list of fields.
package enum FieldTable {
  /// In the order of `Field`.
  package static let rows: [FieldSpecification] = [
    .init(.contentTitle, "content.title", .template, "The title, 1 to 200 characters."),
    .init(.contentSubtitle, "content.subtitle", .template, "The second line on iOS."),
    .init(.contentBody, "content.body", .template, "The text, 1 to 1000 characters."),
    .init(
      .contentSummary, "content.summary", .template,
      "Android and Fire OS: the line of the expanded view, the caption of its image."),
    .init(.contentImage, "content.image", .httpsURL, "The picture, an absolute https URL."),
    .init(.contentURL, "content.url", .url, "What a tap opens: a deep link or a web page, at most 2048 characters."),
    .init(
      .contentActions, "content.actions", .actions,
      "The buttons, at most three, the same ids in the same order in every locale."),
    .init(.contentActionURL, "content.actions.url", .url, "What a button opens instead of the notification's own URL."),
    .init(
      .sound, "presentation.sound", .sound,
      "`default`, `none`, a sound of the app, or a mapping of name, critical and volume."),
    .init(.badge, "presentation.badge", .badge, "The number on the app icon; 0 removes it."),
    .init(.threadID, "presentation.threadId", .text, "Groups notifications on the device."),
    .init(.icon, "presentation.icon", .httpsURL, "The large icon where there is no image; the icon on the web."),
    .init(
      .interruptionLevel, "presentation.interruptionLevel",
      .choice(["passive", "active", "time-sensitive", "critical"]),
      "How far it may break through on iOS 15 and later."),
    .init(
      .relevanceScore, "presentation.relevanceScore", .number(0...1),
      "From 0 to 1: the order in the notification summary of iOS."),
    .init(.channelID, "presentation.channelId", .text, "The Android notification channel."),
    .init(.category, "presentation.category", .text, "The iOS category and the Android button group of that id."),
    .init(.color, "presentation.color", .color, "The accent colour, #rrggbb."),
    .init(
      .html, "presentation.html", .flag,
      "The texts hold markup that Android draws; other targets get them without it."),
    .init(
      .imageStyle, "presentation.imageStyle", .choice(["big", "inline"]),
      "How Android draws the image: big, or inline in the text."),
    .init(
      .displayPriority, "presentation.displayPriority", .choice(["max", "high", "default", "low", "min"]),
      "Importance on devices before Android 8 and on Fire OS."),
    .init(
      .visibility, "presentation.visibility", .choice(["private", "public", "secret"]),
      "What the lock screen shows on Android."),
    .init(
      .foreground, "presentation.foreground", .foreground,
      "What the app shows while it is open: banner, list, sound, badge, or hide."),
    .init(.ttl, "delivery.ttl", .duration, "How long delivery is tried: 0, or a number with s, m, h, d or w."),
    .init(.expiresAt, "delivery.expiresAt", .instant, "The moment after which it is no longer delivered."),
    .init(.priority, "delivery.priority", .choice(["high", "normal"]), "Whether a sleeping device is woken."),
    .init(.collapseID, "delivery.collapseId", .text, "Replaces an earlier notification of the same id."),
    .init(
      .notificationID, "delivery.notificationId", .integer(-2_147_483_648...2_147_483_647),
      "The notification id on Android, 32 bits."),
    .init(.quietHours, "delivery.quietHours", .quietHours, "A hint for the sender, never in a payload."),
    .init(.data, "data", .data, "Flat texts for the app."),
    .init(.iosTargetContentID, "ios.targetContentId", .text, "Which window is brought forward."),
    .init(.iosFilterCriteria, "ios.filterCriteria", .text, "What a Focus filter decides on."),
    .init(.iosLaunchImage, "ios.launchImage", .text, "The launch image or storyboard."),
    .init(
      .iosMutableContent, "ios.mutableContent", .flag,
      "Runs the notification service extension even without an image."),
    .init(.iosContentAvailable, "ios.contentAvailable", .flag, "Wakes the app beside showing the notification."),
    .init(.iosURLArgs, "ios.urlArgs", .texts, "Arguments of a Safari website push."),
    .init(.iosTitleLocKey, "ios.alert.titleLocKey", .text, "The app's own string for the title."),
    .init(.iosTitleLocArgs, "ios.alert.titleLocArgs", .texts, "What fills that string's places."),
    .init(.iosSubtitleLocKey, "ios.alert.subtitleLocKey", .text, "The app's own string for the subtitle."),
    .init(.iosSubtitleLocArgs, "ios.alert.subtitleLocArgs", .texts, "What fills that string's places."),
    .init(.iosLocKey, "ios.alert.locKey", .text, "The app's own string for the body."),
    .init(.iosLocArgs, "ios.alert.locArgs", .texts, "What fills that string's places."),
    .init(.iosAction, "ios.alert.action", .text, "The label of the view button (Safari website push)."),
    .init(
      .iosActionLocKey, "ios.alert.actionLocKey", .text,
      "The app's own string for the view button (before iOS 10)."),
    .init(.iosSummaryArg, "ios.alert.summaryArg", .text, "What the group summary names (iOS 12 to 14)."),
    .init(
      .iosSummaryArgCount, "ios.alert.summaryArgCount", .integer(1...2_147_483_647),
      "How many items it counts for in that summary."),
    .init(.iosCustom, "ios.custom", .json, "More members of the payload, any JSON."),
    .init(.androidSmallIcon, "android.smallIcon", .text, "The drawable in the status bar."),
    .init(.androidTicker, "android.ticker", .text, "The text that accessibility services read."),
    .init(.androidSticky, "android.sticky", .flag, "Stays after a tap."),
    .init(.androidLocalOnly, "android.localOnly", .flag, "Is not bridged to watches."),
    .init(.androidTag, "android.tag", .text, "Replaces a shown notification of the same tag."),
    .init(.androidClickAction, "android.clickAction", .text, "The intent that a tap starts."),
    .init(.androidTitleLocKey, "android.titleLocKey", .text, "The app's own string for the title."),
    .init(.androidTitleLocArgs, "android.titleLocArgs", .texts, "What fills that string's places."),
    .init(.androidBodyLocKey, "android.bodyLocKey", .text, "The app's own string for the body."),
    .init(.androidBodyLocArgs, "android.bodyLocArgs", .texts, "What fills that string's places."),
    .init(.androidEventTime, "android.eventTime", .instant, "The moment that it is about."),
    .init(.androidDefaultSound, "android.defaultSound", .flag, "The device's default sound."),
    .init(.androidDefaultVibrateTimings, "android.defaultVibrateTimings", .flag, "The device's default vibration."),
    .init(.androidDefaultLightSettings, "android.defaultLightSettings", .flag, "The device's default light."),
    .init(
      .androidVibrateTimings, "android.vibrateTimings", .integers(0...600_000),
      "Milliseconds off and on, in turn."),
    .init(.androidLightSettings, "android.lightSettings", .lightSettings, "Colour and rhythm of the light."),
    .init(
      .androidProxy, "android.proxy", .choice(["allow", "deny", "if-priority-lowered"]),
      "Whether a proxied notification may stand in."),
    .init(.androidBypassProxyNotification, "android.bypassProxyNotification", .flag, "Deprecated by FCM; use proxy."),
    .init(.androidAnalyticsLabel, "android.analyticsLabel", .text, "A label in FCM's reports."),
    .init(.androidDirectBootOK, "android.directBootOk", .flag, "May be delivered before the first unlock."),
    .init(
      .androidBandwidthConstrainedOK, "android.bandwidthConstrainedOk", .flag,
      "May be delivered over a constrained network."),
    .init(
      .androidRestrictedSatelliteOK, "android.restrictedSatelliteOk", .flag,
      "May be delivered over a satellite network."),
    .init(.fireosMD5, "fireos.md5", .flag, "Adds ADM's checksum of the data."),
    .init(.fireosSmallIcon, "fireos.smallIcon", .text, "The drawable in the status bar."),
    .init(.fireosTicker, "fireos.ticker", .text, "The text that accessibility services read."),
    .init(.fireosSticky, "fireos.sticky", .flag, "Stays after a tap."),
    .init(.fireosLocalOnly, "fireos.localOnly", .flag, "Is not bridged to watches."),
    .init(.fireosTag, "fireos.tag", .text, "Replaces a shown notification of the same tag."),
    .init(.fireosClickAction, "fireos.clickAction", .text, "The intent that a tap starts."),
    .init(.fireosTitleLocKey, "fireos.titleLocKey", .text, "The app's own string for the title."),
    .init(.fireosTitleLocArgs, "fireos.titleLocArgs", .texts, "What fills that string's places."),
    .init(.fireosBodyLocKey, "fireos.bodyLocKey", .text, "The app's own string for the body."),
    .init(.fireosBodyLocArgs, "fireos.bodyLocArgs", .texts, "What fills that string's places."),
    .init(.fireosEventTime, "fireos.eventTime", .instant, "The moment that it is about."),
    .init(.fireosDefaultSound, "fireos.defaultSound", .flag, "The device's default sound."),
    .init(.webURL, "web.url", .url, "What a tap opens in a browser."),
    .init(.webTopic, "web.topic", .text, "Replaces a message that the push service still holds."),
    .init(
      .webUrgency, "web.urgency", .choice(["very-low", "low", "normal", "high"]),
      "Whether a sleeping device is woken."),
    .init(.webTag, "web.tag", .text, "Replaces a shown notification of the same tag."),
    .init(.webRenotify, "web.renotify", .flag, "Alerts again when it replaces."),
    .init(.webRequireInteraction, "web.requireInteraction", .flag, "Stays until it is dealt with."),
    .init(.webVibrate, "web.vibrate", .integers(0...10_000), "Milliseconds on and off, in turn."),
    .init(
      .webDir, "web.dir", .choice(["auto", "ltr", "rtl"]),
      "The direction of the text; by default that of the locale."),
    .init(.webBadgeImage, "web.badge", .httpsURL, "The monochrome picture for the status bar, an https URL."),
    .init(.webTimestamp, "web.timestamp", .instant, "The moment that it is about."),
    .init(.webMutable, "web.mutable", .flag, "Lets the service worker change a declarative notification."),
    .init(.airshipCampaigns, "airship.campaigns", .texts, "Campaign categories, 1 to 10 of 1 to 64 characters."),
    .init(
      .airshipMessageType, "airship.messageType", .choice(["commercial", "transactional"]),
      "Whether opt-outs of commercial messages count."),
    .init(.airshipNoThrottle, "airship.noThrottle", .flag, "Ignores the sending rate limit."),
    .init(.airshipRedactPayload, "airship.redactPayload", .flag, "Keeps the payload out of Airship's logs."),
    .init(.airshipBypassHoldoutGroups, "airship.bypassHoldoutGroups", .flag, "Also reaches holdout groups."),
    .init(.airshipBypassFrequencyLimits, "airship.bypassFrequencyLimits", .flag, "Ignores frequency limits."),
    .init(
      .airshipOmitFromActivityLog, "airship.omitFromActivityLog", .flag, "Leaves the push out of the activity log."),
    .init(
      .airshipGlobalAttributes, "airship.globalAttributes", .json, "Attributes for templates, the same for everyone."),
    .init(.airshipOrchestration, "airship.orchestration", .json, "Which channel of a person is chosen."),
    .init(.airshipMessage, "airship.message", .json, "The Message Center message that goes along."),
    .init(.airshipInApp, "airship.inApp", .json, "The in-app message that goes along."),
    .init(.airshipTemplate, "airship.template", .json, "A stored template and its fields."),
    .init(.airshipAddTag, "airship.addTag", .texts, "Tags that a tap adds."),
    .init(.airshipRemoveTag, "airship.removeTag", .texts, "Tags that a tap removes."),
    .init(
      .airshipOpen, "airship.open", .json, "What a tap opens instead of the URL: type, content, fallback_url."),
    .init(.airshipShare, "airship.share", .text, "The text that a tap offers to share."),
    .init(.airshipAppDefined, "airship.appDefined", .json, "Actions that the app itself defines."),
    .init(.airshipAddCustomEvent, "airship.addCustomEvent", .json, "The custom event that a tap records."),
    .init(.airshipButtonActions, "airship.buttonActions", .json, "Actions of single buttons, by their id."),
    .init(
      .airshipMediaAttachment, "airship.mediaAttachment", .json,
      "Options and content of the iOS attachment; its url is the image."),
    .init(
      .airshipAndroidCategory, "airship.androidCategory",
      .choice([
        "alarm", "call", "email", "err", "event", "msg", "promo", "recommendation", "service", "social", "status",
        "sys",
        "transport",
      ]),
      "Android's own category of the notification."),
    .init(.airshipStyle, "airship.style", .json, "Android's style: big_text, big_picture or inbox with its members."),
    .init(
      .airshipWearable, "airship.wearable", .json, "What watches show: background_image, extra_pages, interactive."),
    .init(
      .airshipPublicNotification, "airship.publicNotification", .json,
      "What a locked screen shows instead: title, alert, summary."),
    .init(.airshipDeliverTo, "airship.deliverTo", .choice(["all", "opted_in"]), "Which Android devices get it."),
    .init(
      .airshipDelayWhileIdle, "airship.delayWhileIdle", .flag, "Deprecated by Airship: waits for an active device."),
    .init(.brazeMessageVariationID, "braze.messageVariationId", .text, "Which variation the message counts for."),
    .init(.brazeSendToMostRecentDeviceOnly, "braze.sendToMostRecentDeviceOnly", .flag, "Only the device used last."),
    .init(.brazeUseWebview, "braze.useWebview", .flag, "Opens a web URL inside the app."),
    .init(.brazeAssetURL, "braze.assetUrl", .httpsURL, "A sound, film or picture for iOS instead of the image."),
    .init(
      .brazeAssetFileType, "braze.assetFileType",
      .choice(["aif", "gif", "jpg", "m4a", "mp3", "mp4", "png", "wav"]), "What that file is."),
    .init(.brazeAPNsPriority, "braze.apnsPriority", .integer(1...10), "The APNs priority, where 5 and 10 do not do."),
    .init(.brazeSendToSync, "braze.sendToSync", .flag, "Android: a silent message that makes the app synchronise."),
    .init(.brazeConversationData, "braze.conversationData", .json, "An Android conversation: messages and persons."),
    .init(
      .brazeButtons, "braze.buttons", .json,
      "What single buttons do, by their id: action (OPEN_APP, URI, DEEP_LINK, CLOSE) and use_webview."),
  ]
}
