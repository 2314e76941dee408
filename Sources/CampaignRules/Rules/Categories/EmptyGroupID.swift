import Diagnostics

extension Rule {
  package static let emptyGroupID = Rule(
    id: "empty-group-id",
    category: .correctness,
    summary: "a button group has an empty id",
    rationale: """
      The SDK passes over the group but not over its buttons: it adds them to the group before it.
      """,
    examples: [
      .flags(
        "An empty id",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="">
                                           |
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
