import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let actionParity = Rule(
    id: "action-parity",
    category: .correctness,
    summary: "a category and a button group of one id differ",
    rationale: """
      The two are one set of buttons to whoever reads what was tapped: the same ids, in the same order, that
      open the app or do not. What is not written is background on iOS and foreground on Android.
      """,
    examples: [
      .flags(
        "Another action",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="yes_no">
        <UrbanAirshipActionButton id="yes" foreground="true" android:label="Yes"/>
        <UrbanAirshipActionButton id="nope" foreground="false" android:label="No"/>
                                      ^^^^
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
      .flags(
        "Foreground on one platform only",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="yes_no">
        <UrbanAirshipActionButton id="yes" foreground="true" android:label="Yes"/>
        <UrbanAirshipActionButton id="no" foreground="true" android:label="No"/>
                                                      ^^^^
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
        "The same on both",
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
    ],
    check: .catalog(checkActionParity))
}

@Sendable
private func checkActionParity(_ subject: CatalogSubject, report: inout Report) {
  for group in subject.catalog.groups {
    guard group.isComplete,
      let category = subject.catalog.authoredCategory(group.id.value), category.isComplete
    else { continue }
    compare(group, category, report: &report)
  }
}

/// Reports the first difference.
private func compare(_ group: ActionSetDeclaration, _ category: ActionSetDeclaration, report: inout Report) {
  for (button, action) in zip(group.actions, category.actions) {
    if !button.id.value.utf8.elementsEqual(action.id.value.utf8) {
      return report(
        "'\(group.id.value)' has the action '\(button.id.value)' here and '\(action.id.value)' on iOS",
        at: button.id.range, notes: [.init("that of iOS", at: action.id.range)],
        help: "use the same ids in the same order")
    }
    if button.isForeground != action.isForeground {
      return report(
        "the action '\(button.id.value)' \(button.isForeground ? "opens the app here and not" : "does not open the app here, but does") on iOS",
        at: button.foregroundRange ?? button.range,
        notes: [.init("that of iOS", at: action.foregroundRange ?? action.id.range)],
        help: "write foreground on both; left out, it is true on Android and false on iOS")
    }
  }
  guard group.actions.count != category.actions.count else { return }
  report(
    "'\(group.id.value)' has \(group.actions.count) actions on Android and \(category.actions.count) on iOS",
    at: group.id.range, notes: [.init("that of iOS", at: category.id.range)])
}
