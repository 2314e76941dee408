import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let reservedDataKey = Rule(
    id: "reserved-data-key",
    category: .correctness,
    isLowerable: false,
    summary: "a key of data means something else to a target",
    rationale: """
      FCM refuses `from`, `gcm` and keys that start with `google` or `gcm.notification`, and takes `message_type` for its
      own, so that the message is accepted and never delivered. In the data messages for Android and Fire OS the
      notification's own fields (`title`, `body`, `url` …) stand in the same flat map as the campaign's data: a key of such
      a name would replace one of them. In the messages of Customer Insights the links, the picture and the tracking id stand
      among the data as well.
      """,
    examples: [
      .flags(
        "Keys that FCM keeps for itself",
        """
        platforms: [android]
        silent: true
        data:
          from: shop
        # ^^^^
          message_type: promo
        # ^^^^^^^^^^^^
          google.sent: "1"
        # ^^^^^^^^^^^
          gcm.notification.x: "1"
        # ^^^^^^^^^^^^^^^^^^
          gcm: "1"
        # ^^^
        """),
      .flags(
        "A field of the notification, for Fire OS alone",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
        fireos: {data: {title: Sale}}
        #               ^^^^^
        """),
      .flags(
        "What Customer Insights puts there itself",
        """
        //- carillon.yaml
        targets: [customer-insights]
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: Sale, body: Today}
        data: {trackingId: "7", title: Sale}
        #      ^^^^^^^^^^       ^^^^^
        """),
      .accepts(
        "The same keys where nothing reads them so",
        """
        platforms: [ios, fireos]
        content:
          _default: en
          en: {title: Sale, body: Today}
        data: {from: shop, gcmId: "1", message_type: promo}
        ios: {data: {title: Sale}}
        """),
    ],
    check: .campaign(checkReservedDataKey))
}

@Sendable
private func checkReservedDataKey(_ subject: CampaignSubject, report: inout Report) {
  for data in subject.placedData {
    let key = data.entry.key
    let takers = data.targets.filter { isReserved(key.value, by: $0) }
    guard !takers.isEmpty else { continue }
    let isFCMs = isReservedByFCM(key.value)
    report(
      "data key '\(key.value)' is reserved by \(takers.map(\.name).joined(separator: " and "))", at: key.range,
      help: isFCMs
        ? "FCM reserves 'from', 'gcm', 'message_type', and what starts with 'google' or 'gcm.notification'"
        : "it is a field of the notification there: choose another name",
      subject: Finding.Subject(field: .data, targets: takers.map(\.name)))
  }
}

private func isReserved(_ key: String, by target: Target) -> Bool {
  switch target.name {
  case "fcm": isReservedByFCM(key) || isNotificationField(key)
  case "adm": isNotificationField(key)
  case "customer-insights-android":
    isReservedByFCM(key) || Target.customerInsightsAndroidNames.contains { $0.utf8.elementsEqual(key.utf8) }
  case "customer-insights-ios": Target.customerInsightsIOSNames.contains { $0.utf8.elementsEqual(key.utf8) }
  default: false
  }
}

private func isNotificationField(_ key: String) -> Bool {
  Target.androidDataNames.contains { $0.utf8.elementsEqual(key.utf8) }
}

/// What the reference of FCM's `Message.data` and its page of error codes name (read 2026-11-30).
private func isReservedByFCM(_ key: String) -> Bool {
  ["from", "gcm", "message_type"].contains { $0.utf8.elementsEqual(key.utf8) }
    || key.utf8.starts(with: "google".utf8) || key.utf8.starts(with: "gcm.notification".utf8)
}
