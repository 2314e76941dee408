import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let messageSoundIgnored = Rule(
    id: "message-sound-ignored",
    category: .suspicious,
    summary: "a campaign's sound is not its channel's",
    rationale: """
      From Android 8 on the channel plays its own sound, and that of the message is passed over.
      """,
    examples: [
      .flags(
        "Another sound than the channel has",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation:
          channelId: promos
          sound: chime.caf
                 ^^^^^^^^^
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="3"/></resources>
        """),
      .accepts(
        "The sound of the channel",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation: {channelId: promos, sound: chime.caf}
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="3" sound="@raw/chime"/></resources>
        """),
    ],
    check: .campaign(checkMessageSoundIgnored))
}

@Sendable
private func checkMessageSoundIgnored(_ subject: CampaignSubject, report: inout Report) {
  var seen: [SourceRange] = []
  for entry in subject.layers where subject.carries(.channelID, entry.target) {
    guard let sound = entry.layer.settings[.sound], case .sound(.named(let name)) = sound.value,
      let channel = subject.channel(of: entry), channel.isAuthored, !seen.contains(sound.range)
    else { continue }
    let resource = Substring(name).split(separator: "/").last.map { $0.split(separator: ".").first ?? $0 }.map(
      String.init)
    guard resource != channel.soundResource else { continue }
    seen.append(sound.range)
    let own = channel.sound
    report(
      "Android 8 and later play the channel's sound, \(channel.soundResource.map { "'\($0)'" } ?? "the system's own")"
        + ", not '\(name)'",
      at: sound.range,
      notes: [.init("the channel '\(channel.id.value)' is declared here", at: own?.range ?? channel.id.range)],
      help: "give the channel this sound, or choose another channel", subject: Finding.Subject(field: Field.sound.path))
  }
}
