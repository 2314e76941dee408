import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let reservedChannelID = Rule(
    id: "reserved-channel-id",
    category: .correctness,
    summary: "a channel has an id that Android keeps for itself",
    rationale: """
      Android refuses to create the channel `miscellaneous` with an exception, and newer releases ignore the ids
      of their own bundles of promotions, social messages, news and recommendations (AOSP `PreferencesHelper`,
      read 2026-07). The SDK creates no channel after the one that is refused.
      """,
    examples: [
      .flags(
        "The channel of apps without channels",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="miscellaneous" name="Other" importance="3"/></resources>
                                            ^^^^^^^^^^^^^
        """),
      .accepts(
        "An id of the app",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="com.acme.other" name="Other" importance="3"/></resources>
        """),
    ],
    check: .catalog(checkReservedChannelID))
}

@Sendable
private func checkReservedChannelID(_ subject: CatalogSubject, report: inout Report) {
  let reserved = [
    "miscellaneous", "android.app.news", "android.app.promotions", "android.app.recs", "android.app.social",
  ]
  for channel in subject.catalog.channels where reserved.contains(channel.id.value) {
    report(
      "Android keeps the channel id '\(channel.id.value)' for itself", at: channel.id.range, help: "choose another id")
  }
}
