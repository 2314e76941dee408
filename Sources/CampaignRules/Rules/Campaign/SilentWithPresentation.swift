import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let silentWithPresentation = Rule(
    id: "silent-with-presentation",
    category: .correctness,
    isLowerable: false,
    summary: "a silent campaign has something to show or to play",
    rationale: """
      A silent campaign wakes the app and shows nothing. On iOS such a push may only carry `content-available` and data:
      with a text, a sound or a badge beside it the app is not woken, or the text is not shown, and the sender is told
      neither. So a silent campaign has no content, sound, badge or variants; what the app needs goes into `data`.
      """,
    examples: [
      .flags(
        "A silent campaign with copy, a sound, a badge and variants",
        """
        silent: true
        content:
        ^^^^^^^
          _default: en
          en: {title: Sale, body: Today}
        presentation:
          sound: default
        #        ^^^^^^^
          badge: 1
        #        ^
        ios: {badge: 2}
        #            ^
        variants:
          control: {weight: 50}
        # ^^^^^^^
          other: {weight: 50}
        """),
      .accepts(
        "A silent campaign with data",
        """
        silent: true
        data: {screen: sale}
        delivery: {ttl: 1h}
        """),
      .accepts(
        "A campaign that is not silent, without a sound",
        """
        silent: false
        content:
          _default: en
          en: {title: Sale, body: Today}
        presentation: {sound: none}
        """),
    ],
    check: .campaign(checkSilentWithPresentation))
}

@Sendable
private func checkSilentWithPresentation(_ subject: CampaignSubject, report: inout Report) {
  let campaign = subject.campaign
  guard campaign.isSilent else { return }
  let notes = campaign.silentRange.map { [Finding.Note("the campaign is silent here", at: $0)] } ?? []
  if let key = campaign.contentKey {
    let fields = campaign.content?.fieldNames ?? []
    report(
      "silent campaign has content" + (fields.isEmpty ? "" : ": \(fields.joined(separator: ", "))"), at: key,
      notes: notes, help: "put what the app needs into 'data', or delete 'silent'",
      subject: Finding.Subject(field: "content"))
  }
  for field in [Field.sound, .badge] {
    for layer in campaign.authoredLayers {
      guard let value = layer.settings[field] else { continue }
      report(
        "silent campaign has '\(field.specification.keys.last ?? field.path)'", at: value.range, notes: notes,
        help: "delete it, or delete 'silent'", subject: Finding.Subject(field: field.path))
    }
  }
  if let first = campaign.variants.min(by: { $0.id.range.start < $1.id.range.start }) {
    report(
      "silent campaign has variants, which would all be the same", at: first.id.range, notes: notes,
      help: "delete them, or delete 'silent'", subject: Finding.Subject(field: "variants"))
  }
}

extension Content {
  /// The fields that some locale has, in the field table's order.
  fileprivate var fieldNames: [String] {
    let names: [(name: String, isThere: (LocalizedContent) -> Bool)] = [
      ("title", { $0.title != nil }), ("subtitle", { $0.subtitle != nil }), ("body", { $0.body != nil }),
      ("summary", { $0.summary != nil }), ("image", { $0.image != nil }), ("url", { $0.url != nil }),
      ("actions", { $0.actions != nil }),
    ]
    return names.filter { locales.contains(where: $0.isThere) }.map(\.name)
  }
}
