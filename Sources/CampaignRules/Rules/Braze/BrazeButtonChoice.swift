import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText
import Writers

extension Rule {
  package static let brazeButtonChoice = Rule(
    id: "braze-button-choice",
    category: .correctness,
    isLowerable: false,
    summary: "braze.buttons says what Braze's button objects cannot",
    rationale: """
      `braze.buttons` maps the id of an action to what Braze's button object has beside its text and link: `action`
      (`OPEN_APP`, `URI`, `DEEP_LINK`, `CLOSE`; no `DEEP_LINK` on the web), `use_webview`, and for a button that only iOS
      knows its `uri`. Braze's default buttons that decline take `CLOSE` alone, those that accept everything else.
      """,
    examples: [
      .flags(
        "A word that is none of Braze's",
        """
        //- carillon.yaml
        targets: [braze-android]
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: Sale, body: Today, actions: [{id: shop, title: Shop}]}
        braze:
          buttons: {shop: {action: OPEN}}
        #          ^^^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "A key that the object does not have",
        """
        //- carillon.yaml
        targets: [braze-android]
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: Sale, body: Today, actions: [{id: shop, title: Shop}]}
        braze:
          buttons: {shop: {useWebview: true}}
        #          ^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "A button that is there nowhere",
        """
        //- carillon.yaml
        targets: [braze-android]
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: Sale, body: Today, actions: [{id: shop, title: Shop}]}
        braze:
          buttons: {shopp: {action: CLOSE}}
        #          ^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "A deep link from a browser",
        """
        //- carillon.yaml
        targets: [braze-web, fcm]
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: Sale, body: Today, actions: [{id: shop, title: Shop}]}
        braze:
          buttons: {shop: {action: DEEP_LINK}}
        #          ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "Everything that Braze takes",
        """
        //- carillon.yaml
        targets: [braze-android, braze-ios]
        //- campaigns/sale.yaml
        content:
          _default: en
          en:
            title: Sale
            body: Today
            url: https://acme.example/sale
            actions: [{id: ab_pb_yes, title: "Yes"}, {id: ab_pb_no, title: "No"}]
        presentation: {category: ab_cat_yes_no}
        braze:
          buttons:
            ab_pb_yes: {action: URI, use_webview: false}
            ab_pb_no: {action: CLOSE}
        """),
    ],
    check: .campaign(checkBrazeButtonChoice))
}

@Sendable
private func checkBrazeButtonChoice(_ subject: CampaignSubject, report: inout Report) {
  guard let value = subject.campaign.vendors[.brazeButtons], case .json(.object(let members)) = value.value,
    !subject.campaign.isSilent, [Target.brazeIOS, .brazeAndroid, .brazeWeb].contains(where: subject.goes)
  else { return }
  let finding = Finding.Subject(field: Field.brazeButtons.path)
  for member in members {
    guard let problem = subject.brazeProblem(of: member) else { continue }
    return report(problem.message, at: value.range, help: problem.help, subject: finding)
  }
}

extension CampaignSubject {
  /// What `braze.buttons` says of an action; nil where it says nothing.
  func brazeChoice(of id: String) -> (action: String?, link: String?)? {
    guard case .json(let buttons) = campaign.vendors[.brazeButtons]?.value, let choice = buttons[id] else { return nil }
    var action: String?
    var link: String?
    if case .string(let word) = choice["action"] { action = word }
    if case .string(let address) = choice["uri"] { link = address }
    return (action, link)
  }

  /// The first thing that Braze would not take of an entry of `braze.buttons`.
  fileprivate func brazeProblem(of button: JSON.Member) -> (message: String, help: String?)? {
    let id = button.name
    guard case .object(let members) = button.value else {
      return ("'\(id)' takes a mapping", "write '\(id): {action: CLOSE}', for example")
    }
    let keys = ["action", "uri", "use_webview"]
    if let unknown = members.first(where: { member in !keys.contains { $0.utf8.elementsEqual(member.name.utf8) } }) {
      let nearest = Suggestion.nearest(to: unknown.name.lowercased().replacing("-", with: "_"), in: keys)
      return (
        "key '\(unknown.name)' of '\(id)' is none of a Braze button's",
        nearest.map { "did you mean '\($0)'?" } ?? "known are \(quotedList(keys))"
      )
    }
    if let flag = button.value["use_webview"], !flag.isBoolean {
      return ("'use_webview' of '\(id)' takes true or false", nil)
    }
    if let link = button.value["uri"], !link.isString { return ("'uri' of '\(id)' takes a link", nil) }
    if let problem = brazeProblem(ofAction: button.value["action"], of: id) { return problem }
    return isKnown(button) ? nil : ("'\(id)' is none of the campaign's actions", actionHelp(id))
  }

  private func brazeProblem(ofAction action: JSON?, of id: String) -> (message: String, help: String?)? {
    guard let action else { return nil }
    let words = ["OPEN_APP", "URI", "DEEP_LINK", "CLOSE"]
    guard case .string(let word) = action, words.contains(where: { $0.utf8.elementsEqual(word.utf8) }) else {
      let given = if case .string(let word) = action { " '\(word)'" } else { "" }
      return ("the action\(given) of '\(id)' is none of Braze's", "known are \(quotedList(words))")
    }
    if word == "DEEP_LINK", goes(to: .brazeWeb) {
      return ("the action of '\(id)' is DEEP_LINK, which braze-web does not have", "leave it out: it follows the link")
    }
    if BrazeCategory.closes(id), word != "CLOSE" {
      return ("the button '\(id)' of Braze's only closes, and cannot \(word)", "remove it from braze.buttons")
    }
    if BrazeCategory.owns(id), !BrazeCategory.closes(id), word == "CLOSE" {
      return ("the button '\(id)' of Braze's opens, and cannot CLOSE", "remove it from braze.buttons")
    }
    return nil
  }

  /// Whether a button of that id is there: as an action of the campaign, or as one of a category of iOS with a link.
  private func isKnown(_ button: JSON.Member) -> Bool {
    let isAction = campaign.authoredContents.map(\.content).contains { content in
      content.actions?.value.contains { $0.id.value.utf8.elementsEqual(button.name.utf8) } == true
    }
    return isAction || goes(to: .brazeIOS) && (button.value["uri"] != nil || BrazeCategory.owns(button.name))
  }

  private func actionHelp(_ id: String) -> String? {
    let ids = campaign.authoredContents.flatMap { $0.content.actions?.value.map(\.id.value) ?? [] }
    return Suggestion.nearest(to: id, in: ids).map { "did you mean '\($0)'?" }
  }
}

extension JSON {
  fileprivate var isBoolean: Bool {
    if case .boolean = self { true } else { false }
  }

  fileprivate var isString: Bool {
    if case .string = self { true } else { false }
  }
}
