import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let vibrationWithoutPattern = Rule(
    id: "vibration-without-pattern",
    category: .suspicious,
    summary: "a channel vibrates without a pattern",
    rationale: """
      The SDK sets the pattern after it has turned vibration on, and a missing pattern turns it off again
      (Airship's `NotificationChannelCompat`, read 2026-07). Only a pattern makes the channel vibrate.
      """,
    examples: [
      .flags(
        "No pattern",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="3" should_vibrate="true"/></resources>
                                                                                       ^^^^
        """),
      .accepts(
        "A pattern",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="3" should_vibrate="true" vibration_pattern="0,200"/></resources>
        """),
      .accepts(
        "No vibration",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="3" should_vibrate="false"/></resources>
        """),
    ],
    check: .catalog(checkVibrationWithoutPattern))
}

@Sendable
private func checkVibrationWithoutPattern(_ subject: CatalogSubject, report: inout Report) {
  for channel in subject.catalog.channels {
    guard let vibrates = channel.vibrates, vibrates.value, channel.vibrationPattern == nil else { continue }
    report(
      "the channel does not vibrate: it has no vibration_pattern", at: vibrates.range,
      help: "add vibration_pattern=\"0,250,250,250\"")
  }
}
