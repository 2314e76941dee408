import CampaignModel
import SourceText

/// Braze's send API: a body of `/messages/send` without its recipients, with the one object for the platform.
extension Target {
  /// `apple_push`.
  package static let brazeIOS = Target(
    name: "braze-ios", platform: .ios, vendor: "braze",
    // Apple object: alert, extra and the other optional parameters together.
    limit: { _ in 1912 },
    measure: .values(paths: [["messages", "apple_push"]]),
    dialect: .liquid,
    capabilities: { _ in .brazeIOS },
    objectPath: ["messages", "apple_push"], wirePath: { BrazeMembers.path(of: $0, "apple_push") },
    // An alert is required but for background pushes.
    skips: { CampaignForm($0) == .badgeOnly ? .notExpressible : nil },
    lower: { BrazeIOSLowering($0).lowering })

  /// `android_push`.
  package static let brazeAndroid = Target(
    name: "braze-android", platform: .android, vendor: "braze",
    // Android object: alert and extra.
    limit: { _ in 4000 },
    measure: .values(paths: [["messages", "android_push", "alert"], ["messages", "android_push", "extra"]]),
    dialect: .liquid,
    capabilities: { _ in .brazeAndroid },
    objectPath: ["messages", "android_push"], wirePath: { BrazeMembers.path(of: $0, "android_push") },
    skips: { CampaignForm($0) == .badgeOnly ? .notExpressible : nil },
    lower: { BrazeAndroidLowering($0).lowering })

  /// `kindle_push`.
  package static let brazeKindle = Target(
    name: "braze-kindle", platform: .fireos, vendor: "braze",
    // Braze names no limit: what ADM takes of everything.
    limit: { _ in 6144 },
    measure: .values(paths: [["messages", "kindle_push"]]),
    dialect: .liquid,
    capabilities: { _ in .brazeKindle },
    objectPath: ["messages", "kindle_push"], wirePath: { BrazeMembers.path(of: $0, "kindle_push") },
    // Alert and title are required.
    skips: { $0.reasonNotShown },
    lower: { BrazeKindleLowering($0).lowering })

  /// `web_push`.
  package static let brazeWeb = Target(
    name: "braze-web", platform: .web, vendor: "braze",
    // Braze names no limit: what push services take of everything.
    limit: { _ in 3993 },
    measure: .values(paths: [["messages", "web_push"]]),
    dialect: .liquid,
    capabilities: { _ in .brazeWeb },
    objectPath: ["messages", "web_push"], wirePath: { BrazeMembers.path(of: $0, "web_push") },
    skips: { $0.reasonNotShown },
    lower: { BrazeWebLowering($0).lowering })
}

extension Campaign {
  /// Why a target that can only show something leaves the campaign out.
  fileprivate var reasonNotShown: IgnoredReason? {
    switch CampaignForm(self) {
    case .shown: nil
    case .silent: .silent
    case .badgeOnly: .notExpressible
    }
  }
}

extension LoweringInput {
  /// What every object has of the campaign's own data, and of what it replaces.
  func brazeExtra(_ others: MemberList = MemberList()) -> MemberList {
    var extra = MemberList()
    // A key that stands twice is a rule's to report; the message stays JSON.
    let taken = others.members.map(\.name)
    extra.add(
      contentsOf: layer.data.filter { entry in !taken.contains { $0.utf8.elementsEqual(entry.key.value.utf8) } })
    extra.add(contentsOf: others)
    return extra
  }

  /// The body around one object.
  static func brazeBody(_ object: String, _ value: PayloadValue) -> PayloadValue {
    .object([PayloadValue.Member("messages", .object([PayloadValue.Member(object, value)]))])
  }
}
