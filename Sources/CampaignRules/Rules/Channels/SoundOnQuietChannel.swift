import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let soundOnQuietChannel = Rule(
    id: "sound-on-quiet-channel",
    category: .suspicious,
    summary: "a channel that makes no sound has a sound, a vibration or a light",
    rationale: """
      A channel of importance 2 or less is silent: it shows no banner, plays nothing, does not vibrate.
      """,
    examples: [
      .flags(
        "A sound at importance 2",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="2" sound="@raw/chime"/></resources>
                                                                              ^^^^^^^^^^
        """),
      .accepts(
        "A sound at importance 3",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="A" importance="3" sound="@raw/chime"/></resources>
        """),
    ],
    check: .catalog(checkSoundOnQuietChannel))
}

@Sendable
private func checkSoundOnQuietChannel(_ subject: CatalogSubject, report: inout Report) {
  for channel in subject.catalog.channels where channel.importance.value < 3 {
    let loud = channel.sound.map { ("sound", $0.range) } ?? channel.vibrationPattern.map { ("vibration", $0.range) }
    guard let (what, range) = loud else { continue }
    report(
      "the \(what) has no effect: a channel of importance \(channel.importance.value) is silent", at: range,
      notes: [.init("importance is set here", at: channel.importance.range)], help: "raise the importance to 3 or 4")
  }
}
