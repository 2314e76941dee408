import CampaignModel
import Diagnostics
import Documents
import SourceText

extension Rule {
  package static let missingDefaultResource = Rule(
    id: "missing-default-resource",
    category: .correctness,
    summary: "a resource exists for some locales only",
    rationale: """
      A device in another locale finds nothing where `values/` lacks the resource: aapt2 removes such a string
      with a warning, and what refers to it fails.
      """,
    examples: [
      .flags(
        "A string in German alone",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="@string/promos" importance="3"/></resources>
                                                     ^^^^^^^^^^^^^^
        //- channels/values/strings.xml
        <resources><string name="app">Acme</string></resources>
        //- channels/values-de/strings.xml
        <resources><string name="promos">Angebote</string></resources>
        """),
      .accepts(
        "A string with a default",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="a" name="@string/promos" importance="3"/></resources>
        //- channels/values/strings.xml
        <resources><string name="promos">Promotions</string></resources>
        //- channels/values-de/strings.xml
        <resources><string name="promos">Angebote</string></resources>
        """),
    ],
    check: .catalog(checkMissingDefaultResource))
}

@Sendable
private func checkMissingDefaultResource(_ subject: CatalogSubject, report: inout Report) {
  for use in subject.catalog.references where use.isLookedUp(in: subject) {
    let entries = subject.catalog.resources.entries(use.reference.type, use.reference.name)
    guard let first = entries.first, !entries.contains(where: \.isDefault) else { continue }
    let isFile = first.contentRange == nil
    report(
      "'\(use.reference.description)' has no default: it exists in '\(first.directory)' only", at: use.range,
      notes: isFile ? [] : [.init("it is declared here", at: first.name.range)],
      help: "add it to '\(isFile ? use.reference.type : "values")'")
  }
}
