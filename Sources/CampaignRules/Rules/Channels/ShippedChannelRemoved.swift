import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let shippedChannelRemoved = Rule(
    id: "shipped-channel-removed",
    category: .suspicious,
    summary: "a channel that has shipped is no longer declared",
    rationale: """
      Installed apps keep the channel in the system's settings, and a sender that still names its id reaches two kinds of
      devices: old ones with the channel, and new ones that fall back to another. Where it is gone for good,
      `carillon lock --accept ID` takes it out of `channels.lock`.
      """,
    examples: [
      .flags(
        "A channel that is only in the lock file",
        """
        //- channels.lock
        version: 1
        channels:
          "promos": {importance: 3}
          "sales": {importance: 3}
        # ^^^^^^^
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="3"/></resources>
        """),
      .accepts(
        "Every channel is there",
        """
        //- channels.lock
        version: 1
        channels:
          "promos": {importance: 3}
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="3"/></resources>
        """),
    ],
    check: .catalog(checkShippedChannelRemoved))
}

@Sendable
private func checkShippedChannelRemoved(_ subject: CatalogSubject, report: inout Report) {
  guard !subject.catalog.hasUnknownChannelID else { return }
  for locked in subject.catalog.lock?.channels ?? [] {
    let id = locked.id.value
    let isLost = subject.catalog.lostChannelIDs.contains { $0.utf8.elementsEqual(id.utf8) }
    guard subject.catalog.channel(id)?.isAuthored != true, !isLost else { continue }
    report(
      "the channel '\(id)' has shipped and is no longer declared: installed apps keep it", at: locked.id.range,
      help: "declare it again, or accept it: carillon lock --accept \(id)")
  }
}
