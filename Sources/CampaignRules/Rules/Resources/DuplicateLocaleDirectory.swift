import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let duplicateLocaleDirectory = Rule(
    id: "duplicate-locale-directory",
    category: .suspicious,
    summary: "two directories hold one string for one language",
    rationale: """
      Hebrew is `iw` and `he`, Indonesian `in` and `id`, Yiddish `ji` and `yi`: Android takes both codes for one
      language, aapt2 keeps both, and which one a device shows is not said anywhere.
      """,
    examples: [
      .flags(
        "Hebrew twice",
        """
        //- channels/values/strings.xml
        <resources><string name="a">A</string></resources>
        //- channels/values-he/strings.xml
        <resources><string name="a">א</string></resources>
        //- channels/values-iw/strings.xml
        <resources><string name="a">ב</string></resources>
                                 ^
        """),
      .accepts(
        "Hebrew once",
        """
        //- channels/values/strings.xml
        <resources><string name="a">A</string></resources>
        //- channels/values-iw/strings.xml
        <resources><string name="a">א</string></resources>
        """),
      .accepts(
        "Two languages, and one of them for another screen",
        """
        //- channels/values/strings.xml
        <resources><string name="a">A</string></resources>
        //- channels/values-de/strings.xml
        <resources><string name="a">Ä</string></resources>
        //- channels/values-iw/strings.xml
        <resources><string name="a">א</string></resources>
        //- channels/values-he-land/strings.xml
        <resources><string name="a">ב</string></resources>
        """),
    ],
    check: .catalog(checkDuplicateLocaleDirectory))
}

@Sendable
private func checkDuplicateLocaleDirectory(_ subject: CatalogSubject, report: inout Report) {
  let table = subject.catalog.resources
  for name in table.names(of: "string") {
    let entries = table.entries("string", name)
    for (index, entry) in entries.enumerated() where entry.locale != nil {
      guard
        let first = entries[..<index].first(where: {
          $0.locale == entry.locale && !$0.directory.utf8.elementsEqual(entry.directory.utf8) && !$0.isNarrowed
            && !entry.isNarrowed
        })
      else { continue }
      report(
        "'\(first.directory)' and '\(entry.directory)' are one language, and both hold '\(name)'", at: entry.name.range,
        notes: [.init("first here", at: first.name.range)], help: "keep one of the two directories")
    }
  }
}
