import CampaignModel
import CampaignRules
import CampaignTargets
import Diagnostics
import Documents
import SourceText
import Testing

/// The limit on all artifacts together: four targets alone cannot reach it within the other two limits.
@Suite struct TooManyArtifactsTests {
  @Test(arguments: [(locales: 125, isTooMany: false), (locales: 126, isTooMany: true)])
  func `targets times variants times locales are at most 20,000`(_ locales: Int, _ isTooMany: Bool) throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let tags = letters.flatMap { first in letters.map { "q\(first)\($0)" } }.prefix(locales)
    let copies = tags.map { "  \($0): {title: Sale, body: Today}\n" }.joined()
    let variants = (1...16).map { "  v\($0): {weight: \($0 == 16 ? 10 : 6)}\n" }.joined()
    let text = "content:\n  _default: qaa\n\(copies)variants:\n\(variants)"
    let file = SourceFile(id: FileID(0), path: "campaigns/a.yaml", bytes: Array(text.utf8))
    let document = try #require(YAMLReader.read(file).value)
    let read = CampaignReader.read(document, path: file.path, configuration: Configuration())
    let campaign = try #require(read.value)
    let ten = Array(repeating: Target.apns, count: 10)
    let subject = CampaignSubject(
      campaign: campaign, configuration: Configuration(), catalog: Catalog(), targets: ten, asOf: nil)
    let found = Rule.findings(in: subject, by: Policy(configuration: Configuration()))
    let messages = found.filter { $0.rule == "too-many-artifacts" }.map(\.message)
    #expect(messages == (isTooMany ? ["campaign would have 20160 artifacts, the limit is 20000"] : []))
  }
}
