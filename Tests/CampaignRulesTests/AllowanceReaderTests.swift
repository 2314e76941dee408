import CampaignRules
import Diagnostics
import TestSupport
import Testing

/// Where an allowance works: at the end of, or alone above, the first line of the range or of the key of an entry around.
@Suite struct AllowanceReaderTests {
  /// The ids that are printed for a campaign with an unused variable, whose allowance stands in one of many places.
  private func ids(_ text: String) -> [String] {
    FixtureRun([(path: "campaigns/a.yaml", bytes: Array(text.utf8))]).diagnostics().map(\.finding.rule.rawValue)
  }

  @Test(arguments: [
    "variables: # carillon: allow unused-variable\n  a: {maxLength: 4}\n",
    "# carillon: allow unused-variable\nvariables:\n  a: {maxLength: 4}\n",
    "variables:\n  # carillon: allow unused-variable\n  a: {maxLength: 4}\n",
    "variables:\n  a: {maxLength: 4} # carillon: allow unused-variable\n",
    "variables:\n  a: {maxLength: 4}\t# carillon: allow unused-variable -- soon\n",
    "variables: {a: {maxLength: 4}} # carillon: allow missing-fallback,unused-variable\ncontent: 1\n",
  ])
  func `an allowance in its place silences`(_ text: String) {
    let found = ids("silent: true\n" + text)
    #expect(!found.contains("unused-variable"))
  }

  @Test(arguments: [
    // Below, or two lines above.
    "variables:\n  a: {maxLength: 4}\n  # carillon: allow unused-variable\n",
    "# carillon: allow unused-variable\n\nvariables:\n  a: {maxLength: 4}\n",
    // At another entry.
    "silent: true # carillon: allow unused-variable\nvariables:\n  a: {maxLength: 4}\n",
    // At an entry inside.
    "variables:\n  a:\n    maxLength: 4 # carillon: allow unused-variable\n",
    // In a text.
    "data: {x: '# carillon: allow unused-variable'}\nvariables:\n  a: {maxLength: 4}\n",
    "data:\n  x: |\n    # carillon: allow unused-variable\nvariables:\n  a: {maxLength: 4}\n",
    // In a comment about it.
    "variables:\n  a: {maxLength: 4} # see carillon: allow unused-variable\n",
    // As a reason.
    "variables: # carillon: allow missing-fallback -- unused-variable\n  a: {maxLength: 4}\n",
  ])
  func `an allowance elsewhere does not`(_ text: String) {
    let found = ids((text.hasPrefix("silent") ? "" : "silent: true\n") + text)
    #expect(found.contains("unused-variable"))
  }

  @Test(arguments: [
    "# carillon: allow-file unused-variable",
    "# A campaign.\n# carillon: allow-file missing-fallback, unused-variable -- both",
    "---\n# carillon: allow-file unused-variable",
  ])
  func `an allowance for the file stands at its head`(_ head: String) {
    let found = ids("\(head)\nsilent: true\nvariables:\n  a: {maxLength: 4}\n  b: {maxLength: 4}\n")
    #expect(!found.contains("unused-variable"))
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a last line without a line break can be allowed`(_ lineEnd: String) {
    let lines = ["silent: true", "# carillon: allow unused-variable", "variables: {a: {maxLength: 4}}"]
    let found = ids(lines.joined(separator: lineEnd))
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    "# carillon: allow", "# carillon:", "# carillon: allow -- because", "# carillon: deny unused-variable",
    "# carillon:allow unused-variable",
  ])
  func `a comment that says something else is told`(_ comment: String) {
    let found = ids("silent: true \(comment)\n")
    #expect(found == ["unused-allowance"])
  }
}
