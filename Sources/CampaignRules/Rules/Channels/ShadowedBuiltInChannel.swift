import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let shadowedBuiltInChannel = Rule(
    id: "shadowed-built-in-channel",
    category: .suspicious,
    summary: "a channel takes the place of one of the SDK's",
    rationale: """
      The SDK creates its own channels when a push first names one, and looks for one of the app's first. A
      channel with such an id replaces the SDK's; with its prefix alone it may collide with one of a later
      release.
      """,
    examples: [
      .flags(
        "An id of the SDK's",
        """
        //- carillon.yaml
        app: {sdk: airship}
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="com.urbanairship.news" name="News" importance="2"/></resources>
                                            ^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "An id of the app",
        """
        //- carillon.yaml
        app: {sdk: airship}
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="com.acme.news" name="News" importance="2"/></resources>
        """),
    ],
    check: .catalog(checkShadowedBuiltInChannel))
}

@Sendable
private func checkShadowedBuiltInChannel(_ subject: CatalogSubject, report: inout Report) {
  for channel in subject.catalog.channels {
    let id = channel.id.value
    if subject.catalog.builtInChannels.contains(where: { $0.id.value.utf8.elementsEqual(id.utf8) }) {
      report(
        "the channel '\(id)' takes the place of the SDK's own", at: channel.id.range, help: "choose an id of the app")
    } else if id.hasPrefix("com.urbanairship.") {
      report(
        "the prefix 'com.urbanairship.' belongs to the SDK's own channels", at: channel.id.range,
        help: "choose an id of the app")
    }
  }
}
