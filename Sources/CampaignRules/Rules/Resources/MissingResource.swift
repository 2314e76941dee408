import CampaignModel
import Diagnostics
import Documents
import SourceText

extension Rule {
  package static let missingResource = Rule(
    id: "missing-resource",
    category: .correctness,
    summary: "a reference leads to no resource",
    rationale: """
      A channel whose name is a missing resource loses its file's channels, a button shows without its text or
      icon, and the app may not build at all. References to the platform's own resources, and to the SDK's where
      the app has one, are not looked up.
      """,
    examples: [
      .flags(
        "A string with a typing error",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="@string/promo" importance="3"/></resources>
                                                     ^^^^^^^^^^^^^
        //- channels/values/strings.xml
        <resources><string name="promos">Promotions</string></resources>
        """),
      .flags(
        "A label in the wrong table",
        """
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>go</key>
        <array><dict>
        <key>identifier</key><string>go</string><key>title</key><string>Go</string>
        <key>title_resource</key><string>label_go</string>
                                         ^^^^^^^^
        </dict></array>
        </dict></plist>
        //- channels/de.lproj/Localizable.strings
        "label_go" = "Los";
        """),
      .accepts(
        "A string",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="@string/promos" importance="3"/></resources>
        //- channels/values/strings.xml
        <resources><string name="promos">Promotions</string></resources>
        """),
      .accepts(
        "A string of the platform's",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="g">
        <UrbanAirshipActionButton id="ok" android:label="@android:string/ok"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        //- channels/values/strings.xml
        <resources><string name="promos">Promotions</string></resources>
        """),
    ],
    check: .catalog(checkMissingResource))
}

@Sendable
private func checkMissingResource(_ subject: CatalogSubject, report: inout Report) {
  for use in subject.catalog.references where use.isLookedUp(in: subject) {
    let table = subject.catalog.resources
    guard table.entries(use.reference.type, use.reference.name).isEmpty,
      table.otherTypes(of: use.reference.name, than: use.reference.type).isEmpty
    else { continue }
    let nearest = Suggestion.nearest(to: use.reference.name, in: table.names(of: use.reference.type))
    report(
      "there is no resource '\(use.reference.description)'", at: use.range,
      meant: nearest.map { "@\(use.reference.type)/\($0)" })
  }
  checkLabelKeys(subject, report: &report)
}

/// Keys of labels that the iOS app's table does not have: the device shows the category's own title in every language.
private func checkLabelKeys(_ subject: CatalogSubject, report: inout Report) {
  let catalog = subject.catalog
  let missing = catalog.categories.flatMap(\.actions).compactMap(\.labelKey).filter { key in
    catalog.labels.entries(key.value).isEmpty
      && !(subject.configuration.app.sdk == .airship && key.value.hasPrefix("ua_"))
  }
  guard !missing.isEmpty else { return }
  var others: [ByteString: SourceRange] = [:]
  for key in catalog.files.flatMap(\.otherKeys) { others[ByteString(key.value)] = key.range }
  for key in missing {
    if let other = others[ByteString(key.value)] {
      report(
        "the SDK looks for '\(key.value)' in the table 'UrbanAirship', and it stands in another", at: key.range,
        notes: [.init("it stands here", at: other)], help: "put it into UrbanAirship.strings")
    } else if !catalog.labels.isEmpty {
      let nearest = Suggestion.nearest(to: key.value, in: catalog.labels.keys)
      report(
        "the table 'UrbanAirship' has no key '\(key.value)'", at: key.range,
        meant: nearest)
    }
  }
}
