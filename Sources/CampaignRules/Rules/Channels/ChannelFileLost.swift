import Diagnostics

extension Rule {
  package static let channelFileLost = Rule(
    id: "channel-file-lost",
    category: .correctness,
    summary: "one value loses every channel of the file",
    rationale: """
      The SDK reads the whole file in one go: a number or color that it cannot read ends that with an exception,
      and it creates none of the file's channels, the good ones included.
      """,
    examples: [
      .flags(
        "An importance in words",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="high"/></resources>
                                                                    ^^^^
        """),
      .flags(
        "A blank in a pattern",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="3" vibration_pattern="100, 50"/></resources>
                                                                                              ^^^
        """),
      .flags(
        "A color in two digits",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="3" light_color="#f0"/></resources>
                                                                                    ^^^
        """),
      .accepts(
        "Numbers",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="4" vibration_pattern="100,50" light_color="#ff0000"/></resources>
        """),
    ],
    check: .reader)
}
