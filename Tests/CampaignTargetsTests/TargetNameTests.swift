import CampaignModel
import CampaignTargets
import Testing

@Suite struct TargetNameTests {
  @Test func `each name that a project can choose has a target, and each target a name`() {
    #expect(Target.all.map(\.name) == TargetName.all)
  }
}
