import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText
import Writers

extension Rule {
  package static let airshipExtraKey = Rule(
    id: "airship-extra-key",
    category: .correctness,
    summary: "a key of the app's data means something else to Airship",
    rationale: """
      Airship sends `data` as the push's `extra`. It refuses `from`, `message_type`, `data` and what starts with `google` or
      `gcm` for Android, its SDKs read what starts with `com.urbanairship`, and beside actions a key may not have an action's
      name. `foreground` and `silent` are what this tool itself puts there for the app. In `ios.custom` a key of `data` would
      stand twice.
      """,
    examples: [
      .flags(
        "Keys that Airship and its SDK keep for themselves",
        """
        //- carillon.yaml
        targets: [airship-android]
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B}
        data:
          from: shop
        # ^^^^
          com.urbanairship.title: Sale
        # ^^^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "The name of an action beside actions, and a key that is there already",
        """
        //- carillon.yaml
        targets: [airship-ios]
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B, url: "acme://sale"}
        data:
          deep_link_action: "acme://old"
        # ^^^^^^^^^^^^^^^^
          order: "1"
        ios:
          custom:
            order: [1, 2]
        #   ^^^^^
        """),
      .accepts(
        "Names of the app's own",
        """
        //- carillon.yaml
        targets: [airship]
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B, url: "https://acme.example/sale"}
        data: {order: "1", kind: sale}
        ios: {custom: {lines: [1, 2]}}
        """),
      .accepts(
        "The name of an action, in a push without actions",
        """
        //- carillon.yaml
        targets: [airship-ios]
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B}
        data: {deep_link_action: "acme://sale"}
        """),
    ],
    check: .campaign(checkAirshipExtraKey))
}

@Sendable
private func checkAirshipExtraKey(_ subject: CampaignSubject, report: inout Report) {
  guard subject.hasTarget(of: "airship") else { return }
  let actions = subject.airshipActionNames
  for data in subject.placedData {
    let targets = data.targets.filter { $0.vendor == "airship" }
    guard !targets.isEmpty else { continue }
    let key = data.entry.key
    guard let reason = reason(key.value, targets: targets, actions: actions) else { continue }
    report(
      "data key '\(key.value)' \(reason)", at: key.range, help: "choose another name",
      subject: Finding.Subject(field: .data, targets: targets.map(\.name)))
  }
  var reported: [SourceRange] = []
  for entry in subject.layers where entry.target.name == "airship-ios" {
    for key in entry.layer.customKeys where !reported.contains(key.range) {
      let reason =
        entry.layer.data.contains { $0.key.value.utf8.elementsEqual(key.value.utf8) }
        ? "is a key of 'data' too, and both become 'extra'"
        : reason(key.value, targets: [entry.target], actions: actions)
      guard let reason else { continue }
      reported.append(key.range)
      report(
        "custom key '\(key.value)' \(reason)", at: key.range, help: "choose another name",
        subject: Finding.Subject(field: Field.iosCustom.path, target: "airship-ios"))
    }
  }
}

private func reason(_ key: String, targets: [Target], actions: [String]) -> String? {
  func isOne(of names: [String]) -> Bool {
    names.contains { $0.utf8.elementsEqual(key.utf8) }
  }
  func starts(with text: String) -> Bool {
    key.utf8.starts(with: text.utf8)
  }
  if starts(with: "com.urbanairship") { return "is read by Airship's SDK" }
  if isOne(of: Target.airshipExtraNames) { return "is what the notification itself says there" }
  // Platform overrides, Airship, read 2026-12-01.
  let isGoogles = isOne(of: ["from", "message_type", "data"]) || starts(with: "google") || starts(with: "gcm")
  if isGoogles, targets.contains(where: { $0.name == "airship-android" }) { return "is refused by Airship for Android" }
  if isOne(of: actions), targets.contains(where: { $0.name == "airship-ios" }) {
    return "is the name of an action, and the push has actions"
  }
  return nil
}

extension CampaignSubject {
  /// The names that the actions of the campaign's pushes keep for themselves; none where there are no actions.
  fileprivate var airshipActionNames: [String] {
    let fields: [Field] = [
      .airshipAddTag, .airshipRemoveTag, .airshipOpen, .airshipShare, .airshipAppDefined, .airshipAddCustomEvent,
    ]
    let hasActions =
      campaign.authoredContents.contains { $0.content.url != nil } || fields.contains { campaign.vendors[$0] != nil }
    let own = campaign.vendorObject(.airshipAppDefined)?.parts.compactMap { $0.key?.value } ?? []
    return hasActions ? AirshipAction.names + own : []
  }
}

/// The registered actions of Airship's SDKs, by their short and long names (ActionNameRegistry of the Java client, read
/// 2026-11-30).
enum AirshipAction {
  static let names = [
    "^+t", "add_tags_action", "^-t", "remove_tags_action", "^u", "open_external_url_action", "^p",
    "landing_page_action", "^d", "deep_link_action", "^s", "share_action",
  ]
}
