import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let noChannelSource = Rule(
    id: "no-channel-source",
    category: .suspicious,
    summary: "a campaign names a channel, and no file declares any",
    rationale: """
      Without the app's channel file nobody can tell a channel id from a typing error. Put the file, or a copy
      of it, under `channels/`, or say in `carillon.yaml` where it lies.
      """,
    examples: [
      .flags(
        "Categories, and no channels",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation:
          channelId: promos
                     ^^^^^^
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>yes_no</key>
        <array>
        <dict><key>identifier</key><string>yes</string><key>title</key><string>Yes</string><key>foreground</key><true/></dict>
        <dict><key>identifier</key><string>no</string><key>title</key><string>No</string><key>foreground</key><false/></dict>
        </array>
        </dict></plist>
        """),
      .accepts(
        "None of the app's files",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation: {channelId: promos}
        """),
      .accepts(
        "A channel file",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation: {channelId: promos}
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="3"/></resources>
        """),
    ],
    check: .campaign(checkNoChannelSource))
}

@Sendable
private func checkNoChannelSource(_ subject: CampaignSubject, report: inout Report) {
  // A project that keeps none of the app's files here has nothing to be held against, which needs no saying.
  guard !subject.catalog.files.isEmpty, !subject.catalog.hasFile(.channels) else { return }
  for use in subject.channelUses where use.isKnownNowhere(in: subject) {
    report(
      "no file declares notification channels to hold '\(use.id.value)' against", at: use.id.range,
      help: "put the app's channel file under channels/", subject: Finding.Subject(field: Field.channelID.path))
  }
}
