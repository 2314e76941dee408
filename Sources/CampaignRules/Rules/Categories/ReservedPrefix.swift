import CampaignModel
import Diagnostics
import Documents
import SourceText

extension Rule {
  package static let reservedPrefix = Rule(
    id: "reserved-prefix",
    category: .correctness,
    summary: "an id or a name begins as those of an SDK's own",
    rationale: """
      Airship refuses groups whose id begins with `ua_` with a line in the device's log, and keeps that prefix
      for its strings and drawables: one of that name replaces the SDK's, and a reference to one of the SDK's own breaks when
      it is renamed, which is a warning. Braze's own categories begin with `ab_`.
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
      .flags(
        "A string of the app with the SDK's prefix",
        """
        //- carillon.yaml
        app: {sdk: airship}
        //- channels/values/strings.xml
        <resources><string name="ua_promo">Promotions</string></resources>
                                 ^^^^^^^^
        """),
      .flags(
        "A label that is one of the SDK's own",
        """
        //- carillon.yaml
        app: {sdk: airship}
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="promo">
        <UrbanAirshipActionButton id="yes" foreground="true" android:label="@string/ua_notification_button_yes"/>
                                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
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
  let catalog = subject.catalog
  for set in catalog.groups + catalog.categories {
    refuse(set.id, "'\(set.id.value)' may be refused", report: &report)
    for action in set.actions {
      refuse(action.id, "'\(action.id.value)' may be taken for one of them", report: &report)
    }
  }
  for channel in catalog.channels {
    refuse(channel.id, "'\(channel.id.value)' may be taken for one of them", report: &report)
  }
  // What follows is of the SDK that is there; a project that says of none has its own files to tell.
  guard subject.configuration.app.sdk == .airship || catalog.hasFile(.categories) || catalog.hasFile(.actionGroups)
  else { return }
  for value in catalog.files.flatMap(\.values) where value.name.value.hasPrefix("ua_") {
    report(
      "the prefix 'ua_' is kept for the SDK's own: '\(value.name.value)' replaces a resource of that name, or will",
      at: value.name.range, help: "choose a name of the app")
  }
  let keys = catalog.categories.flatMap(\.actions).compactMap(\.labelKey).map { ($0.value, $0.range) }
  let references = catalog.references.filter { $0.reference.packageName == nil }.map { ($0.reference.name, $0.range) }
  for (name, range) in keys + references where name.hasPrefix("ua_") {
    report(
      "'\(name)' is the SDK's own and may change with it", at: range, help: "use a resource of the app",
      severity: .warning)
  }
}

/// Reports an id that begins as those of an SDK.
private func refuse(_ id: Located<String>, _ consequence: String, report: inout Report) {
  guard let prefix = ["ua_", "ab_"].first(where: { id.value.hasPrefix($0) }) else { return }
  report(
    "the prefix '\(prefix)' is kept for the SDK's own: \(consequence)", at: id.range, help: "choose an id of the app")
}
