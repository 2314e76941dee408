import CampaignModel
import Diagnostics
import Documents
import SourceText

extension Rule {
  package static let markupInLabel = Rule(
    id: "markup-in-label",
    category: .suspicious,
    summary: "a button's label has markup",
    rationale: """
      The SDK draws a label as HTML: `<` and `&` begin markup there, and what looks like a tag is gone.
      """,
    examples: [
      .flags(
        "An ampersand and a tag",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="g">
        <UrbanAirshipActionButton id="yes" android:label="Yes &lt;3"/>
                                                          ^^^^^^^^^
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
      .flags(
        "Labels that name strings with markup",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="g">
        <UrbanAirshipActionButton id="yes" android:label="@string/yes"/>
                                                          ^^^^^^^^^^^
        <UrbanAirshipActionButton id="no" android:label="@string/no"/>
                                                         ^^^^^^^^^^
        </UrbanAirshipActionButtonGroup>
        </resources>
        //- channels/values/strings.xml
        <resources><string name="yes">Yes &lt;3</string><string name="no"><b>No</b></string></resources>
        """),
      .accepts(
        "Plain text",
        """
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="g">
        <UrbanAirshipActionButton id="yes" android:label="Yes"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
        """),
    ],
    check: .catalog(checkMarkupInLabel))
}

@Sendable
private func checkMarkupInLabel(_ subject: CatalogSubject, report: inout Report) {
  for action in subject.catalog.groups.flatMap(\.actions) {
    guard let label = action.label else { continue }
    if let reference = label.reference, reference.packageName == nil {
      guard let entry = subject.catalog.resources.text(reference.name, for: nil), let string = entry.string,
        string.hasMarkup || string.text.contains(where: { $0 == "<" || $0 == "&" })
      else { continue }
      report(
        "the label of the button '\(action.id.value)' has markup, which the SDK draws as HTML", at: label.text.range,
        notes: entry.contentRange.map { [.init("the text stands here", at: $0)] } ?? [])
    } else if label.text.value.contains(where: { $0 == "<" || $0 == "&" }) {
      report(
        "the label of the button '\(action.id.value)' has '<' or '&', which the SDK draws as HTML", at: label.text.range
      )
    }
  }
}
