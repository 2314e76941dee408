import Diagnostics

extension Rule {
  package static let actionMissingID = Rule(
    id: "action-missing-id",
    category: .correctness,
    summary: "an action has no id",
    rationale: """
      On iOS an action without `identifier` loses its category; on Android a button without `id` loses every
      group of the file, and one with an empty id is left out.
      """,
    examples: [
      .flags(
        "A button without id",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="yes_no">
        <UrbanAirshipActionButton id="yes" foreground="true" android:label="Yes"/>
        <UrbanAirshipActionButton foreground="false" android:label="No"/>
         ^^^^^^^^^^^^^^^^^^^^^^^^
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
      .flags(
        "An action without identifier",
        """
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>yes_no</key>
        <array>
        <dict><key>title</key><string>Yes</string></dict>
        ^^^^^^
        </array>
        </dict></plist>
        """),
      .accepts(
        "A whole group",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="yes_no">
        <UrbanAirshipActionButton id="yes" foreground="true" android:label="Yes"/>
        <UrbanAirshipActionButton id="no" foreground="false" android:label="No"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
      .accepts(
        "A whole category",
        """
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>yes_no</key>
        <array>
        <dict><key>identifier</key><string>yes</string><key>title</key><string>Yes</string><key>foreground</key><true/></dict>
        <dict><key>identifier</key><string>no</string><key>title</key><string>No</string><key>foreground</key><false/></dict>
        </array>
        </dict></plist>
        """),
    ],
    check: .reader)
}
