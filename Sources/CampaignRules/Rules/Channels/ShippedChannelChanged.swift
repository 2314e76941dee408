import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let shippedChannelChanged = Rule(
    id: "shipped-channel-changed",
    category: .correctness,
    summary: "a channel that has shipped is declared otherwise",
    rationale: """
      Android keeps a channel as the app first created it: importance, sound, vibration, lights, badge and the rest
      belong to the user from then on, also after the app has deleted the channel and created it anew. Only the name, the
      description and a group where there was none are taken over; a lower importance only where the user has changed
      nothing. `channels.lock` holds what has shipped. A new id makes a new channel; where old installs may stay as they
      are, `carillon lock --accept ID` says so.
      """,
    examples: [
      .flags(
        "More important than it was",
        """
        //- channels.lock
        version: 1
        channels:
          "com.acme.promos": {importance: 3, sound: ""}
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="com.acme.promos" name="Promotions" importance="4"/></resources>
                                                                                           ^
        """),
      .flags(
        "No sound any more",
        """
        //- channels.lock
        version: 1
        channels:
          "promos": {importance: 3, sound: "@raw/chime"}
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="3"/></resources>
                    ^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "Another name, the same sound in another spelling",
        """
        //- channels.lock
        version: 1
        channels:
          "promos": {importance: 3, sound: "@raw/chime"}
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Offers" importance="3" sound="chime"/></resources>
        """),
      .accepts(
        "A channel that has not shipped yet",
        """
        //- channels.lock
        version: 1
        channels: {}
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" importance="4"/></resources>
        """),
    ],
    check: .catalog(checkShippedChannelChanged))
}

@Sendable
private func checkShippedChannelChanged(_ subject: CatalogSubject, report: inout Report) {
  for locked in subject.catalog.lock?.channels ?? [] {
    guard let channel = subject.catalog.channel(locked.id.value), channel.isAuthored else { continue }
    for change in locked.changes(in: channel) {
      let id = channel.id.value
      let (old, new) = (words(change.shipped.value), words(change.declared.value))
      let reach =
        change.reachesSome
        ? "installed apps take \(new) only where the user has changed nothing"
        : "installed apps keep that and never see \(new)"
      report(
        "the channel '\(id)' has shipped with \(change.attribute.rawValue) \(old): \(reach)", at: change.declared.range,
        notes: [.init("what has shipped", at: change.shipped.range)],
        help: "declare a channel '\(nextID(id, in: subject.catalog))', or accept it: carillon lock --accept \(id)",
        severity: change.reachesSome ? .warning : nil)
    }
  }
}

private func words(_ value: String) -> String {
  value.isEmpty ? "none" : "'\(value)'"
}

/// The id with a version behind it, or the next one, that no channel has.
private func nextID(_ id: String, in catalog: Catalog) -> String {
  let match = id.wholeMatch(of: /(.+[._-]v)([1-9][0-9]{0,5})/)
  let separator = id.contains(".") ? "." : id.contains("-") ? "-" : "_"
  let stem = match.map { String($0.1) } ?? id + separator + "v"
  var number = (match.flatMap { Int($0.2) } ?? 1) + 1
  while catalog.channel(stem + String(number)) != nil { number += 1 }
  return stem + String(number)
}
