import CampaignModel
import SourceText
import Writers

/// What a tap and the buttons do.
struct AirshipActions {
  private let vendor: Settings

  init(_ vendor: Settings) {
    self.vendor = vendor
  }

  /// `actions` of the notification: the copy's URL, and what the block `airship` adds.
  func tap(_ copy: Copy, links: WebLinks?) -> MemberList {
    var actions = MemberList()
    actions.add("add_custom_event", vendor.templates(.airshipAddCustomEvent))
    actions.add("add_tag", vendor.texts(.airshipAddTag), at: vendor[.airshipAddTag]?.range)
    actions.add("app_defined", vendor.templates(.airshipAppDefined))
    if let open = vendor.templates(.airshipOpen) {
      actions.add("open", open)
    } else if let links {
      actions.add("open", links.target(of: copy.url).map(Self.openURL))
    } else {
      actions.add("open", copy.url.map(Self.open))
    }
    actions.add("remove_tag", vendor.texts(.airshipRemoveTag), at: vendor[.airshipRemoveTag]?.range)
    actions.add("share", vendor.text(.airshipShare), at: vendor[.airshipShare]?.range)
    return actions
  }

  /// `button_actions`: by the ids of buttons, those that do something.
  func buttons(_ copy: Copy) -> MemberList {
    var buttons = MemberList()
    buttons.add(contentsOf: authored)
    for action in copy.actions where !buttons.names.contains(action.id.value) {
      if let url = action.url { buttons.add(action.id.value, Self.opening(url), at: action.range) }
    }
    return buttons
  }

  /// What one button does; nothing in it where it does nothing.
  func button(_ action: Action, links: WebLinks?) -> MemberList {
    var members = MemberList()
    if let own = authored.first(where: { $0.name.utf8.elementsEqual(action.id.value.utf8) }) {
      if case .object(let actions) = own.value { members.add(contentsOf: actions) }
    } else if let links {
      members.add("open", action.url.flatMap(links.https).map(Self.openURL))
    }
    return members
  }

  private var authored: [PayloadValue.Member] {
    vendor.object(.airshipButtonActions) ?? []
  }

  private static func opening(_ url: Template) -> PayloadValue {
    .object([.init("open", open(url))])
  }

  /// A web page or a telephone number as `url`, anything else as a link that the app itself opens.
  private static func open(_ url: Template) -> PayloadValue {
    let start = url.filledByFallbacks.utf8.prefix(8).map { $0 | 0x20 }
    let isURL = ["https://", "http://", "tel:"].contains { start.starts(with: Array($0.utf8)) }
    var members = MemberList()
    members.add("content", uri: url)
    members.add("type", isURL ? "url" : "deep_link")
    return members.object
  }

  private static func openURL(_ content: PayloadValue) -> PayloadValue {
    .object([.init("content", content), .init("type", .string("url"))])
  }
}
