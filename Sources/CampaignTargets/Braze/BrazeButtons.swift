import CampaignModel
import SourceText
import Writers

/// The buttons of Braze's objects, made from a campaign's actions and from `braze.buttons`.
struct BrazeButtons: Sendable {
  /// What `braze.buttons` says of one action.
  private struct Choice: Sendable {
    let id: String
    let action: String?
    let link: String?
    let opensInApp: Bool?
  }

  private let choices: [Choice]

  init(_ input: LoweringInput) {
    guard case .json(.object(let members)) = input.campaign.vendors[.brazeButtons]?.value else {
      choices = []
      return
    }
    choices = members.map { member in
      var action: String?
      var link: String?
      var opensInApp: Bool?
      if case .string(let word) = member.value["action"] { action = word }
      if case .string(let address) = member.value["uri"] { link = address }
      if case .boolean(let flag) = member.value["use_webview"] { opensInApp = flag }
      return Choice(id: member.name, action: action, link: link, opensInApp: opensInApp)
    }
  }

  /// Whether it says something of one of the copy's actions.
  func concerns(_ contents: [LocalizedContent]) -> Bool {
    contents.contains { content in
      content.actions?.value.contains { choice(of: $0.id.value) != nil } == true
    }
  }

  /// Objects for `apple_push`: what the buttons of the category do. Their labels are the app's, so that a button that the
  /// campaign's actions cannot name may stand in `braze.buttons` alone.
  func apple(_ copy: Copy) -> PayloadValue? {
    var ids = copy.actions.map(\.id.value)
    var buttons = copy.actions.map { apple($0.id.value, $0.url ?? copy.url) }
    for choice in choices where !ids.contains(where: { $0.utf8.elementsEqual(choice.id.utf8) }) {
      ids.append(choice.id)
      buttons.append(apple(choice.id, copy.url))
    }
    return buttons.isEmpty ? nil : .array(buttons)
  }

  private func apple(_ id: String, _ link: Template?) -> PayloadValue {
    var members = MemberList()
    members.add("action_id", id)
    if BrazeCategory.closes(id) {
      // The only thing that it can do.
      members.add("action", "CLOSE")
    } else {
      add(effect(of: id, link: link), to: &members, opensApp: BrazeCategory.owns(id))
    }
    return members.object
  }

  /// Objects for `android_push`.
  func android(_ copy: Copy) -> PayloadValue? {
    list(copy) { action in
      var members = MemberList()
      members.add("text", text: action.title)
      if closes(action) {
        members.add("action", "CLOSE")
      } else {
        add(effect(of: action.id.value, link: action.url ?? copy.url), to: &members, opensApp: true)
      }
      return members.object
    }
  }

  /// Objects for `web_push`; a browser opens https links alone. `usual` is what the notification opens.
  func web(_ copy: Copy, links: WebLinks, usual: PayloadValue?) -> PayloadValue? {
    list(copy) { action in
      var members = MemberList()
      members.add("text", text: action.title)
      let choice = choice(of: action.id.value)
      let link = choice?.link.map(PayloadValue.string) ?? action.url.flatMap(links.https) ?? usual
      if closes(action) {
        members.add("action", "CLOSE")
      } else if let asked = choice?.action, asked != "URI" {
        members.add("action", asked)
      } else if let link {
        members.add("action", "URI")
        members.add("uri", link)
      } else {
        members.add("action", "OPEN_APP")
      }
      return members.object
    }
  }

  /// Whether a button is one of those that close on iOS, and is told nothing else: then it does so everywhere.
  private func closes(_ action: Action) -> Bool {
    BrazeCategory.closes(action.id.value) && action.url == nil && choice(of: action.id.value)?.action == nil
  }

  private func list(_ copy: Copy, _ button: (Action) -> PayloadValue) -> PayloadValue? {
    copy.actions.isEmpty ? nil : .array(copy.actions.map(button))
  }

  private func choice(of id: String) -> Choice? {
    choices.first { $0.id.utf8.elementsEqual(id.utf8) }
  }

  /// What a button does.
  private struct Effect {
    let action: String?
    let link: PayloadValue?
    let opensInApp: Bool?
  }

  /// A button opens a link, unless it is told to do something else; `link` is the action's own, or the notification's.
  private func effect(of id: String, link: Template?) -> Effect {
    let choice = choice(of: id)
    if let action = choice?.action, action != "URI", action != "DEEP_LINK" {
      return Effect(action: action, link: nil, opensInApp: choice?.opensInApp)
    }
    let address = choice?.link ?? link?.source
    let usual = address.map { WebPush.isHTTPS($0) ? "URI" : "DEEP_LINK" }
    return Effect(
      action: choice?.action ?? usual,
      link: choice?.link.map(PayloadValue.string) ?? link.map { .template($0, .uri) }, opensInApp: choice?.opensInApp)
  }

  /// `opensApp`: what the button does without a link.
  private func add(_ effect: Effect, to members: inout MemberList, opensApp: Bool) {
    members.add("action", effect.action ?? (opensApp ? "OPEN_APP" : nil))
    members.add("uri", effect.link)
    members.add("use_webview", effect.opensInApp)
  }
}

/// The categories of iOS that Braze's SDK brings along (Apple object, read 2026-07).
package enum BrazeCategory {
  private static let opening = ["ab_pb_accept", "ab_pb_confirm", "ab_pb_more", "ab_pb_yes"]
  private static let closing = ["ab_pb_cancel", "ab_pb_decline", "ab_pb_no"]

  /// Whether an action is one of theirs.
  package static func owns(_ id: String) -> Bool {
    (opening + closing).contains { $0.utf8.elementsEqual(id.utf8) }
  }

  /// Whether all that an action of theirs can do is to close the notification.
  package static func closes(_ id: String) -> Bool {
    closing.contains { $0.utf8.elementsEqual(id.utf8) }
  }
}
