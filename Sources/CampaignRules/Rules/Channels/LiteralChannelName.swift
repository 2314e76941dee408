import CampaignModel
import Diagnostics
import Documents
import SourceText

extension Rule {
  package static let literalChannelName = Rule(
    id: "literal-channel-name",
    category: .suspicious,
    summary: "a channel's name is written in one language",
    rationale: """
      The name stands in the system's settings, in the user's language where it is a string resource. An app
      that has string resources can translate it: `name="@string/channel_promos"`.
      """,
    examples: [
      .flags(
        "A name in an app that has string resources",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="3"/></resources>
                                                          ^^^^^^^^^^
        //- channels/values/strings.xml
        <resources><string name="app">Acme</string></resources>
        """),
      .accepts(
        "A name from the resources",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="@string/promos" importance="3"/></resources>
        //- channels/values/strings.xml
        <resources><string name="promos">Promotions</string></resources>
        """),
    ],
    check: .catalog(checkLiteralChannelName))
}

@Sendable
private func checkLiteralChannelName(_ subject: CatalogSubject, report: inout Report) {
  guard subject.catalog.resources.types.contains("string") else { return }
  for channel in subject.catalog.channels where channel.name.reference == nil {
    report(
      "the channel's name is the same in every language", at: channel.name.text.range,
      help: "put it into the string resources and write '@string/…'")
  }
}
