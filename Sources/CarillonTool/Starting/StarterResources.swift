import CampaignModel

/// The app's own notification resources of a new project: two channels, two buttons, and their words.
struct StarterResources {
  let project: StarterProject

  /// Path and text of each file.
  var files: [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    if project.servesAndroid {
      files += [
        ("channels/android/ua_custom_notification_channels.xml", Self.channels),
        ("channels/android/ua_custom_notification_buttons.xml", Self.buttons),
        ("channels/android/values/push_strings.xml", androidStrings(project.texts(project.locales[0]))),
      ]
      for (locale, texts) in translations {
        files.append(("channels/android/values-\(qualifier(locale))/push_strings.xml", androidStrings(texts)))
      }
    }
    if project.serves(.ios) {
      files.append(("channels/ios/UACustomNotificationCategories.plist", categories))
      for (locale, texts) in [(project.locales[0], project.texts(project.locales[0]))] + translations {
        files.append(("channels/ios/\(locale).lproj/UrbanAirship.strings", appleStrings(texts)))
      }
    }
    return files
  }

  /// The locales after the first that there are words for: for others the first one's will do until they are translated.
  private var translations: [(LocaleTag, StarterTexts)] {
    project.locales.dropFirst().map { ($0, project.texts($0)) }
      .filter { $1.language.utf8.elementsEqual($0.language.utf8) }
  }

  /// How Android names the folder of a locale's resources; it knows three languages by their old codes.
  private func qualifier(_ locale: LocaleTag) -> String {
    guard locale.script == nil, locale.variant == nil, locale.language.utf8.count == 2 else {
      return "b+" + locale.description.replacing("-", with: "+")
    }
    let language = ["he": "iw", "id": "in", "yi": "ji"][locale.language] ?? locale.language
    guard let region = locale.region else { return language }
    return region.utf8.count == 2 ? "\(language)-r\(region)" : "b+\(locale.language)+\(region)"
  }

  private static let channels = """
    <?xml version="1.0" encoding="utf-8"?>
    <!-- A channel cannot be changed once it is on a phone, except for its name and description. -->
    <resources>
      <NotificationChannel
        id="general"
        name="@string/push_channel_general"
        description="@string/push_channel_general_description"
        importance="3" />
      <NotificationChannel
        id="offers"
        name="@string/push_channel_offers"
        description="@string/push_channel_offers_description"
        importance="3" />
    </resources>

    """

  private static let buttons = """
    <?xml version="1.0" encoding="utf-8"?>
    <!-- The same groups, actions and order as the categories in UACustomNotificationCategories.plist. -->
    <resources xmlns:android="http://schemas.android.com/apk/res/android">
      <UrbanAirshipActionButtonGroup id="shop_later">
        <UrbanAirshipActionButton
          id="shop"
          foreground="true"
          android:label="@string/push_action_shop" />
        <UrbanAirshipActionButton
          id="later"
          foreground="false"
          android:label="@string/push_action_later" />
      </UrbanAirshipActionButtonGroup>
    </resources>

    """

  private func androidStrings(_ texts: StarterTexts) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
      <string name="push_action_shop">\(texts.shop)</string>
      <string name="push_action_later">\(texts.later)</string>
      <string name="push_channel_general">\(texts.general)</string>
      <string name="push_channel_general_description">\(texts.aboutGeneral)</string>
      <string name="push_channel_offers">\(texts.offers)</string>
      <string name="push_channel_offers_description">\(texts.aboutOffers)</string>
    </resources>

    """
  }

  private var categories: String {
    let texts = project.texts(project.locales[0])
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      	<key>shop_later</key>
      	<array>
      \(action("shop", texts.shop, opensApp: true))
      \(action("later", texts.later, opensApp: false))
      	</array>
      </dict>
      </plist>

      """
  }

  private func action(_ id: String, _ title: String, opensApp: Bool) -> String {
    """
    		<dict>
    			<key>identifier</key>
    			<string>\(id)</string>
    			<key>title</key>
    			<string>\(title)</string>
    			<key>title_resource</key>
    			<string>push_action_\(id)</string>
    			<key>foreground</key>
    			<\(opensApp)/>
    		</dict>
    """
  }

  private func appleStrings(_ texts: StarterTexts) -> String {
    """
    /* Labels of the actions in UACustomNotificationCategories.plist. */
    "push_action_shop" = "\(texts.shop)";
    "push_action_later" = "\(texts.later)";

    """
  }
}
