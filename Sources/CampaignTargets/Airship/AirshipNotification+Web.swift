import CampaignModel
import SourceText
import Writers

/// `notification.web`.
extension AirshipNotification {
  /// What is the same in every locale.
  static func webMembers(_ input: LoweringInput) -> MemberList {
    let settings = input.layer.settings
    var web = MemberList()
    if let icon = settings.text(.icon) ?? input.configuration.app.webIcon?.value {
      web.add("icon", .object([.init("url", .string(icon))]), at: settings[.icon]?.range)
    }
    web.add(
      "require_interaction", settings.flag(.webRequireInteraction), at: settings[.webRequireInteraction]?.range)
    if let life = life(settings) { web.add("time_to_live", life.value, at: life.range) }
    return web
  }

  /// Airship draws one or two buttons, whose labels it takes from the push.
  func addWeb(_ copy: Copy, _ content: LocalizedContent, to web: inout MemberList) {
    web.add("alert", text: copy.body)
    let buttons = copy.actions.prefix(2).map { action in
      var button = MemberList()
      button.add("actions", AirshipActions(input.campaign.vendors).button(action, links: webLinks))
      button.add("id", action.id)
      button.add("label", text: action.title)
      return button.object
    }
    if !buttons.isEmpty { web.add("buttons", .array(buttons), at: content.actions?.range) }
    if let image = copy.image {
      web.add("image", .object([.init("url", .string(image.value), at: image.range)]), at: image.range)
    }
    web.add("title", text: copy.title)
  }
}
