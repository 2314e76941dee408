import CampaignModel

/// Where each field that a Braze target takes is in its object: for the documents, and for the tests that hold them against
/// the artifacts.
enum BrazeMembers {
  /// The names that lead to it from the top of the body; nil for what only the manifest has, and for what is left out.
  static func path(of field: Field, _ object: String) -> [String]? {
    let member: [String]? =
      switch object {
      case "apple_push": apple(field)
      case "android_push": android(field)
      case "kindle_push": kindle(field)
      default: web(field)
      }
    return (member ?? shared(field)).map { ["messages", object] + $0 }
  }

  /// What every object has under the same name.
  private static func shared(_ field: Field) -> [String]? {
    switch field {
    case .contentTitle: ["title"]
    case .contentBody: ["alert"]
    case .contentURL: ["custom_uri"]
    case .contentActions, .contentActionURL, .brazeButtons: ["buttons"]
    case .sound: ["sound"]
    case .data: ["extra"]
    case .brazeMessageVariationID: ["message_variation_id"]
    case .brazeSendToMostRecentDeviceOnly: ["send_to_most_recent_device_only"]
    case .brazeUseWebview: ["use_webview"]
    default: nil
    }
  }

  private static func apple(_ field: Field) -> [String]? {
    switch field {
    case .contentTitle: ["alert", "title"]
    case .contentBody: ["alert", "body"]
    case .contentImage, .brazeAssetURL: ["asset_url"]
    case .badge: ["badge"]
    case .threadID: ["notification_group_thread_id"]
    case .interruptionLevel: ["interruption_level"]
    case .relevanceScore: ["relevance_score"]
    case .category: ["category"]
    case .expiresAt: ["expiry"]
    case .priority, .brazeAPNsPriority: ["apns_priority"]
    case .collapseID: ["collapse_id"]
    case .iosMutableContent: ["mutable_content"]
    case .iosContentAvailable: ["content-available"]
    case .iosTitleLocKey: ["alert", "title_loc_key"]
    case .iosTitleLocArgs: ["alert", "title_loc_args"]
    case .iosLocKey: ["alert", "loc_key"]
    case .iosLocArgs: ["alert", "loc_args"]
    case .iosActionLocKey: ["alert", "action_loc_key"]
    case .iosCustom: ["extra"]
    case .brazeAssetFileType: ["asset_file_type"]
    default: nil
    }
  }

  private static func android(_ field: Field) -> [String]? {
    switch field {
    case .contentSummary: ["summary_text"]
    case .contentImage, .imageStyle: ["extra", BrazeAndroidLowering.pictureKey]
    case .icon: ["push_icon_image_url"]
    case .channelID: ["notification_channel_id"]
    case .color: ["accent_color"]
    case .displayPriority: ["priority"]
    case .ttl: ["time_to_live"]
    case .priority: ["android_priority"]
    case .collapseID: ["collapse_key"]
    case .notificationID: ["notification_id"]
    case .brazeSendToSync: ["send_to_sync"]
    case .brazeConversationData: ["conversation_data"]
    default: nil
    }
  }

  private static func kindle(_ field: Field) -> [String]? {
    switch field {
    case .displayPriority: ["priority"]
    case .collapseID: ["collapse_key"]
    default: nil
    }
  }

  private static func web(_ field: Field) -> [String]? {
    switch field {
    case .contentImage: ["large_image_url"]
    case .icon: ["image_url"]
    case .ttl: ["time_to_live"]
    case .webURL: ["custom_uri"]
    case .webRequireInteraction: ["require_interaction"]
    default: nil
    }
  }
}
