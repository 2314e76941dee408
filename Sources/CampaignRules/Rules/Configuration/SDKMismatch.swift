import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let sdkMismatch = Rule(
    id: "sdk-mismatch",
    category: .correctness,
    summary: "a target sends to an SDK that the app does not have",
    rationale: """
      What a vendor's send API delivers only that vendor's SDK understands: Airship's and Braze's messages have keys of
      their own, and an app with another SDK drops them without a word. Say in `app.sdk` which SDK the app has, or leave
      it out: then it is that of the targets' vendor.
      """,
    examples: [
      .flags(
        "Sent through Braze to an app with Airship's SDK",
        """
        //- carillon.yaml
        targets: [braze]
        #         ^^^^^
        app: {sdk: airship}
        //- campaigns/sync.yaml
        silent: true
        data: {screen: sale}
        """),
      .flags(
        "One target among others, and no SDK",
        """
        //- carillon.yaml
        targets: [apns, braze-ios]
        #               ^^^^^^^^^
        app: {sdk: none}
        //- campaigns/sync.yaml
        silent: true
        data: {screen: sale}
        """),
      .accepts(
        "Sent through Braze to an app with its SDK",
        """
        //- carillon.yaml
        targets: [braze]
        app: {sdk: braze}
        //- campaigns/sync.yaml
        silent: true
        data: {screen: sale}
        """),
      .accepts(
        "The SDK is not said",
        """
        //- carillon.yaml
        targets: [braze, fcm]
        //- campaigns/sync.yaml
        silent: true
        data: {screen: sale}
        """),
    ],
    check: .project(checkSDKMismatch))
}

@Sendable
private func checkSDKMismatch(_ project: ProjectSubject, report: inout Report) {
  let app = project.configuration.app
  guard let written = app.sdkRange else { return }
  // A vendor's name stands for several targets, all at its place.
  var seen: [SourceRange] = []
  for target in project.configuration.targets where !seen.contains(target.range) {
    guard let sdk = Configuration.App.SDK(ofTarget: target.value), sdk != app.sdk, let vendor = sdk.vendorName else {
      continue
    }
    seen.append(target.range)
    report(
      "what \(vendor) delivers is for its own SDK, and the app has "
        + (app.sdk.vendorName.map { "\($0)'s" } ?? "none"),
      at: target.range, notes: [.init("the SDK is named here", at: written)],
      help: "set app.sdk to '\(sdk.rawValue)', or send through another target")
  }
}
