import CampaignModel
import Diagnostics
import Documents
import SourceText

extension Rule {
  package static let duplicateResource = Rule(
    id: "duplicate-resource",
    category: .correctness,
    summary: "a directory declares a resource twice",
    rationale: """
      aapt2 refuses two values of one type and name in one directory, and two files whose names differ in what follows the
      first point alone: the app does not build.
      """,
    examples: [
      .flags(
        "In two files of one directory",
        """
        //- channels/values/more.xml
        <resources><string name="promos">Promotions</string></resources>
        //- channels/values/strings.xml
        <resources><string name="promos">Offers</string></resources>
                                 ^^^^^^
        """),
      .accepts(
        "In two languages",
        """
        //- channels/values/strings.xml
        <resources><string name="promos">Promotions</string><bool name="promos">true</bool></resources>
        //- channels/values-de/strings.xml
        <resources><string name="promos">Angebote</string></resources>
        """),
      .accepts(
        "An id, which may be declared as often as one likes",
        """
        //- channels/values/ids.xml
        <resources><item type="id" name="promos"/></resources>
        //- channels/values/more.xml
        <resources><item type="id" name="promos"/></resources>
        """),
    ],
    check: .catalog(checkDuplicateResource))
}

@Sendable
private func checkDuplicateResource(_ subject: CatalogSubject, report: inout Report) {
  let table = subject.catalog.resources
  // An id may be declared as often as one likes.
  for type in table.types.sorted() where type != "id" && type != "attr" {
    for name in table.names(of: type) {
      var firsts: [ByteString: ResourceTable.Entry] = [:]
      for entry in table.entries(type, name) {
        let place = ByteString(entry.folder + " " + (entry.product ?? ""))
        guard let first = firsts[place] else {
          firsts[place] = entry
          continue
        }
        if entry.contentRange == nil {
          report(
            "'\(first.path)' and '\(entry.path)' are one resource: the app does not build", at: nil,
            help: "rename one of the two")
        } else {
          report(
            "the \(type) '\(name)' is declared twice in '\(entry.directory)': the app does not build",
            at: entry.name.range, notes: [.init("first here", at: first.name.range)], help: "delete one of the two")
        }
      }
    }
  }
}
