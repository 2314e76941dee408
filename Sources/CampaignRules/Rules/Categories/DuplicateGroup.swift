import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let duplicateGroup = Rule(
    id: "duplicate-group",
    category: .correctness,
    summary: "two button groups or two categories have one id",
    rationale: """
      The SDK keeps the last one, so which buttons show depends on the order of the file.
      """,
    examples: [
      .flags(
        "The same group twice",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="g"><UrbanAirshipActionButton id="yes" foreground="true" android:label="Yes"/></UrbanAirshipActionButtonGroup>
        <UrbanAirshipActionButtonGroup id="g"><UrbanAirshipActionButton id="no" foreground="false" android:label="No"/></UrbanAirshipActionButtonGroup>
                                           ^ 
        </resources>
        """),
      .accepts(
        "Two groups",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="g"><UrbanAirshipActionButton id="yes" foreground="true" android:label="Yes"/></UrbanAirshipActionButtonGroup>
        <UrbanAirshipActionButtonGroup id="h"><UrbanAirshipActionButton id="no" foreground="false" android:label="No"/></UrbanAirshipActionButtonGroup>
        </resources>
        """),
    ],
    check: .catalog(checkDuplicateGroup))
}

@Sendable
private func checkDuplicateGroup(_ subject: CatalogSubject, report: inout Report) {
  for (sets, what) in [(subject.catalog.groups, "button group"), (subject.catalog.categories, "category")] {
    for (first, second) in zip(sets, sets.dropFirst()) where first.id.value.utf8.elementsEqual(second.id.value.utf8) {
      report(
        "the \(what) '\(second.id.value)' is declared twice: the SDK keeps the last one", at: second.id.range,
        notes: [.init("first here", at: first.id.range)], help: "delete one of the two")
    }
  }
}
