import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let unknownCategory = Rule(
    id: "unknown-category",
    category: .correctness,
    summary: "campaign names a category that is not declared",
    rationale: """
      iOS and Android show a notification of an unknown category without its buttons, and nothing tells the
      sender. Ids compare byte by byte.
      """,
    examples: [
      .flags(
        "A category id with a typing error",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation:
          category: yes_on
                    ^^^^^^
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
        "A project that has the file of iOS alone",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation:
          category: yes_on
                    ^^^^^^
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
        "A category of both platforms",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
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
        "A category that the app's SDK brings along",
        """
        //- carillon.yaml
        app: {sdk: airship}
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation: {category: ua_yes_no_foreground}
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
    check: .campaign(checkUnknownCategory))
}

@Sendable
private func checkUnknownCategory(_ subject: CampaignSubject, report: inout Report) {
  for use in subject.categoryUses
  where use.isKnownNowhere(in: subject.catalog, sdk: subject.configuration.app.sdk) {
    let known = use.knownIDs(in: subject.catalog)
    let nearest = Suggestion.nearest(to: use.id.value, in: known)
    let own = nearest.flatMap { subject.catalog.authoredCategory($0) ?? subject.catalog.authoredGroup($0) }
    report(
      "category '\(use.id.value)' is not declared", at: use.id.range,
      notes: own.map { [.init("'\($0.id.value)' is declared here", at: $0.id.range)] } ?? [],
      meant: nearest, help: use.listing(known),
      subject: Finding.Subject(field: Field.category.path))
  }
}
