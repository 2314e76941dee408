import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let reservedPrefix = Rule(
    id: "reserved-prefix",
    category: .correctness,
    summary: "an id begins as those of an SDK's own",
    rationale: """
      Airship refuses groups whose id begins with `ua_` with a line in the device's log, and keeps that prefix
      for its strings and drawables; Braze's own categories begin with `ab_`.
      """,
    examples: [
      .flags(
        "A group of the app with the SDK's prefix",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="ua_promo">
                                           ^^^^^^^^
        <UrbanAirshipActionButton id="yes" foreground="true" android:label="Yes"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
      .accepts(
        "A similar one",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="UA_promo">
        <UrbanAirshipActionButton id="yes" foreground="true" android:label="Yes"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
    ],
    check: .catalog(checkReservedPrefix))
}

@Sendable
private func checkReservedPrefix(_ subject: CatalogSubject, report: inout Report) {
  for set in subject.catalog.groups + subject.catalog.categories {
    guard let prefix = ["ua_", "ab_"].first(where: { set.id.value.hasPrefix($0) }) else { continue }
    report(
      "the prefix '\(prefix)' is kept for the SDK's own: '\(set.id.value)' may be refused", at: set.id.range,
      help: "choose an id of the app")
  }
}
