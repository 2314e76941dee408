import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let unknownChannelGroup = Rule(
    id: "unknown-channel-group",
    category: .correctness,
    summary: "a channel belongs to a group that the file cannot declare",
    rationale: """
      Android throws an exception where a channel names a group that the app has not created before, and the SDK
      creates no channel after that. The file has no way to create groups: the app's own code must do it first.
      """,
    examples: [
      .flags(
        "A group",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="3" group="offers"/></resources>
                                                                              ^^^^^^
        """),
      .accepts(
        "No group",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="3"/></resources>
        """),
    ],
    check: .catalog(checkUnknownChannelGroup))
}

@Sendable
private func checkUnknownChannelGroup(_ subject: CatalogSubject, report: inout Report) {
  for channel in subject.catalog.channels {
    guard let group = channel.group, !group.value.isEmpty else { continue }
    report(
      "nothing here creates the channel group '\(group.value)': Android refuses the channel unless the app's code did",
      at: group.range, help: "allow this where the app creates the group first, or remove it")
  }
}
