import CampaignModel
import Diagnostics
import Documents
import SourceText

extension Rule {
  package static let invalidResourceName = Rule(
    id: "invalid-resource-name",
    category: .correctness,
    summary: "a resource has a name that Android's build refuses",
    rationale: """
      Files in `drawable/`, `mipmap/` and `raw/` are named in lower-case letters, digits and underscores, begin with a
      letter and are no word of Java; names of values begin with a letter or an underscore and hold letters, digits, `_`,
      `.` and `-` (Gradle's `FileResourceNameValidator` read, aapt2 2.19 run, 2026-12-01).
      """,
    examples: [
      .flags(
        "Upper case and a hyphen in a reference",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="g">
        <UrbanAirshipActionButton id="yes" android:label="Yes" android:icon="@drawable/Ic-Yes"/>
                                                                             ^^^^^^^^^^^^^^^^
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
      .flags(
        "A digit first in the name of a value",
        """
        //- channels/values/strings.xml
        <resources><string name="2nd">Second</string></resources>
                                 ^^^
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
        //- channels/raw/chime_2.wav
        RIFF
        //- channels/drawable-hdpi/ic_yes.9.png
        PNG
        """),
    ],
    check: .catalog(checkInvalidResourceName))
}

@Sendable
private func checkInvalidResourceName(_ subject: CatalogSubject, report: inout Report) {
  for use in subject.catalog.references where ResourceTable.fileTypes.contains(use.reference.type) {
    guard !AndroidResourceName.isFile(use.reference.name) else { continue }
    report(
      "'\(use.reference.name)' is no name of a file resource", at: use.range,
      help: "use lower-case letters, digits and '_', with a letter first")
  }
  for file in subject.catalog.files {
    for value in file.values where !AndroidResourceName.isValue(value.name.value) {
      report(
        "'\(value.name.value)' is no name of a resource: the app does not build", at: value.name.range,
        help: "use letters, digits, '_', '.' and '-', with a letter or '_' first")
    }
  }
  for type in ResourceTable.fileTypes {
    for name in subject.catalog.resources.names(of: type) {
      for entry in subject.catalog.resources.entries(type, name) where !AndroidResourceName.isFile(entry.fileStem) {
        report(
          "the file '\(entry.path)' has a name that Android refuses: the app does not build", at: nil,
          help: "use lower-case letters, digits and '_', with a letter first")
      }
    }
  }
}
