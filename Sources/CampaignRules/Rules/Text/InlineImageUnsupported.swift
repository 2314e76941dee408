import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let inlineImageUnsupported = Rule(
    id: "inline-image-unsupported",
    category: .suspicious,
    summary: "an inline image is asked for where it cannot be drawn",
    rationale: """
      An inline image stands beside the text in a layout of the app's own, which Android has since version 6 (API 23), and
      which FCM's own notifications do not have. Elsewhere people see the big picture, or none.
      """,
    examples: [
      .flags(
        "An app for Android 5",
        """
        //- carillon.yaml
        version: 1
        app: {android: {minSdk: 21}}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B, image: "https://cdn.acme.example/a.jpg"}
        presentation: {imageStyle: inline}
        #                          ^^^^^^
        """),
      .flags(
        "FCM draws the notification",
        """
        //- carillon.yaml
        version: 1
        app: {android: {minSdk: 24, message: notification}}
        //- campaigns/example.yaml
        platforms: [android]
        content:
          _default: en
          en: {title: T, body: B, image: "https://cdn.acme.example/a.jpg"}
        presentation: {imageStyle: inline}
        #                          ^^^^^^
        """),
      .accepts(
        "An app for Android 7",
        """
        //- carillon.yaml
        version: 1
        app: {android: {minSdk: 24}}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B, image: "https://cdn.acme.example/a.jpg"}
        presentation: {imageStyle: inline}
        """),
    ],
    check: .campaign(checkInlineImageUnsupported))
}

/// The first version of Android with the layout (API level).
private let firstSDKWithInlineImages = 23

@Sendable
private func checkInlineImageUnsupported(_ subject: CampaignSubject, report: inout Report) {
  for use in subject.uses(of: .imageStyle) where use.value.value == .text("inline") {
    // A vendor's API without them says so in its table of fields.
    let android = use.targets.filter { $0.platform == .android && $0.vendor == nil }
    guard !android.isEmpty else { continue }
    if subject.configuration.app.androidMessage == .notification {
      report(
        "\(wordList(android.map(\.name))) draws no inline image", at: use.value.range,
        help: "use 'big', or 'message: data' under app.android", subject: Finding.Subject(field: Field.imageStyle.path))
    } else if let minimum = subject.configuration.app.androidMinSDK, minimum.value < firstSDKWithInlineImages {
      report(
        "inline images need Android 6 (API \(firstSDKWithInlineImages)), the app runs from API \(minimum.value)",
        at: use.value.range, notes: [.init("the app's minimum is set here", at: minimum.range)],
        help: "use 'big'", subject: Finding.Subject(field: Field.imageStyle.path))
    }
  }
}
