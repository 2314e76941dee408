import Diagnostics

extension Rule {
  package static let channelMissingAttribute = Rule(
    id: "channel-missing-attribute",
    category: .correctness,
    summary: "a channel lacks its id, name or importance",
    rationale: """
      The SDK leaves out a channel without an id, a name and an importance, with a line in the device's log.
      """,
    examples: [
      .flags(
        "No importance",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A"/></resources>
                    ^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "An importance that means none",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="-1"/></resources>
                                                                    ^^
        """),
      .accepts(
        "All three",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="3"/></resources>
        """),
    ],
    check: .reader)
}
