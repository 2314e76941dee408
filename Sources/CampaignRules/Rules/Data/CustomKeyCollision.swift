import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let customKeyCollision = Rule(
    id: "custom-key-collision",
    category: .correctness,
    isLowerable: false,
    summary: "a key of ios.custom is one that the payload or a vendor's SDK has already",
    rationale: """
      `ios.custom` stands beside `aps` at the top of the payload, where the tool itself writes `url`, `image`, `actions`,
      `foreground` and `data`. A key of the same name would replace one of them, a second `aps` the whole notification.
      Keys that start with `ua_`, `ab_`, `com.urbanairship` or `com.braze` are read by those vendors' SDKs.
      """,
    examples: [
      .flags(
        "The notification itself, and a field of the tool's own",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
        ios:
          custom:
            aps: {badge: 7}
        #   ^^^
            url: "https://acme.example"
        #   ^^^
        """),
      .flags(
        "A vendor's prefix",
        """
        silent: true
        data: {screen: sale}
        ios: {custom: {ab_uri: "https://acme.example"}}
        #              ^^^^^^
        """),
      .accepts(
        "A key of the app's own, and a reserved one deeper down",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
        ios: {custom: {acme: {url: "https://acme.example", aps: 1}, about: x}}
        """),
    ],
    check: .campaign(checkCustomKeyCollision))
}

@Sendable
private func checkCustomKeyCollision(_ subject: CampaignSubject, report: inout Report) {
  let layers = subject.campaign.authoredLayers + [subject.configuration.defaults[.ios]]
  for key in layers.flatMap(\.customKeys) {
    let name = key.value.utf8
    if Target.apnsNames.contains(where: { $0.utf8.elementsEqual(name) }) {
      report(
        "key '\(key.value)' is one of the payload's own", at: key.range,
        help: "the payload has \(Target.apnsNames.map { "'\($0)'" }.joined(separator: ", ")): choose another name",
        subject: Finding.Subject(field: Field.iosCustom.path, target: "apns"))
    } else if let prefix = vendorPrefixes.first(where: { name.starts(with: $0.utf8) }) {
      report(
        "key '\(key.value)' starts with '\(prefix)', which a vendor's SDK reads", at: key.range,
        help: "choose another name", subject: Finding.Subject(field: Field.iosCustom.path, target: "apns"))
    }
  }
}

private let vendorPrefixes = ["ua_", "ab_", "com.urbanairship", "com.braze", "com.appboy"]
