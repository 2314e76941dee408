import CampaignModel
import CampaignTargets
import Testing

@Suite struct TargetNameTests {
  @Test func `each name that a project can choose has a target, and each target a name`() {
    #expect(Target.all.map(\.name) == TargetName.all)
    #expect(Target.all.map(\.vendor) == TargetName.all.map(TargetName.vendor))
  }

  @Test func `a vendor's name stands for its targets, and no target has a vendor's name`() {
    #expect(TargetName.vendor(of: "customer-insights-ios") == "customer-insights")
    #expect(TargetName.vendor(of: "fcm") == nil)
    #expect(TargetName.members(of: "fcm") == ["fcm"])
    #expect(TargetName.members(of: "nothing") == ["nothing"])
    #expect(TargetName.usual == ["adm", "apns", "fcm", "webpush"])
    for group in TargetName.groups {
      #expect(TargetName.members(of: group) == TargetName.all.filter { $0.hasPrefix(group + "-") })
      #expect(!TargetName.all.contains(group))
    }
  }
}
