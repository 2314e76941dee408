import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let undeclaredAction = Rule(
    id: "undeclared-action",
    category: .correctness,
    summary: "a campaign's action is none of its category's",
    rationale: """
      Where a campaign names a category, the buttons are those that the app declared. An action that is not
      among them never shows, and its URL is never opened.
      """,
    examples: [
      .flags(
        "An action that the category does not have",
        """
        //- campaigns/sale.yaml
        content:
          _default: en
          en:
            title: Sale
            body: Today
            actions:
              - {id: "yes", title: "Yes"}
              - {id: later, title: Later}
                     ^^^^^
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
      .accepts(
        "An action of the category",
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
    check: .campaign(checkUndeclaredAction))
}

@Sendable
private func checkUndeclaredAction(_ subject: CampaignSubject, report: inout Report) {
  for use in subject.categoryUses {
    let sets = [subject.catalog.category(use.id.value), subject.catalog.group(use.id.value)].compactMap(\.self)
    guard !sets.isEmpty, sets.allSatisfy(\.isComplete) else { continue }
    for content in subject.contents.map(\.content) {
      for action in content.actions?.value ?? []
      where !sets.contains(where: { $0.actions.contains { $0.id.value.utf8.elementsEqual(action.id.value.utf8) } }) {
        let known = sets.flatMap { $0.actions.map(\.id.value) }
        report(
          "the category '\(use.id.value)' has no action '\(action.id.value)'", at: action.id.range,
          notes: sets.first.flatMap { $0.isAuthored ? [.init("the category is declared here", at: $0.id.range)] : nil }
            ?? [],
          meant: Suggestion.nearest(to: action.id.value, in: known),
          subject: Finding.Subject(locale: content.locale.value.description, field: Field.contentActions.path))
      }
    }
  }
}
