import Diagnostics
import TestSupport
import Testing

@Suite struct RegisteredLabelTests {
  private func messages(of rule: RuleID, _ files: [String]) -> [String] {
    FixtureRun(Fixture(files.joined(separator: "\n"))).findings.filter { $0.rule == rule }.map(\.message)
  }

  private func campaign(_ locale: String) -> String {
    """
    //- campaigns/sale.yaml
    content: {_default: en, en: {title: T, body: B}, \(locale): {title: T, body: B}}
    presentation: {category: go}
    """
  }

  private let category = CategoryFiles.categories(
    ["go"], actions: CategoryFiles.action("yes", "<key>title_resource</key><string>label_go</string>"))

  @Test(arguments: [
    ("de", "de", true), ("de", "de-AT", true), ("pt-BR", "pt-PT", true), ("fr", "de", false),
    ("zh-Hant", "zh-Hans", false), ("zh-TW", "zh-Hant", true), ("sr-Latn", "sr", false), ("sr-Latn", "sr-Latn", true),
  ])
  func `a table serves a locale of its language and script`(_ table: String, _ locale: String, _ serves: Bool) {
    let files = [
      campaign(locale), category,
      CategoryFiles.groups(["go"], buttons: CategoryFiles.button("yes", label: "@string/go", "")),
      "//- channels/values/strings.xml\n<resources><string name=\"go\">Go</string></resources>",
      "//- channels/values-b+\(table.replacing("-", with: "+"))/strings.xml",
      "<resources><string name=\"go\">Go</string></resources>",
      "//- channels/Base.lproj/UrbanAirship.strings\n\"label_go\" = \"Go\";",
      "//- channels/\(table).lproj/UrbanAirship.strings\n\"label_go\" = \"Go\";",
    ]
    let message = "'go' and 1 more of the category 'go' has no translation for '\(locale)'"
    #expect(messages(of: "untranslated-label", files) == (serves ? [] : [message]))
  }

  @Test(arguments: [(1, ""), (2, " and 1 more"), (3, " and 2 more")])
  func `the first label without a translation is named, the others are counted`(_ count: Int, _ others: String) {
    let ids = ["a", "b", "c"].prefix(count)
    let buttons = ids.map { CategoryFiles.button($0, label: "@string/\($0)", "") }.joined()
    let strings = ids.map { "<string name=\"\($0)\">Go</string>" }.joined()
    let files = [
      campaign("de"), CategoryFiles.groups(["go"], buttons: buttons),
      "//- channels/values/strings.xml\n<resources>\(strings)</resources>",
    ]
    let message = "'a'\(others) of the category 'go' has no translation for 'de'"
    #expect(messages(of: "untranslated-label", files) == [message])
  }

  @Test func `a key that no table has is not one without a translation`() {
    let files = [campaign("de"), category, "//- channels/de.lproj/UrbanAirship.strings\n\"other\" = \"Los\";"]
    #expect(messages(of: "untranslated-label", files) == [])
    #expect(messages(of: "missing-resource", files) == ["the table 'UrbanAirship' has no key 'label_go'"])
  }

  @Test(arguments: [
    ("Go", ["the button says 'Go' on Android, not 'Shop'"]),
    ("@string/go", ["the button says 'Los' on Android, not 'Shop'"]),
    // Of the platform's own, and of a type that no label has: neither is the app's string of that name.
    ("@android:string/go", []), ("@bool/go", []),
  ])
  func `a title is held against the text that the label leads to`(_ label: String, _ expected: [String]) {
    let files = [
      """
      //- campaigns/sale.yaml
      content: {_default: en, en: {title: T, body: B, actions: [{id: "yes", title: Shop}]}}
      presentation: {category: go}
      """,
      CategoryFiles.groups(["go"], buttons: CategoryFiles.button("yes", label: label, "")),
      "//- channels/values/strings.xml\n<resources><string name=\"go\">Los</string></resources>",
    ]
    #expect(messages(of: "label-title-mismatch", files) == expected)
  }
}
