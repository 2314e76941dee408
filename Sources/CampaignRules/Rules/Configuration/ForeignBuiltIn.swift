import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let foreignBuiltIn = Rule(
    id: "foreign-built-in",
    category: .correctness,
    summary: "campaign names a channel or a category of an SDK that the app does not have",
    rationale: """
      Airship's SDK brings along channels (`com.urbanairship.…`) and button groups (`ua_…`), Braze's a channel and four
      categories (`ab_cat_…`). In an app without that SDK nobody declares them: the notification has no buttons, or is
      posted to a fallback channel. `app.sdk` in `carillon.yaml` says which SDK the app has; without it, it is that of
      the vendor whose send API the targets are of.
      """,
    examples: [
      .flags(
        "A button group of Airship's in an app with Braze's SDK",
        """
        //- carillon.yaml
        app: {sdk: braze}
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation:
          category: ua_yes_no_foreground
                    ^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "A channel of Airship's in an app without any SDK",
        """
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation:
          channelId: com.urbanairship.news
                     ^^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "A category of Braze's in an app with Airship's SDK",
        """
        //- carillon.yaml
        app: {sdk: airship}
        //- campaigns/sale.yaml
        platforms: [ios]
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation:
          category: ab_cat_yes_no
                    ^^^^^^^^^^^^^
        """),
      .accepts(
        "A button group of the app's SDK",
        """
        //- carillon.yaml
        app: {sdk: airship}
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation: {category: ua_yes_no_foreground}
        """),
      .accepts(
        "A channel of that id that the app declares itself",
        """
        //- campaigns/sale.yaml
        platforms: [android]
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation: {channelId: com_appboy_default_notification_channel}
        //- channels/ua_custom_notification_channels.xml
        <resources>
        <NotificationChannel id="com_appboy_default_notification_channel" name="@string/news" importance="3"/>
        </resources>
        """),
    ],
    check: .campaign(checkForeignBuiltIn))
}

@Sendable
private func checkForeignBuiltIn(_ subject: CampaignSubject, report: inout Report) {
  let catalog = subject.catalog
  for use in subject.categoryUses where catalog.category(use.id.value) == nil && catalog.group(use.id.value) == nil {
    guard let sdk = subject.configuration.app.sdk.otherSDK(withActionSet: use.id.value) else { continue }
    reportForeign("category", use.id, of: sdk, field: .category, in: subject, &report)
  }
  for use in subject.channelUses where catalog.channel(use.id.value) == nil {
    guard let sdk = subject.configuration.app.sdk.otherSDK(withChannel: use.id.value) else { continue }
    reportForeign("channel", use.id, of: sdk, field: .channelID, in: subject, &report)
  }
}

private func reportForeign(
  _ kind: String, _ id: Located<String>, of sdk: Configuration.App.SDK, field: Field, in subject: CampaignSubject,
  _ report: inout Report
) {
  guard let vendor = sdk.vendorName else { return }
  let app = subject.configuration.app
  report(
    "\(kind) '\(id.value)' is one of \(vendor)'s own, and the app "
      + (app.sdk.vendorName.map { "has \($0)'s SDK" } ?? "has no vendor's SDK"),
    at: id.range, notes: app.sdkRange.map { [.init("the SDK is named here", at: $0)] } ?? [],
    help: "declare a \(kind) of the app's own, or set app.sdk to '\(sdk.rawValue)'",
    subject: Finding.Subject(field: field.path))
}
