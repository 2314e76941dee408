import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let unknownChannel = Rule(
    id: "unknown-channel",
    category: .correctness,
    summary: "campaign names a notification channel that is not declared",
    rationale: """
      An SDK that is asked for a channel it does not know posts to its fallback channel, or to none, and nothing
      tells the sender. Ids compare byte by byte.
      """,
    examples: [
      .flags(
        "A channel id with a typing error",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation:
          channelId: promo
                     ^^^^^
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="3"/></resources>
        """),
      .flags(
        "A channel of another spelling",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation:
          channelId: Promos
                     ^^^^^^
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="3"/></resources>
        """),
      .accepts(
        "A declared channel",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation: {channelId: promos}
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="3"/></resources>
        """),
      .accepts(
        "A channel that the app's SDK brings along",
        """
        //- carillon.yaml
        app: {sdk: airship}
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation: {channelId: com.urbanairship.news}
        """),
    ],
    check: .campaign(checkUnknownChannel))
}

@Sendable
private func checkUnknownChannel(_ subject: CampaignSubject, report: inout Report) {
  guard subject.catalog.hasFile(.channels), !subject.catalog.hasUnknownChannelID else { return }
  for use in subject.channelUses where use.isKnownNowhere(in: subject) {
    guard !subject.catalog.lostChannelIDs.contains(where: { $0.utf8.elementsEqual(use.id.value.utf8) }) else {
      continue
    }
    let known = (subject.catalog.channels + subject.catalog.builtInChannels).map(\.id.value)
    let nearest = Suggestion.nearest(to: use.id.value, in: known)
    let own = nearest.flatMap { subject.catalog.channel($0) }.flatMap { $0.isAuthored ? $0 : nil }
    report(
      "notification channel '\(use.id.value)' is not declared", at: use.id.range,
      notes: own.map { [.init("'\($0.id.value)' is declared here", at: $0.id.range)] } ?? [],
      meant: nearest, help: "declare it, or name one of the app's channels",
      subject: Finding.Subject(field: Field.channelID.path))
  }
}
