import CampaignRules
import Diagnostics
import Foundation
import TestSupport
import Testing

/// The catalogue through the command itself: what it can print is printed by an example, and explained.
@Suite struct CatalogueCommandTests {
  @Test(arguments: Rule.all.filter { !CatalogueCommandTests.isReportedByTool($0) })
  func `check prints the id of every rule for an example of it`(_ rule: Rule) throws {
    let example = try #require(rule.examples.first { $0.verdict == .flags })
    let folder = try TemporaryFolder()
    for file in Fixture(example.project).contents { try folder.write(file.path, Data(file.bytes)) }
    let severity = rule.defaultSeverity == .error ? "--error" : "--warning"
    let turnedOn = rule.isOnByDefault ? [] : [severity, rule.id.rawValue]
    let call = carillon(
      ["check", "--format", "concise", "--as-of", "2026-12-01T00:00:00Z"] + turnedOn, in: folder)
    #expect(call.status == 1 || rule.defaultSeverity == .warning && call.status == 0)
    #expect(call.output.contains("[\(rule.id)]"), "\(call.output)\(call.errors)")
  }

  @Test(arguments: Rule.all)
  func `explain says what every rule is about`(_ rule: Rule) {
    let call = carillon("explain", rule.id.rawValue)
    #expect(call.status == 0)
    #expect(call.output.contains(rule.summary))
  }

  @Test func `no campaigns and unsafe links are printed by the tool itself`() throws {
    let folder = try TemporaryFolder()
    try folder.write("campaigns/.keep", "")
    #expect(carillon("check", "--format", "concise", in: folder).output.contains("[no-campaigns]"))
    try folder.link("campaigns/a.yaml", to: "/etc/hostname")
    #expect(carillon("check", "--format", "concise", in: folder).output.contains("[unsafe-symlink]"))
    #expect(Rule.all.filter(Self.isReportedByTool).map(\.id.rawValue) == ["no-campaigns", "unsafe-symlink"])
  }

  static func isReportedByTool(_ rule: Rule) -> Bool {
    if case .tool = rule.check { true } else { false }
  }
}
