import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let untranslatedLabel = Rule(
    id: "untranslated-label",
    category: .suspicious,
    summary: "a category's label has no translation for a locale of a campaign",
    rationale: """
      The buttons of a category are drawn from the app's own string tables. Where a table lacks the campaign's
      language, its readers see the label in the app's development language below a text in their own.
      """,
    examples: [
      .flags(
        "No German label",
        """
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: Sale, body: Today}
          de: {title: Verkauf, body: Heute}
          ^^
        presentation: {category: go}
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="go">
        <UrbanAirshipActionButton id="go" foreground="true" android:label="@string/go"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        //- channels/values/strings.xml
        <resources><string name="go">Go</string></resources>
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>go</key>
        <array>
        <dict><key>identifier</key><string>go</string><key>title</key><string>Go</string><key>foreground</key><true/></dict>
        </array>
        </dict></plist>
        """),
      .flags(
        "No German label on iOS, where the app has French ones",
        """
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: Sale, body: Today}
          de: {title: Verkauf, body: Heute}
          ^^
        platforms: [ios]
        presentation: {category: go}
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>go</key>
        <array><dict>
        <key>identifier</key><string>go</string><key>title</key><string>Go</string>
        <key>title_resource</key><string>label_go</string><key>foreground</key><true/>
        </dict></array>
        </dict></plist>
        //- channels/fr.lproj/UrbanAirship.strings
        "label_go" = "Aller";
        """),
      .accepts(
        "A German label",
        """
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: Sale, body: Today}
          de: {title: Verkauf, body: Heute}
        presentation: {category: go}
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="go">
        <UrbanAirshipActionButton id="go" foreground="true" android:label="@string/go"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        //- channels/values/strings.xml
        <resources><string name="go">Go</string></resources>
        //- channels/values-de/strings.xml
        <resources><string name="go">Los</string></resources>
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>go</key>
        <array>
        <dict>
        <key>identifier</key><string>go</string><key>title</key><string>Go</string>
        <key>title_resource</key><string>label_go</string><key>foreground</key><true/>
        </dict>
        </array>
        </dict></plist>
        //- channels/de.lproj/UrbanAirship.strings
        "label_go" = "Los";
        """),
    ],
    check: .campaign(checkUntranslatedLabel))
}

@Sendable
private func checkUntranslatedLabel(_ subject: CampaignSubject, report: inout Report) {
  guard let content = subject.campaign.content else { return }
  for use in subject.categoryUses {
    for localized in content.locales where localized.locale.value.language != content.defaultLocale?.value.language {
      let missing = subject.catalog.untranslatedLabels(of: use.id.value, for: localized.locale.value)
      guard let first = missing.first else { continue }
      let others = missing.count > 1 ? " and \(missing.count - 1) more" : ""
      report(
        "'\(first.key)'\(others) of the category '\(use.id.value)' has no translation for '\(localized.locale.value)'",
        at: localized.locale.range, notes: [.init("the label is named here", at: first.range)],
        subject: Finding.Subject(locale: localized.locale.value.description, field: Field.category.path))
    }
  }
}
