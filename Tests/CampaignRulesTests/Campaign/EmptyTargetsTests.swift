import Diagnostics
import TestSupport
import Testing

@Suite struct EmptyTargetsTests {
  private let copy = "content: {_default: en, en: {title: T, body: B}}"

  private func finding(_ targets: String, _ campaign: String) -> Finding? {
    CheckedFixture("//- carillon.yaml\ntargets: [\(targets)]\n//- campaigns/a.yaml\n\(campaign)").findings
      .first { $0.rule == "empty-targets" }
  }

  @Test(arguments: [
    ("[]", "campaign is for no platform"), ("[web]", "no target of the project serves web"),
    ("[web, fireos]", "no target of the project serves fireos, web"),
  ])
  func `platforms that no target serves are named, beside the targets`(_ platforms: String, _ message: String) {
    let finding = finding("apns, fcm", "platforms: \(platforms)\n\(copy)")
    #expect(finding?.message == message)
    #expect(finding?.help == "the project's targets are apns, fcm")
  }

  @Test(arguments: [
    (
      "apns, fcm, webpush", "platforms: [web]\nsilent: true",
      "campaign is silent, which no target of its platforms can be: webpush", "add the platform ios"
    ),
    (
      "fcm, webpush", "platforms: [web]\nsilent: true",
      "campaign is silent, which no target of its platforms can be: webpush", "add the platform android"
    ),
    (
      "apns, webpush", "platforms: [web]\npresentation: {badge: 0}",
      "campaign is a badge alone, which no target of its platforms can be: webpush", "add the platform ios"
    ),
    (
      "braze", "presentation: {badge: 0}",
      "campaign is a badge alone, which no target of its platforms can be: braze-android, braze-ios, braze-kindle, braze-web",
      "name a target that can, such as apns, in 'targets' of carillon.yaml"
    ),
  ])
  func `the help is a platform of the project that can be so, or a target where it has none`(
    _ targets: String, _ campaign: String, _ message: String, _ help: String
  ) {
    let finding = finding(targets, campaign)
    #expect(finding?.message == message)
    #expect(finding?.help == help)
  }
}
