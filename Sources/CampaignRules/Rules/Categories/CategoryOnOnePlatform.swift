import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let categoryOnOnePlatform = Rule(
    id: "category-on-one-platform",
    category: .correctness,
    summary: "a category is declared for one platform of two",
    rationale: """
      A campaign that reaches iOS and Android shows its buttons on both only where the plist has a category and
      the XML a group of that id. Where the project has no file at all for the other platform it is a warning.
      """,
    examples: [
      .flags(
        "A category without a group",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation:
          category: yes_no
                    ^^^^^^
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="other">
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
        "A category and a group",
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
        "A campaign for iOS alone",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        platforms: [ios]
        presentation: {category: yes_no}
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
    check: .campaign(checkCategoryOnOnePlatform))
}

@Sendable
private func checkCategoryOnOnePlatform(_ subject: CampaignSubject, report: inout Report) {
  for use in subject.categoryUses where use.reachesIOS && use.reachesAndroid {
    let category = subject.catalog.category(use.id.value)
    let group = subject.catalog.group(use.id.value)
    guard let known = category ?? group, category == nil || group == nil else { continue }
    let missing = category == nil ? "category of iOS" : "button group of Android"
    let hasSource = subject.catalog.hasFile(category == nil ? .categories : .actionGroups)
    report(
      "'\(use.id.value)' is no \(missing): no buttons show there", at: use.id.range,
      notes: known.isAuthored ? [.init("it is declared for the other platform here", at: known.id.range)] : [],
      help: "declare it there too, or set the category under ios or android alone",
      subject: Finding.Subject(field: Field.category.path), severity: hasSource ? nil : .warning)
  }
}
