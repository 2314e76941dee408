import Diagnostics

extension Rule {
  package static let wrongNamespace = Rule(
    id: "wrong-namespace",
    category: .correctness,
    summary: "an attribute has the wrong prefix",
    rationale: """
      The SDK reads ids and the attributes of channels without a prefix, and the label and icon of a button with
      `android:`. An attribute with the wrong one is not there.
      """,
    examples: [
      .flags(
        "A label without prefix",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="yes_no">
        <UrbanAirshipActionButton id="yes" foreground="true" label="Yes"/>
                                                             ^^^^^
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
      .flags(
        "A channel with a prefix",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android"><NotificationChannel id="a" android:name="A" importance="3"/></resources>
                                                                                                          ^^^^^^^^^^^^
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
