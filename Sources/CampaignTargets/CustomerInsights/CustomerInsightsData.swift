import CampaignModel
import SourceText

/// What an app reads of a message of Customer Insights: its links, its picture, its tracking id, and the campaign's own data.
struct CustomerInsightsData {
  /// The names that the product's documents give on both platforms.
  static let names = ["imageUrl", "link", "originalLink", "trackingId"]

  private let entries: [DataEntry]
  private let hasConsent: Bool

  /// `names` are those that a campaign's own data may not use, which was reported.
  init(_ input: LoweringInput, names: [String]) {
    entries = input.layer.data.filter { entry in
      !names.contains { $0.utf8.elementsEqual(entry.key.value.utf8) }
    }
    hasConsent = input.configuration.hasTrackingConsent
  }

  /// The same in every locale.
  var shared: MemberList {
    var data = MemberList()
    data.add(contentsOf: entries)
    data.add("trackingId", text: Self.placeholder("trackingId"))
    return data
  }

  /// What a locale's copy adds. Without the readers' consent there is no redirected link that could tell of a click.
  func members(_ copy: Copy?) -> MemberList {
    var data = MemberList()
    data.add("imageUrl", copy?.image)
    if hasConsent, copy?.url != nil { data.add("link", uri: Self.placeholder("link")) }
    data.add("originalLink", uri: copy?.url)
    return data
  }

  /// A value that the sender makes for each message.
  private static func placeholder(_ name: String) -> Template {
    Template(text: .detached("{{\(name)}}"), segments: [.placeholder(name: name, fallback: nil)])
  }
}

/// A campaign as the message for iOS.
struct CustomerInsightsIOSLowering {
  private let input: LoweringInput
  private let settings: Settings

  init(_ input: LoweringInput) {
    self.input = input
    settings = input.layer.settings
  }

  var lowering: Lowering {
    let apns = APNsLowering(input)
    let data = CustomerInsightsData(input, names: Target.customerInsightsIOSNames)
    let sharedData = data.shared.shared
    let root = rootMembers.shared
    let isSilent = input.form == .silent
    let aps = isSilent ? Self.background.shared : apns.apsMembers.shared
    let alert = apns.alertMembers.shared
    return Lowering(headers: apns.headers, ignored: ignored) { content in
      let copy = content.map { Copy($0, withoutMarkup: settings.hasMarkup) }
      var members = MemberList()
      var own = MemberList()
      if !isSilent {
        var text = MemberList()
        text.add("body", text: copy?.body)
        text.add("subtitle", text: copy?.subtitle)
        text.add("title", text: copy?.title)
        if !text.isEmpty || !alert.isEmpty { own.add("alert", text.merged(into: alert)) }
        if copy?.image != nil || settings.flag(.iosMutableContent) == true {
          own.add("mutable-content", 1, at: settings[.iosMutableContent]?.range)
        }
      }
      members.add("aps", own.merged(into: aps))
      members.add("data", data.members(copy).merged(into: sharedData))
      return members.merged(into: root)
    }
  }

  private static var background: MemberList {
    var aps = MemberList()
    aps.add("content-available", 1)
    return aps
  }

  private var rootMembers: MemberList {
    var root = MemberList()
    if case .json(let custom) = settings[.iosCustom]?.value {
      root.add(contentsOf: custom, at: settings[.iosCustom]?.range)
    }
    return root
  }

  private var ignored: [IgnoredField] {
    settings.hasRelativeBadge ? [IgnoredField(.badge, .notExpressible)] : []
  }
}

/// A campaign as the message for Android.
struct CustomerInsightsAndroidLowering {
  private let input: LoweringInput

  init(_ input: LoweringInput) {
    self.input = input
  }

  var lowering: Lowering {
    let data = CustomerInsightsData(input, names: Target.customerInsightsAndroidNames)
    let sharedData = data.shared.shared
    let configuration = FCMLowering(input).androidMembers
    let withoutMarkup = input.layer.settings.hasMarkup
    return Lowering { content in
      let copy = content.map { Copy($0, withoutMarkup: withoutMarkup) }
      var own = data.members(copy)
      own.add("body", text: copy?.body)
      own.add("title", text: copy?.title)
      var message = MemberList()
      message.add("android", MemberList().merged(into: configuration))
      message.add("data", own.merged(into: sharedData))
      return .object([PayloadValue.Member("message", .object(message.members))])
    }
  }
}
