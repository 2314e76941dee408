import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let priorityExceedsChannel = Rule(
    id: "priority-exceeds-channel",
    category: .suspicious,
    summary: "a campaign asks for more attention than its channel gets",
    rationale: """
      From Android 8 on the importance of the channel decides whether a notification shows as a banner: below 4
      it does not, whatever the message says.
      """,
    examples: [
      .flags(
        "A high priority on a channel of importance 3",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation:
          channelId: promos
          displayPriority: high
                           ^^^^
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="3"/></resources>
        """),
      .accepts(
        "A high priority on a channel of importance 4",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation: {channelId: urgent, displayPriority: high}
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="urgent" name="Urgent" importance="4"/></resources>
        """),
    ],
    check: .campaign(checkPriorityExceedsChannel))
}

@Sendable
private func checkPriorityExceedsChannel(_ subject: CampaignSubject, report: inout Report) {
  var seen: [SourceRange] = []
  for entry in subject.layers where subject.carries(.channelID, entry.target) {
    guard let channel = subject.channel(of: entry), channel.importance.value < 4 else { continue }
    for (field, loud) in [
      (Field.displayPriority, ["high", "max"]), (.interruptionLevel, ["time-sensitive", "critical"]),
    ] {
      guard let value = entry.layer.settings[field], case .text(let level) = value.value, loud.contains(level),
        !seen.contains(value.range)
      else { continue }
      seen.append(value.range)
      report(
        "'\(level)' shows no banner on Android: the channel '\(channel.id.value)' has importance "
          + "\(channel.importance.value)",
        at: value.range,
        notes: channel.isAuthored ? [.init("importance is set here", at: channel.importance.range)] : [],
        help: "choose a channel of importance 4", subject: Finding.Subject(field: field.path))
    }
  }
}
