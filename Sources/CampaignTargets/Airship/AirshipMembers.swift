import CampaignModel

/// Where each field that an Airship target takes is in the push: for the documents, and for the tests that hold them
/// against the artifacts.
enum AirshipMembers {
  /// The names that lead to it from the push; nil for what only the manifest has, and for what the target does not take.
  static func path(of field: Field, _ device: AirshipDevice) -> [String]? {
    if let member = overrideMember(field, device) { return ["notification", device.rawValue] + member }
    return switch field {
    case .contentURL, .webURL: ["notification", "actions", "open", "content"]
    case .contentActionURL: ["notification", "interactive", "button_actions"]
    case .category: ["notification", "interactive", "type"]
    case .airshipCampaigns: ["campaigns", "categories"]
    case .airshipMessageType: ["message_type"]
    case .airshipNoThrottle: ["options", "no_throttle"]
    case .airshipRedactPayload: ["options", "redact_payload"]
    case .airshipBypassHoldoutGroups: ["options", "bypass_holdout_groups"]
    case .airshipBypassFrequencyLimits: ["options", "bypass_frequency_limits"]
    case .airshipOmitFromActivityLog: ["options", "omit_from_activity_log"]
    case .airshipGlobalAttributes: ["global_attributes"]
    case .airshipOrchestration: ["orchestration"]
    case .airshipMessage: ["message"]
    case .airshipInApp: ["in_app"]
    case .airshipAddTag: ["notification", "actions", "add_tag"]
    case .airshipRemoveTag: ["notification", "actions", "remove_tag"]
    case .airshipOpen: ["notification", "actions", "open"]
    case .airshipShare: ["notification", "actions", "share"]
    case .airshipAppDefined: ["notification", "actions", "app_defined"]
    case .airshipAddCustomEvent: ["notification", "actions", "add_custom_event"]
    case .airshipButtonActions: ["notification", "interactive", "button_actions"]
    default: nil
    }
  }

  /// The names from the device's override on.
  private static func overrideMember(_ field: Field, _ device: AirshipDevice) -> [String]? {
    if let own = ownMember(field, device) { return own }
    return switch field {
    case .contentTitle: ["title"]
    case .contentBody: ["alert"]
    case .contentSummary: ["summary"]
    case .data: ["extra"]
    case .foreground: ["extra", "foreground"]
    case .sound: ["sound"]
    case .channelID: ["notification_channel"]
    case .color: ["icon_color"]
    case .airshipTemplate: ["template"]
    default: nil
    }
  }

  private static func ownMember(_ field: Field, _ device: AirshipDevice) -> [String]? {
    switch device {
    case .ios: iosMember(field)
    case .android: androidMember(field)
    case .amazon: amazonMember(field)
    case .web: webMember(field)
    }
  }

  private static func iosMember(_ field: Field) -> [String]? {
    switch field {
    case .contentSubtitle: ["subtitle"]
    case .contentImage: ["media_attachment", "url"]
    case .badge: ["badge"]
    case .threadID: ["thread_id"]
    case .interruptionLevel: ["interruption_level"]
    case .relevanceScore: ["relevance_score"]
    case .category: ["category"]
    case .ttl, .expiresAt: ["expiry"]
    case .priority: ["priority"]
    case .collapseID: ["collapse_id"]
    case .iosTargetContentID: ["target_content_id"]
    case .iosLaunchImage: ["alert", "launch-image"]
    case .iosMutableContent: ["mutable_content"]
    case .iosContentAvailable: ["content-available"]
    case .iosTitleLocKey: ["alert", "title-loc-key"]
    case .iosTitleLocArgs: ["alert", "title-loc-args"]
    case .iosSubtitleLocKey: ["alert", "subtitle-loc-key"]
    case .iosSubtitleLocArgs: ["alert", "subtitle-loc-args"]
    case .iosLocKey: ["alert", "loc-key"]
    case .iosLocArgs: ["alert", "loc-args"]
    case .iosActionLocKey: ["alert", "action-loc-key"]
    case .iosSummaryArg: ["alert", "summary-arg"]
    case .iosSummaryArgCount: ["alert", "summary-arg-count"]
    case .iosCustom: ["extra"]
    case .airshipMediaAttachment: ["media_attachment"]
    default: nil
    }
  }

  private static func androidMember(_ field: Field) -> [String]? {
    switch field {
    case .contentImage: ["style", "big_picture"]
    case .imageStyle: ["style", "type"]
    case .displayPriority: ["priority"]
    case .visibility: ["visibility"]
    case .ttl, .expiresAt: ["time_to_live"]
    case .priority: ["delivery_priority"]
    case .collapseID: ["collapse_key"]
    case .androidSmallIcon: ["icon"]
    case .androidLocalOnly: ["local_only"]
    case .androidTag: ["notification_tag"]
    case .airshipAndroidCategory: ["category"]
    case .airshipStyle: ["style"]
    case .airshipWearable: ["wearable"]
    case .airshipPublicNotification: ["public_notification"]
    case .airshipDeliverTo: ["deliver_to"]
    case .airshipDelayWhileIdle: ["delay_while_idle"]
    default: nil
    }
  }

  private static func amazonMember(_ field: Field) -> [String]? {
    switch field {
    case .contentImage: ["style", "big_picture"]
    case .imageStyle: ["style", "type"]
    case .ttl, .expiresAt: ["expires_after"]
    case .collapseID: ["consolidation_key"]
    case .fireosSmallIcon: ["icon"]
    case .fireosTag: ["notification_tag"]
    case .airshipStyle: ["style"]
    default: nil
    }
  }

  private static func webMember(_ field: Field) -> [String]? {
    switch field {
    case .contentImage: ["image", "url"]
    case .contentActions, .contentActionURL, .airshipButtonActions: ["buttons"]
    case .icon: ["icon", "url"]
    case .ttl, .expiresAt: ["time_to_live"]
    case .webRequireInteraction: ["require_interaction"]
    default: nil
    }
  }
}
