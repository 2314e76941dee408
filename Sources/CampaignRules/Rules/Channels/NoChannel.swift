import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let noChannel = Rule(
    id: "no-channel",
    category: .correctness,
    summary: "an Android campaign has no notification channel",
    rationale: """
      From Android 8 on a notification belongs to a channel. Without one the SDK takes its fallback channel,
      which the app does not know and the user cannot tell from others.
      """,
    examples: [
      .flags(
        "Neither a channel nor a default one",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        ^^^^^^^
        //- campaigns/other.yaml
        content: {_default: en, en: {title: Other, body: Today}}
        presentation: {channelId: promos}
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="3"/></resources>
        """),
      .accepts(
        "A default channel for all campaigns",
        """
        //- carillon.yaml
        app: {android: {defaultChannel: promos}}
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        description: on the default channel
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="3"/></resources>
        """),
      .accepts(
        "A campaign that Android does not get",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        platforms: [ios]
        //- campaigns/other.yaml
        content: {_default: en, en: {title: Other, body: Today}}
        presentation: {channelId: promos}
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="3"/></resources>
        """),
    ],
    check: .campaign(checkNoChannel))
}

@Sendable
private func checkNoChannel(_ subject: CampaignSubject, report: inout Report) {
  guard subject.catalog.hasFile(.channels), subject.configuration.app.androidDefaultChannel == nil else { return }
  let lacks = subject.layers.contains { entry in
    // Braze's dashboard names the channel of messages without one.
    subject.carries(.channelID, entry.target) && entry.target.vendor != Target.brazeAndroid.vendor
      && entry.layer.settings[.channelID] == nil
  }
  guard lacks, !subject.campaign.isSilent, subject.campaign.content != nil else { return }
  report(
    "the campaign names no notification channel, and the project has no default one",
    at: subject.campaign.contentKey ?? subject.campaign.id.range,
    help: "set presentation.channelId, or app.android.defaultChannel in carillon.yaml",
    subject: Finding.Subject(field: Field.channelID.path))
}
