import Diagnostics

extension Rule {
  package static let xmlUnboundPrefix = Rule(
    id: "xml-unbound-prefix",
    category: .schema,
    summary: "a prefix is not declared",
    rationale: """
      The app does not build, with a message that points at another file.
      """,
    examples: [
      .flags(
        "android without its namespace",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources><UrbanAirshipActionButtonGroup id="g">
        <UrbanAirshipActionButton id="y" android:label="Yes"/>
                                         ^^^^^^^^^^^^^
        </UrbanAirshipActionButtonGroup></resources>
        """),
      .accepts(
        "The namespace on the root",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="g">
        <UrbanAirshipActionButton id="y" android:label="Yes"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
    ],
    check: .reader)
}
