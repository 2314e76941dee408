import CampaignModel

extension VendorPage {
  /// `docs/targets/customer-insights.md`.
  static let customerInsights = VendorPage(
    vendor: "customer-insights",
    introduction: """
      # customer-insights-ios, customer-insights-android

      Messages of Microsoft Dynamics 365 Customer Insights – Journeys, as its documents tell an app to read them (read 2026-07): on iOS an
      APNs body with a `data` dictionary, on Android an FCM data message. `targets: [customer-insights]` means both.

      ```json
      {"aps": {"alert": {"title": "…", "body": "…"}}, "data": {"originalLink": "acme://sale", "trackingId": "{{trackingId}}"}}
      ```
      """,
    note: note,
    closing: """
      ## What the message has by itself

      | member | what it is |
      |---|---|
      | `data.trackingId` | `{{trackingId}}`, which the product fills for each message. All zeros mean: do not report. |
      | `data.link` | `{{link}}`, the redirected link that tells the product of a click. Only with `tracking: {consent: true}` in `carillon.yaml`. |
      | `data.originalLink` | the campaign's URL, always where it has one. |

      An app may open `link` only for people who agreed to being tracked, and Customer Insights has no way to ask them. So without
      `tracking.consent` no artifact has it, and an app that finds no `link` opens `originalLink`.

      Every field of the documents is there. The service extension that they show clears the title where a message has no `imageUrl`, and
      its check for a tracking id is the wrong way round: an app should not copy either.

      ## Placeholders

      The product fills them, as bare tokens: `{{firstName|there}}` becomes `{{firstName}}`. There is no way to write a fallback, so one is
      a warning, and a literal `{{` an error.

      ## Size

      As [`apns`](apns.md), the body in wire form, at most 4096 bytes; as [`fcm`](fcm.md), the keys and values of the data, at most 4096.
      What the product writes into each message counts as nothing: 36 bytes of tracking id, and with consent the tracked link. Keep
      room for them with `limits: {customer-insights-ios: {reserve: 300}}`.
      """)

  private static func note(_ field: Field) -> String? {
    switch field {
    case .contentURL: "`link` only with consent."
    case .contentActions: "Apps read no buttons from these messages; a category of iOS shows its own."
    case .channelID: "The app posts to its own channel."
    case .html: "The texts lose their markup."
    case .ttl: "For iOS the sender makes the expiration from it."
    case .iosCustom: "Members of the body."
    case .expiresAt:
      """
      iOS: the header `apns-expiration`. For Android the sender makes a time to live from the manifest's `expiresAt`.
      """
    case .priority: "iOS: the header `apns-priority`."
    case .collapseID: "iOS: the header `apns-collapse-id`."
    default: nil
    }
  }
}
