import Diagnostics

extension Rule {
  package static let ambiguousAttribute = Rule(
    id: "ambiguous-attribute",
    category: .correctness,
    summary: "an id or a name in XML reads as a number, a color or a boolean",
    rationale: """
      aapt2 stores an attribute without a schema as the first thing that it can be read as, and the SDK gets the text of
      what was stored: `007` arrives as `7`, `TRUE` as `true`, `#abc` as `#ffaabbcc` (aapt2 2.19, run 2026-12-01). A
      payload that names the id as it is written then finds nothing. A reference in the id of a group or a button is not
      followed at all.
      """,
    examples: [
      .flags(
        "Leading zeros",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="007" name="Bond" importance="3"/></resources>
                                            ^^^
        """),
      .flags(
        "A group's id in a string",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="@string/group">
                                           ^^^^^^^^^^^^^
        <UrbanAirshipActionButton id="yes" foreground="true" android:label="Yes"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
      .accepts(
        "A number that stays as it is, and a text that begins with one",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources>
        <NotificationChannel id="7" name="Bond" importance="3"/>
        <NotificationChannel id="007.promos" name="Promotions" importance="3"/>
        </resources>
        """),
    ],
    check: .reader)
}
