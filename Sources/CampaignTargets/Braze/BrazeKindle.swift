import CampaignModel
import SourceText

/// A campaign as `kindle_push`.
struct BrazeKindleLowering {
  private let input: LoweringInput
  private let settings: Settings

  init(_ input: LoweringInput) {
    self.input = input
    settings = input.layer.settings
  }

  var lowering: Lowering {
    let vendor = input.campaign.vendors
    var push = MemberList()
    push.add("collapse_key", settings.text(.collapseID), at: settings[.collapseID]?.range)
    push.add("extra", input.brazeExtra())
    push.add(
      "message_variation_id", vendor.text(.brazeMessageVariationID), at: vendor[.brazeMessageVariationID]?.range)
    push.add("priority", settings.brazePriority, at: settings[.displayPriority]?.range)
    push.add("sound", settings.brazeAndroidSound(in: input.configuration), at: settings[.sound]?.range)
    let shared = push.shared
    let withoutMarkup = settings.hasMarkup
    return Lowering { content in
      var members = MemberList()
      if let content {
        let copy = Copy(content, withoutMarkup: withoutMarkup)
        members.add("alert", text: copy.body)
        members.add("custom_uri", uri: copy.url)
        members.add("title", text: copy.title)
      }
      return LoweringInput.brazeBody("kindle_push", members.merged(into: shared))
    }
  }
}
