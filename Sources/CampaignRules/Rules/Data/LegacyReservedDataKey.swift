import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let legacyReservedDataKey = Rule(
    id: "legacy-reserved-data-key",
    category: .suspicious,
    summary: "a key of data is the name of an option in FCM's old interface",
    rationale: """
      FCM takes these keys, but overwrites them or has read them as options of the message in its earlier interface:
      `collapse_key` is replaced by the message's own. Libraries and relays that still know the old names drop them or
      refuse them.
      """,
    examples: [
      .flags(
        "A key that FCM overwrites",
        """
        silent: true
        data: {collapse_key: sale}
        #      ^^^^^^^^^^^^
        """),
      .accepts(
        "The campaign's own option",
        """
        silent: true
        delivery: {collapseId: sale}
        data: {collapse: sale}
        """),
      .accepts(
        "A campaign that FCM does not get",
        """
        platforms: [ios, fireos]
        silent: true
        data: {collapse_key: sale}
        """),
    ],
    check: .campaign(checkLegacyReservedDataKey))
}

@Sendable
private func checkLegacyReservedDataKey(_ subject: CampaignSubject, report: inout Report) {
  for data in subject.placedData where data.targets.contains(where: { $0.name == "fcm" }) {
    let key = data.entry.key
    guard legacyOptions.contains(where: { $0.utf8.elementsEqual(key.value.utf8) }) else { continue }
    report(
      "data key '\(key.value)' is an option of FCM's old interface, which may drop or overwrite it", at: key.range,
      help: "choose another name", subject: Finding.Subject(field: Field.data.path, target: "fcm"))
  }
}

/// Options of the legacy HTTP interface that no app's own key is likely to be by chance.
private let legacyOptions = [
  "collapse_key", "content_available", "delay_while_idle", "dry_run", "mutable_content", "notification_key",
  "registration_ids", "restricted_package_name", "time_to_live",
]
