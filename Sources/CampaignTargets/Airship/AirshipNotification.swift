import CampaignModel
import SourceText
import Writers

/// The object `notification`: the device's override, and what a tap and the buttons do.
struct AirshipNotification: Sendable {
  let input: LoweringInput
  private let device: AirshipDevice
  private let settings: Settings
  private let vendor: Settings

  /// Of the override, what is the same in every locale.
  private let shared: MemberList

  init(_ input: LoweringInput, _ device: AirshipDevice) {
    self.input = input
    self.device = device
    settings = input.layer.settings
    vendor = input.campaign.vendors
    var members =
      switch device {
      case .ios: Self.iosMembers(input)
      case .android: Self.androidMembers(input)
      case .amazon: Self.amazonMembers(input)
      case .web: Self.webMembers(input)
      }
    members.add("extra", Self.extra(input, device))
    members.add("template", input.campaign.vendors.templates(.airshipTemplate))
    shared = members
  }

  /// With a locale's copy, or without copy for a silent or badge-only campaign.
  func value(_ content: LocalizedContent?) -> PayloadValue {
    var override = shared
    var notification = MemberList()
    if input.form == .shown, let content {
      let copy = Copy(content, withoutMarkup: settings.hasMarkup)
      switch device {
      case .ios: addIOS(copy, to: &override)
      case .android, .amazon: addAndroid(copy, to: &override)
      case .web: addWeb(copy, content, to: &override)
      }
      notification.add("actions", actions.tap(copy, links: webLinks))
      if device != .web { addButtons(copy, to: &notification, override: &override) }
    }
    notification.add(device.rawValue, override.object)
    return notification.object
  }

  /// Fields that this campaign sets and this target leaves out, beside those that it never takes.
  var ignored: [IgnoredField] {
    var ignored: [IgnoredField] = []
    func leaveOut(_ field: Field, _ reason: IgnoredReason, if condition: Bool) {
      if condition { ignored.append(IgnoredField(field, reason)) }
    }
    let hasOpen = vendor[.airshipOpen] != nil
    leaveOut(.contentURL, .superseded, if: hasOpen || device == .web && settings[.webURL] != nil)
    leaveOut(
      .contentImage, .superseded, if: AirshipStyle(vendor).hidesImage && (device == .android || device == .amazon))
    leaveOut(.imageStyle, .notExpressible, if: settings.text(.imageStyle) == "inline")
    leaveOut(.webURL, .superseded, if: hasOpen)
    guard device != .web else {
      leaveOut(
        .airshipButtonActions, .notExpressible,
        if: input.contents.allSatisfy { $0.actions?.value.isEmpty ?? true })
      return ignored
    }
    let hasButtons = settings[.category] != nil
    leaveOut(.contentActionURL, .notExpressible, if: !hasButtons)
    leaveOut(.airshipButtonActions, .notExpressible, if: !hasButtons)
    // Beside an image `false` is an error; Airship's own medium makes the notification mutable as well.
    let hasMedium = vendor[.airshipMediaAttachment] != nil
    leaveOut(.iosMutableContent, .superseded, if: settings.flag(.iosMutableContent) == false && hasMedium)
    return ignored
  }

  private var actions: AirshipActions {
    AirshipActions(vendor)
  }

  var webLinks: WebLinks? {
    device == .web ? WebLinks(settings, baseURL: input.configuration.app.webBaseURL?.value) : nil
  }

  /// The registered set of buttons: with what they do, or on iOS the bare category where they do nothing by themselves.
  private func addButtons(_ copy: Copy, to notification: inout MemberList, override: inout MemberList) {
    guard let category = settings.text(.category) else { return }
    let range = settings[.category]?.range
    let buttons = actions.buttons(copy)
    if device == .ios, buttons.isEmpty { return override.add("category", category, at: range) }
    var interactive = MemberList()
    interactive.add("button_actions", buttons)
    interactive.add("type", category, at: range)
    notification.add("interactive", interactive)
  }

  /// The app's own texts: the campaign's data, `ios.custom`, what the app shows while it is open, and a mark of a silent push.
  private static func extra(_ input: LoweringInput, _ device: AirshipDevice) -> MemberList {
    var extra = MemberList()
    // A key that stands twice is a rule's to report; the push stays JSON.
    extra.add(
      contentsOf: input.layer.data.filter { entry in
        !extraNames.contains { $0.utf8.elementsEqual(entry.key.value.utf8) }
      })
    let settings = input.layer.settings
    if device == .ios, case .json(.object(let custom)) = settings[.iosCustom]?.value {
      let taken = extraNames + extra.names
      for member in custom where !taken.contains(where: { $0.utf8.elementsEqual(member.name.utf8) }) {
        // Airship takes only strings: anything else is JSON in one.
        let value: PayloadValue =
          if case .string = member.value { .json(member.value) } else { .embedded(.json(member.value)) }
        extra.add(member.name, value, at: settings[.iosCustom]?.range)
      }
    }
    if device != .web, input.form != .silent {
      extra.add("foreground", settings.foreground.map { .embedded(.strings($0)) }, at: settings[.foreground]?.range)
    }
    if input.form == .silent, device != .ios { extra.add("silent", "1") }
    return extra
  }
}

extension AirshipNotification {
  /// The names in `extra` that the tool itself writes there.
  static let extraNames = ["foreground", "silent"]

  /// Seconds, or a moment as Airship writes it: UTC without a zone.
  static func life(_ settings: Settings) -> (value: PayloadValue, range: SourceRange?)? {
    if let seconds = settings.timeToLive { return (.integer(seconds), settings[.ttl]?.range) }
    guard let moment = settings.instant(.expiresAt) else { return nil }
    return (.string(String(Timestamp.text(moment).dropLast())), settings[.expiresAt]?.range)
  }
}
