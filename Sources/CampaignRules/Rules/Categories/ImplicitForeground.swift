import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let implicitForeground = Rule(
    id: "implicit-foreground",
    category: .suspicious,
    summary: "an action does not say whether it opens the app",
    rationale: """
      Left out, `foreground` is true on Android and false on iOS. Where an action stands on both platforms,
      writing it on both says what is meant.
      """,
    examples: [
      .flags(
        "Left out on Android",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="yes_no">
        <UrbanAirshipActionButton id="yes" android:label="Yes"/>
         ^^^^^^^^^^^^^^^^^^^^^^^^
        <UrbanAirshipActionButton id="no" foreground="false" android:label="No"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>yes_no</key>
        <array>
        <dict><key>identifier</key><string>yes</string><key>title</key><string>Yes</string><key>foreground</key><true/></dict>
        <dict><key>identifier</key><string>no</string><key>title</key><string>No</string><key>foreground</key><false/></dict>
        </array>
        </dict></plist>
        """),
      .accepts(
        "Written on both",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="yes_no">
        <UrbanAirshipActionButton id="yes" foreground="true" android:label="Yes"/>
        <UrbanAirshipActionButton id="no" foreground="false" android:label="No"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>yes_no</key>
        <array>
        <dict><key>identifier</key><string>yes</string><key>title</key><string>Yes</string><key>foreground</key><true/></dict>
        <dict><key>identifier</key><string>no</string><key>title</key><string>No</string><key>foreground</key><false/></dict>
        </array>
        </dict></plist>
        """),
      .accepts(
        "Left out where only one platform has it",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="yes_no">
        <UrbanAirshipActionButton id="yes" android:label="Yes"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
    ],
    check: .catalog(checkImplicitForeground))
}

@Sendable
private func checkImplicitForeground(_ subject: CatalogSubject, report: inout Report) {
  for group in subject.catalog.groups {
    guard let category = subject.catalog.authoredCategory(group.id.value) else { continue }
    for (button, action) in zip(group.actions, category.actions)
    where button.isForeground == action.isForeground && button.id.value.utf8.elementsEqual(action.id.value.utf8) {
      if button.foregroundRange == nil {
        report(
          "the action '\(button.id.value)' does not say foreground: on Android that is true", at: button.range,
          help: "write foreground=\"true\"")
      }
      if action.foregroundRange == nil {
        report(
          "the action '\(action.id.value)' does not say foreground: on iOS that is false", at: action.id.range,
          help: "add <key>foreground</key><false/>")
      }
    }
  }
}
