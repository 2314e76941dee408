import Diagnostics

extension Rule {
  package static let xmlSyntax = Rule(
    id: "xml-syntax",
    category: .schema,
    summary: "a file is not well-formed XML",
    rationale: """
      Nothing that follows the fault can be trusted, so reading stops there: the app would not build, or the SDK
      would find nothing.
      """,
    examples: [
      .flags(
        "The wrong end tag",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel></resources>
                                        ^^^^^^^^^^^^
        """),
      .flags(
        "A literal ampersand",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a&b"/></resources>
                                             ^
        """),
      .accepts(
        "Well-formed",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="3"/></resources>
        """),
    ],
    check: .reader)
}
