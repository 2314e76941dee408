import Diagnostics

extension Rule {
  package static let invalidImportance = Rule(
    id: "invalid-importance",
    category: .correctness,
    summary: "an importance is not 0 to 5",
    rationale: """
      Android throws an exception for such a channel, and the SDK creates no channel after it.
      """,
    examples: [
      .flags(
        "Seven",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="7"/></resources>
                                                                    ^
        """),
      .accepts(
        "Four",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="4"/></resources>
        """),
    ],
    check: .reader)
}
