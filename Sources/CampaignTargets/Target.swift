package import CampaignModel

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

  /// What it can show and take, which may depend on the project (FCM's two message forms).
  package let capabilities: @Sendable (Configuration) -> Capabilities

  /// Why the target makes no artifact of a campaign, or nil where it does.
  package let skips: @Sendable (Campaign) -> IgnoredReason?

  /// The payload of one campaign, variant and locale. Total: what cannot be expressed is a rule's to report.
  package let lower: @Sendable (LoweringInput) -> Payload

  /// The request headers, the same for each artifact of the target; in byte order of their names.
  package let headers: @Sendable (LoweringInput) -> [(name: String, value: String)]

  package init(
    name: String, platform: Platform, vendor: String? = nil,
    limit: @escaping @Sendable (Configuration) -> Int,
    capabilities: @escaping @Sendable (Configuration) -> Capabilities,
    skips: @escaping @Sendable (Campaign) -> IgnoredReason?,
    lower: @escaping @Sendable (LoweringInput) -> Payload,
    headers: @escaping @Sendable (LoweringInput) -> [(name: String, value: String)]
  ) {
    self.name = name
    self.platform = platform
    self.vendor = vendor
    self.limit = limit
    self.capabilities = capabilities
    self.skips = skips
    self.lower = lower
    self.headers = headers
  }
}

extension Target {
  /// Every target, in byte order of the names.
  package static let all: [Target] = []
}
