import CampaignCompiler
import CampaignModel
import CampaignRules
import Diagnostics
import Documents
import SourceText
import Testing

@Suite struct GeneratedCampaignTests {
  private static let project: Project? = {
    let file = SourceFile(id: FileID(0), path: "carillon.yaml", bytes: Array(GeneratedCampaign.configuration.utf8))
    guard let document = YAMLReader.read(file).value else { return nil }
    let outcome = ConfigurationReader.read(document)
    return outcome.findings.isEmpty ? Project(configuration: outcome.value, catalog: Catalog()) : nil
  }()

  @Test(arguments: 0..<200)
  func `a generated valid campaign has no finding, and artifacts`(_ seed: Int) throws {
    let project = try #require(Self.project)
    let campaign = GeneratedCampaign(seed: UInt64(seed))
    let file = SourceFile(id: FileID(1), path: "campaigns/generated-\(seed).yaml", bytes: Array(campaign.yaml.utf8))
    let compiled = compile(file, in: project)
    let printed = project.policy.diagnostics(compiled.findings, allowances: compiled.allowances)
    #expect(printed.map { "\($0.finding.rule): \($0.finding.message)" } == [], "\(campaign.yaml)")
    #expect(compiled.output != nil, "\(campaign.yaml)")
  }

  @Test func `the generated campaigns set every field that is good by itself`() throws {
    var seen: Set<Field> = []
    for seed in 0..<200 {
      let campaign = GeneratedCampaign(seed: UInt64(seed))
      let file = SourceFile(id: FileID(1), path: "campaigns/a.yaml", bytes: Array(campaign.yaml.utf8))
      let document = try #require(YAMLReader.read(file).value)
      let read = try #require(CampaignReader.read(document, path: file.path, configuration: Configuration()).value)
      for layer in [read.layers.base] + Platform.allCases.map({ read.layers[$0] }) {
        seen.formUnion(layer.settings.entries.map(\.field))
      }
    }
    let own = Field.allCases.filter { !["content", "data", "airship", "braze"].contains($0.specification.block) }
    #expect(own.filter { !seen.contains($0) }.map(\.path) == [])
  }
}
