import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let labelTitleMismatch = Rule(
    id: "label-title-mismatch",
    category: .suspicious,
    summary: "a campaign's action has another title than its category's",
    rationale: """
      The device shows the registered label. A title that differs from it is what the author believes the button
      says, and what previews and targets without categories show.
      """,
    examples: [
      .flags(
        "Another title",
        """
        //- campaigns/sale.yaml
        content:
          _default: en
          en:
            title: Sale
            body: Today
            actions:
              - {id: "yes", title: Of course}
                                   ^^^^^^^^^
        presentation: {category: yes_no}
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
      .flags(
        "Another title than the translated label",
        """
        //- campaigns/sale.yaml
        content:
          _default: en
          en:
            title: Sale
            body: Today
            actions:
              - {id: "yes", title: "Yes"}
          de:
            title: Verkauf
            body: Heute
            actions:
              - {id: "yes", title: Klar}
                                   ^^^^
        platforms: [android]
        presentation: {category: offer}
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="offer">
        <UrbanAirshipActionButton id="yes" foreground="true" android:label="@string/agree"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        //- channels/values/strings.xml
        <resources><string name="agree">Yes</string></resources>
        //- channels/values-de/strings.xml
        <resources><string name="agree">Ja</string></resources>
        """),
      .accepts(
        "The same title",
        """
        //- campaigns/sale.yaml
        content:
          _default: en
          en:
            title: Sale
            body: Today
            actions:
              - {id: "yes", title: "Yes"}
        presentation: {category: yes_no}
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
    check: .campaign(checkLabelTitleMismatch))
}

@Sendable
private func checkLabelTitleMismatch(_ subject: CampaignSubject, report: inout Report) {
  for use in subject.categoryUses {
    for content in subject.contents.map(\.content) {
      for action in content.actions?.value ?? [] {
        guard
          let label = subject.catalog.labels(of: action.id.value, in: use.id.value, for: content.locale.value).first(
            where: {
              !$0.text.utf8.elementsEqual(action.title.source.utf8)
            })
        else { continue }
        report(
          "the button says '\(label.text)' on \(label.platformName), not '\(action.title.source)'",
          at: action.title.text.range, notes: [.init("the label is declared here", at: label.range)],
          subject: Finding.Subject(locale: content.locale.value.description, field: Field.contentActions.path))
      }
    }
  }
}
