import CampaignModel
import Diagnostics
import Documents
import SourceText

extension Rule {
  package static let wrongResourceType = Rule(
    id: "wrong-resource-type",
    category: .correctness,
    summary: "a reference is of a type that does not fit",
    rationale: """
      aapt2 checks that a resource exists, not that it fits: an icon that is a string, or a label that is a
      drawable, builds, and is nothing on the device.
      """,
    examples: [
      .flags(
        "An icon that is a string",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="g">
        <UrbanAirshipActionButton id="yes" android:label="Yes" android:icon="@string/yes"/>
                                                                             ^^^^^^^^^^^
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
      .accepts(
        "An icon that is a drawable",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="g">
        <UrbanAirshipActionButton id="yes" android:label="Yes" android:icon="@drawable/yes"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
    ],
    check: .catalog(checkWrongResourceType))
}

@Sendable
private func checkWrongResourceType(_ subject: CatalogSubject, report: inout Report) {
  for use in subject.catalog.references where !use.types.contains(use.reference.type) {
    report(
      "'\(use.reference.description)' cannot be \(use.purpose)", at: use.range,
      help: "name a resource of the type '\(use.types[0])'")
  }
}
