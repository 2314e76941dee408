import Diagnostics

extension Rule {
  package static let groupMissingID = Rule(
    id: "group-missing-id",
    category: .correctness,
    summary: "a button group has no id",
    rationale: """
      The SDK meets a missing id with an exception, and loses every group of the file
      (`ActionButtonGroupsParser.kt`, read 2026-07). A button outside of all groups is added to the one before
      it.
      """,
    examples: [
      .flags(
        "A group without id",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup>
         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        <UrbanAirshipActionButton id="yes" foreground="true" android:label="Yes"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
      .accepts(
        "A whole group",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="yes_no">
        <UrbanAirshipActionButton id="yes" foreground="true" android:label="Yes"/>
        <UrbanAirshipActionButton id="no" foreground="false" android:label="No"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
    ],
    check: .reader)
}
