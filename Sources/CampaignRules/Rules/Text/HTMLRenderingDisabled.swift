import CampaignModel
import CampaignTargets
import Diagnostics
import Documents
import SourceText

extension Rule {
  package static let htmlRenderingDisabled = Rule(
    id: "html-rendering-disabled",
    category: .suspicious,
    summary: "a campaign has markup, and Braze's SDK in the app does not draw it",
    rationale: """
      Braze's Android SDK draws markup only where the app asks for it: with the boolean
      `com_braze_push_notification_html_rendering_enabled` among its values, usually in `values/braze.xml`, or with
      `setPushHtmlRenderingEnabled` in its code. Otherwise people see the tags. An app that says it in code can turn this rule
      off.
      """,
    examples: [
      .flags(
        "The app does not ask for it",
        """
        //- carillon.yaml
        targets: [braze-android]
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: "<b>Today</b>"}}
        presentation: {html: true}
        #                    ^^^^
        //- channels/values/strings.xml
        <resources><string name="sale">Sale</string></resources>
        """),
      .flags(
        "The app turns it off",
        """
        //- carillon.yaml
        targets: [braze-android]
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: "<b>Today</b>"}}
        presentation: {html: true}
        #                    ^^^^
        //- channels/values/braze.xml
        <resources><bool name="com_braze_push_notification_html_rendering_enabled">false</bool></resources>
        """),
      .accepts(
        "The app turns it on",
        """
        //- carillon.yaml
        targets: [braze-android]
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: "<b>Today</b>"}}
        presentation: {html: true}
        //- channels/values/braze.xml
        <resources><bool translatable="false" name="com_braze_push_notification_html_rendering_enabled">true</bool></resources>
        """),
      .accepts(
        "None of the app's values are there",
        """
        //- carillon.yaml
        targets: [braze-android]
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: "<b>Today</b>"}}
        presentation: {html: true}
        """),
    ],
    check: .campaign(checkHTMLRenderingDisabled))
}

@Sendable
private func checkHTMLRenderingDisabled(_ subject: CampaignSubject, report: inout Report) {
  guard subject.goes(to: .brazeAndroid), subject.catalog.hasFile(.values) else { return }
  let name = "com_braze_push_notification_html_rendering_enabled"
  let settings = subject.catalog.files.flatMap(\.values).filter { value in
    value.type == "bool" && value.name.value.utf8.elementsEqual(name.utf8)
  }
  guard !settings.contains(where: { $0.content == "true" }) else { return }
  for use in subject.uses(of: .html)
  where use.value.value == .flag(true) && use.targets.contains(where: { $0.name == Target.brazeAndroid.name }) {
    report(
      "the app does not turn on markup in Braze's SDK: people would see the tags", at: use.value.range,
      notes: settings.first.map { [.init("it is turned off here", at: $0.contentRange)] } ?? [],
      help: "add <bool name=\"\(name)\">true</bool> to values/braze.xml of the app",
      subject: Finding.Subject(field: Field.html.path, target: Target.brazeAndroid.name))
  }
}
