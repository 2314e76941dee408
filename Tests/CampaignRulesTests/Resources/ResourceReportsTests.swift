import Diagnostics
import TestSupport
import Testing

/// What is said of references from the app's own files.
@Suite struct ResourceReportsTests {
  private func found(_ rule: RuleID, _ text: String) -> [Finding] {
    FixtureRun(Fixture(text)).findings.filter { $0.rule == rule }
  }

  @Test(arguments: [
    ("airship", "label_go", nil), ("none", "label_go", nil), ("airship", "ua_go", nil),
    ("none", "ua_go", "the table 'UrbanAirship' has no key 'ua_go'"),
    ("airship", "label_stop", "the table 'UrbanAirship' has no key 'label_stop'"),
  ])
  func `a label's key is looked up, Airship's own where the app has no SDK of Airship`(
    _ sdk: String, _ key: String, _ expected: String?
  ) {
    let found = found(
      "missing-resource",
      """
      //- carillon.yaml
      app: {sdk: \(sdk)}
      //- channels/UACustomNotificationCategories.plist
      <plist version="1.0"><dict>
      <key>go</key>
      <array><dict>
      <key>identifier</key><string>go</string><key>title</key><string>Go</string>
      <key>title_resource</key><string>\(key)</string>
      </dict></array>
      </dict></plist>
      //- channels/en.lproj/UrbanAirship.strings
      "label_go" = "Go";
      """)
    #expect(found.map(\.message) == [expected].compactMap(\.self))
  }

  @Test(arguments: [
    ("airship", "promos", nil), ("none", "promos", nil), ("airship", "ua_promos", nil),
    ("none", "ua_promos", "there is no resource '@string/ua_promos'"),
    ("airship", "offers", "there is no resource '@string/offers'"),
  ])
  func `a string is looked up, Airship's own where the app has no SDK of Airship`(
    _ sdk: String, _ name: String, _ expected: String?
  ) {
    let found = found(
      "missing-resource",
      """
      //- carillon.yaml
      app: {sdk: \(sdk)}
      //- channels/ua_custom_notification_channels.xml
      <resources><NotificationChannel id="a" name="@string/\(name)" importance="3"/></resources>
      //- channels/values/strings.xml
      <resources><string name="promos">Promotions</string></resources>
      """)
    #expect(found.map(\.message) == [expected].compactMap(\.self))
  }

  @Test(arguments: [
    ("label=\"@string/yes\"", "'@string/yes' has no default: it exists in 'values-de' only", "add it to 'values'", 1),
    // A file has no place to show.
    (
      "label=\"Yes\" android:icon=\"@drawable/yes\"", "'@drawable/yes' has no default: it exists in 'drawable-de' only",
      "add it to 'drawable'", 0
    ),
  ])
  func `a resource without a default is missing where others of its type are`(
    _ attributes: String, _ message: String, _ help: String, _ notes: Int
  ) {
    let found = found(
      "missing-default-resource",
      """
      //- channels/drawable-de/yes.png
      PNG
      //- channels/ua_custom_notification_buttons.xml
      <resources xmlns:android="http://schemas.android.com/apk/res/android">
      <UrbanAirshipActionButtonGroup id="g">
      <UrbanAirshipActionButton id="yes" android:\(attributes)/>
      </UrbanAirshipActionButtonGroup>
      </resources>
      //- channels/values-de/strings.xml
      <resources><string name="yes">Ja</string></resources>
      """)
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.help) == [help])
    #expect(found.map(\.notes.count) == [notes])
  }
}
