import Diagnostics
import TestSupport
import Testing

@Suite struct CategoryReportsTests {
  private func findings(of rule: RuleID, category: String, _ files: String...) -> [Finding] {
    let campaign = """
      //- campaigns/sale.yaml
      content: {_default: en, en: {title: Sale, body: Today}}
      presentation: {category: \(category)}
      """
    let run = FixtureRun(Fixture(([campaign] + files).joined(separator: "\n")))
    return run.findings.filter { $0.rule == rule }
  }

  @Test(arguments: [
    (0, nil), (1, "declared are 'cat-1'"), (5, "declared are 'cat-1', 'cat-2', 'cat-3', 'cat-4', 'cat-5'"),
    (6, "declared are 'cat-1', 'cat-2', 'cat-3', 'cat-4', 'cat-5' and 1 more"),
    (7, "declared are 'cat-1', 'cat-2', 'cat-3', 'cat-4', 'cat-5' and 2 more"),
  ])
  func `five ids at most are listed, each once and in order`(_ count: Int, _ help: String?) {
    let ids = (0..<count).map { "cat-\(count - $0)" }
    let found = findings(
      of: "unknown-category", category: "checkout", CategoryFiles.categories(ids), CategoryFiles.groups(ids))
    #expect(found.map(\.message) == ["category 'checkout' is not declared"])
    #expect(found.map(\.help) == [help])
  }

  @Test func `an id that is nearly right is asked for instead`() {
    let found = findings(of: "unknown-category", category: "yes_on", CategoryFiles.categories(["yes_no", "other"]))
    #expect(found.map(\.help) == ["did you mean 'yes_no'?"])
  }

  @Test(arguments: [
    ([CategoryFiles.categories(["go"])], "'go' is no button group of Android: no buttons show there", Severity.warning),
    (
      [CategoryFiles.categories(["go"]), CategoryFiles.groups(["other"])],
      "'go' is no button group of Android: no buttons show there", nil
    ),
    ([CategoryFiles.groups(["go"])], "'go' is no category of iOS: no buttons show there", Severity.warning),
    (
      [CategoryFiles.groups(["go"]), CategoryFiles.categories(["other"])],
      "'go' is no category of iOS: no buttons show there", nil
    ),
  ])
  func `the platform without buttons is named, a warning where the project has no file of it`(
    _ files: [String], _ message: String, _ severity: Severity?
  ) {
    let found = findings(of: "category-on-one-platform", category: "go", files.joined(separator: "\n"))
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.severity) == [severity])
  }

  @Test(arguments: [
    (
      CategoryFiles.button("yes", ""), CategoryFiles.action("yes", "<key>foreground</key><true/>"),
      ["the action 'yes' does not say foreground: on Android that is true"]
    ),
    (
      CategoryFiles.button("yes", "foreground=\"false\""), CategoryFiles.action("yes", ""),
      ["the action 'yes' does not say foreground: on iOS that is false"]
    ),
    // What differs is reported as that.
    (CategoryFiles.button("yes", ""), CategoryFiles.action("yes", ""), []),
    (CategoryFiles.button("yes", ""), CategoryFiles.action("ok", "<key>foreground</key><true/>"), []),
  ])
  func `foreground is left out only where both platforms have the same action`(
    _ button: String, _ action: String, _ messages: [String]
  ) {
    let found = findings(
      of: "implicit-foreground", category: "go", CategoryFiles.groups(["go"], buttons: button),
      CategoryFiles.categories(["go"], actions: action))
    #expect(found.map(\.message) == messages)
  }
}
