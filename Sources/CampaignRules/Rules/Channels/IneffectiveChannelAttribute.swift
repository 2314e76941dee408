import Diagnostics

extension Rule {
  package static let ineffectiveChannelAttribute = Rule(
    id: "ineffective-channel-attribute",
    category: .suspicious,
    summary: "an attribute of a channel has no effect",
    rationale: """
      The SDK passes over attributes that it does not know, and over texts that are not `true` or `false`.
      Android itself replaces what the app says of the lock screen, and heeds `can_bypass_dnd` only from apps
      that the user has let into Do Not Disturb.
      """,
    examples: [
      .flags(
        "A misspelled attribute",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="3" should_vibarte="true"/></resources>
                                                                       ^^^^^^^^^^^^^^
        """),
      .flags(
        "A word that is no boolean",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="3" can_show_badge="yes"/></resources>
                                                                                       ^^^
        """),
      .flags(
        "Do Not Disturb",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="3" can_bypass_dnd="true"/></resources>
                                                                       ^^^^^^^^^^^^^^
        """),
      .accepts(
        "Known attributes",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="3" can_show_badge="false"/></resources>
        """),
    ],
    check: .reader)
}
