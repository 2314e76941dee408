import Diagnostics

extension Rule {
  package static let emptyActionSet = Rule(
    id: "empty-action-set",
    category: .correctness,
    summary: "a category or a button group has no actions",
    rationale: """
      The SDK leaves it out.
      """,
    examples: [
      .flags(
        "An empty group",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources><UrbanAirshipActionButtonGroup id="yes_no"/></resources>
                                                      ^^^^^^
        """),
      .flags(
        "An empty category",
        """
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>yes_no</key><array/>
             ^^^^^^
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
