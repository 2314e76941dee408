import CampaignModel
import Diagnostics
import Documents
import SourceText

extension Rule {
  package static let channelNameTooLong = Rule(
    id: "channel-name-too-long",
    category: .suspicious,
    summary: "a channel's name or description is longer than the settings show",
    rationale: """
      Android recommends at most 40 characters for a channel's name and 300 for its description, cuts both at
      1000 UTF-16 units, and shows less on most screens.
      """,
    examples: [
      .flags(
        "A name of 41 characters",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN" importance="3"/></resources>
                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "A name of 40 characters",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN" importance="3"/></resources>
        """),
    ],
    check: .catalog(checkChannelNameTooLong))
}

@Sendable
private func checkChannelNameTooLong(_ subject: CatalogSubject, report: inout Report) {
  for channel in subject.catalog.channels {
    check(channel.name, "name", limit: 40, report: &report)
    if let description = channel.description { check(description, "description", limit: 300, report: &report) }
  }
}

private func check(_ text: ResourceText, _ what: String, limit: Int, report: inout Report) {
  guard text.reference == nil, text.text.value.count > limit else { return }
  report(
    "the channel's \(what) has \(text.text.value.count) characters; Android recommends at most \(limit)",
    at: text.text.range)
}
