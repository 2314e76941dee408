package import CampaignModel
import SourceText

/// A wire format that campaigns are compiled to.
///
/// A target is a value; `Target.all` lists them. Adding one adds a folder, a line there, a preview and golden cases.
package struct Target: Sendable {
  /// As in `carillon.yaml` and in artifact paths: `apns`.
  package let name: String
  package let platform: Platform

  /// The vendor's block of a campaign that this target reads, if any: `airship`.
  package let vendor: String?

  /// Bytes, before the project's reserve.
  package let limit: @Sendable (Configuration) -> Int

  /// What the limit bounds.
  package let measure: SizeMeasure

  /// How its texts name what is filled in.
  package let dialect: PlaceholderDialect

  /// What it can show and take, which may depend on the project (FCM's two message forms).
  package let capabilities: @Sendable (Configuration) -> Capabilities

  /// Where a vendor's target has a field that it takes, as names from the top of the body: for the documents. Nil for what
  /// only the manifest has, and for the platforms' own targets, whose pages say it.
  package let wirePath: @Sendable (Field) -> [String]?

  /// The names that lead to the object of the vendor's device.
  package let objectPath: [String]

  /// Why the target makes no artifact of a campaign, or nil where it does.
  package let skips: @Sendable (Campaign) -> IgnoredReason?

  /// What `lowering(of:)` starts from, its templates as authored.
  private let lower: @Sendable (LoweringInput) -> Lowering

  package init(
    name: String, platform: Platform, vendor: String? = nil,
    limit: @escaping @Sendable (Configuration) -> Int,
    measure: SizeMeasure, dialect: PlaceholderDialect = .sender,
    capabilities: @escaping @Sendable (Configuration) -> Capabilities,
    objectPath: [String] = [], wirePath: @escaping @Sendable (Field) -> [String]? = { _ in nil },
    skips: @escaping @Sendable (Campaign) -> IgnoredReason?,
    lower: @escaping @Sendable (LoweringInput) -> Lowering
  ) {
    self.name = name
    self.platform = platform
    self.vendor = vendor
    self.limit = limit
    self.measure = measure
    self.dialect = dialect
    self.capabilities = capabilities
    self.objectPath = objectPath
    self.wirePath = wirePath
    self.skips = skips
    self.lower = lower
  }

  /// The headers and payloads of one campaign and variant. Total: what cannot be expressed is a rule's to report.
  package func lowering(of input: LoweringInput) -> Lowering {
    let lowering = lower(input)
    return dialect == .sender ? lowering : lowering.written(in: dialect)
  }
}

extension Target {
  /// Every target, in byte order of the names.
  package static let all: [Target] = [
    .adm, .airshipAmazon, .airshipAndroid, .airshipIOS, .airshipWeb, .apns, .brazeAndroid, .brazeIOS, .brazeKindle,
    .brazeWeb, .customerInsightsAndroid, .customerInsightsIOS, .fcm, .webPush,
  ]

  /// The target of that name; names compare by their bytes.
  package static func named(_ name: String) -> Target? {
    all.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// The targets that a campaign is compiled to, in byte order of their names: those of the project that serve one of the
  /// campaign's platforms. Targets that skip the campaign are among them.
  package static func of(_ campaign: Campaign, _ configuration: Configuration) -> [Target] {
    all.filter { target in
      guard configuration.targets.contains(where: { $0.value.utf8.elementsEqual(target.name.utf8) }) else {
        return false
      }
      guard let platforms = campaign.platforms?.value else { return true }
      return platforms.contains { $0.value == target.platform }
    }
  }
}
