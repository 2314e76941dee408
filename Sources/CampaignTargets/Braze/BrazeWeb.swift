import CampaignModel
import SourceText

/// A campaign as `web_push`.
struct BrazeWebLowering {
  private let input: LoweringInput
  private let settings: Settings

  init(_ input: LoweringInput) {
    self.input = input
    settings = input.layer.settings
  }

  var lowering: Lowering {
    let push = pushMembers.shared
    let buttons = BrazeButtons(input)
    let links = WebLinks(settings, baseURL: input.configuration.app.webBaseURL?.value)
    let withoutMarkup = settings.hasMarkup
    return Lowering(ignored: ignored) { content in
      var members = MemberList()
      if let content {
        let copy = Copy(content, withoutMarkup: withoutMarkup)
        let target = links.target(of: copy.url)
        members.add("alert", text: copy.body)
        members.add("buttons", buttons.web(copy, links: links, usual: target), at: content.actions?.range)
        members.add("custom_uri", target)
        members.add("large_image_url", copy.image)
        members.add("title", text: copy.title)
      }
      return LoweringInput.brazeBody("web_push", members.merged(into: push))
    }
  }

  /// What is the same in every locale.
  private var pushMembers: MemberList {
    let vendor = input.campaign.vendors
    var push = MemberList()
    push.add("extra", input.brazeExtra())
    push.add("image_url", settings.text(.icon) ?? input.configuration.app.webIcon?.value, at: settings[.icon]?.range)
    push.add(
      "message_variation_id", vendor.text(.brazeMessageVariationID), at: vendor[.brazeMessageVariationID]?.range)
    push.add(
      "require_interaction", settings.flag(.webRequireInteraction), at: settings[.webRequireInteraction]?.range)
    push.add(
      "send_to_most_recent_device_only", vendor.flag(.brazeSendToMostRecentDeviceOnly),
      at: vendor[.brazeSendToMostRecentDeviceOnly]?.range)
    push.add("time_to_live", settings.timeToLive, at: settings[.ttl]?.range)
    return push
  }

  private var ignored: [IgnoredField] {
    var ignored: [IgnoredField] = []
    if settings[.webURL] != nil { ignored.append(IgnoredField(.contentURL, .superseded)) }
    if !BrazeButtons(input).concerns(input.contents) {
      ignored.append(IgnoredField(.brazeButtons, .notExpressible))
    }
    return ignored
  }
}
