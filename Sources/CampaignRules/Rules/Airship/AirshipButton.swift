import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let airshipButton = Rule(
    id: "airship-button",
    category: .suspicious,
    summary: "a button is given to Airship that no notification will have",
    rationale: """
      On phones and tablets Airship draws the buttons of a set that the app has registered: `presentation.category` names it,
      and the campaign says what its buttons do. Without a category there are no buttons, and what is said of a button that
      the set does not have is said in vain. In browsers the buttons are the campaign's own.
      """,
    examples: [
      .flags(
        "Buttons without a category",
        """
        //- carillon.yaml
        targets: [airship-android]
        //- campaigns/example.yaml
        content:
          _default: en
          en:
            title: T
            body: B
            actions: [{id: shop, title: Shop, url: "acme://shop"}]
        #   ^^^^^^^
        """),
      .flags(
        "A button that the built-in set does not have",
        """
        //- carillon.yaml
        targets: [airship-ios]
        app: {sdk: airship}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B}
        presentation: {category: ua_shop_now}
        airship:
          buttonActions:
            shop_nwo: {open: {type: deep_link, content: "acme://shop"}}
        #   ^^^^^^^^
        """),
      .accepts(
        "A button of the built-in set",
        """
        //- carillon.yaml
        targets: [airship-ios]
        app: {sdk: airship}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B}
        presentation: {category: ua_shop_now}
        airship:
          buttonActions:
            shop_now: {open: {type: deep_link, content: "acme://shop"}}
        """),
    ],
    check: .campaign(checkAirshipButton))
}

@Sendable
private func checkAirshipButton(_ subject: CampaignSubject, report: inout Report) {
  let layers = subject.layers.filter { $0.target.vendor == "airship" }
  let devices = layers.filter { $0.target.platform != .web }
  let bare = devices.filter { $0.layer.settings[.category] == nil && !$0.layer.settings.isReported(.category) }
  let buttons = subject.campaign.vendorObject(.airshipButtonActions)?.parts.compactMap(\.key) ?? []
  if !bare.isEmpty {
    let names = bare.map(\.target.name).unique
    let actions = subject.campaign.authoredContents.lazy.compactMap { $0.content.actions }.first { !$0.value.isEmpty }
    if let range = actions?.value.first.map({ _ in actions?.range }) ?? buttons.first?.range {
      report(
        "\(wordList(names)) \(names.count == 1 ? "draws" : "draw") no buttons without a category", at: range,
        help: "name the app's set of buttons in presentation.category",
        subject: Finding.Subject(field: Field.contentActions.path))
    }
  }
  var known = subject.campaign.authoredContents.flatMap { $0.content.actions?.value.map(\.id.value) ?? [] }
  let isWeb = layers.contains { $0.target.platform == .web }
  for use in subject.categoryUses {
    let sets = [subject.catalog.category(use.id.value), subject.catalog.group(use.id.value)].compactMap(\.self)
    guard !sets.isEmpty, sets.allSatisfy(\.isComplete) else { return }
    known += sets.flatMap { $0.actions.map(\.id.value) }
  }
  guard !known.isEmpty, bare.isEmpty || isWeb else { return }
  for button in buttons where !known.contains(where: { $0.utf8.elementsEqual(button.value.utf8) }) {
    report(
      "there is no button '\(button.value)'", at: button.range,
      meant: Suggestion.nearest(to: button.value, in: known),
      subject: Finding.Subject(field: Field.airshipButtonActions.path))
  }
}

extension [String] {
  /// Each once, in the order of their first.
  fileprivate var unique: [String] {
    reduce(into: []) { unique, name in if !unique.contains(name) { unique.append(name) } }
  }
}
