import CampaignModel
import Diagnostics
import Documents
import SourceText

extension Rule {
  package static let invalidResourceName = Rule(
    id: "invalid-resource-name",
    category: .correctness,
    summary: "a reference names a file resource in letters that Android refuses",
    rationale: """
      Files in `drawable/`, `mipmap/` and `raw/` are named in lower-case letters, digits and underscores, and
      begin with a letter; the build refuses others.
      """,
    examples: [
      .flags(
        "Upper case and a hyphen",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="g">
        <UrbanAirshipActionButton id="yes" android:label="Yes" android:icon="@drawable/Ic-Yes"/>
                                                                             ^^^^^^^^^^^^^^^^
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
      .accepts(
        "Lower case and an underscore",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="g">
        <UrbanAirshipActionButton id="yes" android:label="Yes" android:icon="@drawable/ic_yes"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
    ],
    check: .catalog(checkInvalidResourceName))
}

@Sendable
private func checkInvalidResourceName(_ subject: CatalogSubject, report: inout Report) {
  for use in subject.catalog.references where ["drawable", "mipmap", "raw"].contains(use.reference.type) {
    let bytes = use.reference.name.utf8
    let isValid =
      bytes.first.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } == true
      && bytes.allSatisfy {
        $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")
          || $0 == UInt8(ascii: "_")
      }
    guard !isValid else { continue }
    report(
      "'\(use.reference.name)' is no name of a file resource", at: use.range,
      help: "use lower-case letters, digits and '_', with a letter first")
  }
}
