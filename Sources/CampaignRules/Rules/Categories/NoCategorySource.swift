import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let noCategorySource = Rule(
    id: "no-category-source",
    category: .suspicious,
    summary: "a campaign names a category, and no file declares any",
    rationale: """
      Without the app's categories and button groups nobody can tell an id from a typing error. Put the files,
      or copies of them, under `channels/`, or say in `carillon.yaml` where they lie.
      """,
    examples: [
      .flags(
        "Strings, and no categories",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation:
          category: yes_no
                    ^^^^^^
        //- channels/values/strings.xml
        <resources><string name="a">A</string></resources>
        """),
      .accepts(
        "None of the app's files",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation: {category: yes_no}
        """),
      .accepts(
        "A category that the app's SDK brings along",
        """
        //- carillon.yaml
        app: {sdk: braze}
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        platforms: [ios]
        presentation: {category: ab_cat_yes_no}
        //- channels/values/strings.xml
        <resources><string name="a">A</string></resources>
        """),
      .accepts(
        "Files of both platforms",
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
    ],
    check: .campaign(checkNoCategorySource))
}

@Sendable
private func checkNoCategorySource(_ subject: CampaignSubject, report: inout Report) {
  // A project that keeps none of the app's files here has nothing to be held against, which needs no saying.
  guard !subject.catalog.files.isEmpty, !subject.catalog.hasFile(.categories), !subject.catalog.hasFile(.actionGroups)
  else { return }
  for use in subject.categoryUses
  where subject.catalog.category(use.id.value) == nil && subject.catalog.group(use.id.value) == nil
    && subject.configuration.app.sdk.otherSDK(withActionSet: use.id.value) == nil
  {
    report(
      "no file declares categories or button groups to hold '\(use.id.value)' against", at: use.id.range,
      help: "put the app's category and button files under channels/",
      subject: Finding.Subject(field: Field.category.path))
  }
}
