import Diagnostics

extension Rule {
  package static let foregroundNotBoolean = Rule(
    id: "foreground-not-boolean",
    category: .correctness,
    summary: "the foreground of a button is neither true nor false",
    rationale: """
      Anything that aapt2 does not store as a boolean or a number reads as the SDK's default: the button opens the app
      (`ActionButtonGroupsParser.kt`, read 2026-07).
      """,
    examples: [
      .flags(
        "A word",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="yes_no">
        <UrbanAirshipActionButton id="yes" foreground="no" android:label="Yes"/>
                                                       ^^
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
      .accepts(
        "A boolean",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="yes_no">
        <UrbanAirshipActionButton id="yes" foreground="false" android:label="Yes"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
    ],
    check: .reader)
}
