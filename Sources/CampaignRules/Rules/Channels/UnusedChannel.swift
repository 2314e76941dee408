import CampaignModel
import Diagnostics
import Documents
import SourceText

extension Rule {
  package static let unusedChannel = Rule(
    id: "unused-channel",
    category: .suspicious,
    summary: "no campaign uses a channel",
    rationale: """
      A channel shows in the system's settings whether or not anything is sent on it. One that no campaign uses
      is often the right spelling of one that a campaign misspells, or left over.
      """,
    examples: [
      .flags(
        "A channel without campaigns",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation: {channelId: promos}
        //- channels/ua_custom_notification_channels.xml
        <resources>
        <NotificationChannel id="promos" name="Promotions" importance="3"/>
        <NotificationChannel id="news" name="News" importance="3"/>
                                 ^^^^
        </resources>
        """),
      .accepts(
        "Each channel is used, one as the default",
        """
        //- carillon.yaml
        app: {android: {defaultChannel: news}}
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation: {channelId: promos}
        //- channels/ua_custom_notification_channels.xml
        <resources>
        <NotificationChannel id="promos" name="Promotions" importance="3"/>
        <NotificationChannel id="news" name="News" importance="3"/>
        </resources>
        """),
      .accepts(
        "A project without campaigns on channels",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="3"/></resources>
        """),
    ],
    check: .project(checkUnusedChannel))
}

@Sendable
private func checkUnusedChannel(_ subject: ProjectSubject, report: inout Report) {
  let named =
    subject.campaigns.flatMap(\.channelIDs)
    + [subject.configuration.app.androidDefaultChannel?.value].compactMap(\.self)
  guard !named.isEmpty else { return }
  var used = Set(named.map(ByteString.init))
  // A channel that a campaign misspells is not unused.
  let known = (subject.catalog.channels + subject.catalog.builtInChannels).map(\.id.value)
  var misspelled: Set<ByteString> = []
  for name in named where subject.catalog.channel(name) == nil && misspelled.insert(ByteString(name)).inserted {
    if let meant = Suggestion.nearest(to: name, in: known) { used.insert(ByteString(meant)) }
  }
  for channel in subject.catalog.channels where !used.contains(ByteString(channel.id.value)) {
    report("no campaign uses the notification channel '\(channel.id.value)'", at: channel.id.range)
  }
}
