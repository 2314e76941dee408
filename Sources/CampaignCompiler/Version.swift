import CampaignModel
import CampaignTargets
import SourceText

/// What subscribers of one variant get: the campaign with the variant's changes, or the campaign itself.
struct Version {
  let variant: Variant?

  /// By locale; empty for a silent or badge-only campaign.
  let contents: [LocalizedContent]

  /// Headers are the same in all versions: a variant changes no delivery.
  let isFirst: Bool

  /// One for each variant, in the order of their ids, or the only one.
  static func all(of campaign: Campaign) -> [Version] {
    guard !campaign.variants.isEmpty else { return [Version(campaign, variant: nil, isFirst: true)] }
    return campaign.variants.enumerated().map { Version(campaign, variant: $0.element, isFirst: $0.offset == 0) }
  }

  private init(_ campaign: Campaign, variant: Variant?, isFirst: Bool) {
    self.variant = variant
    self.isFirst = isFirst
    contents = campaign.isSilent ? [] : campaign.content(for: variant)?.locales ?? []
  }

  func input(for target: Target, of campaign: Campaign, in project: Project) -> LoweringInput {
    LoweringInput(
      campaign: campaign, configuration: project.configuration, catalog: project.catalog,
      layer: campaign.layer(for: target.platform, variant: variant, in: project.configuration), contents: contents)
  }

  func artifacts(of campaign: Campaign, target: Target, lowering: Lowering, bounds: ValueBounds) -> [Artifact] {
    let emitter = PayloadEmitter(measure: target.measure, bounds: bounds)
    return payloads(of: campaign, lowering: lowering).map { locale, payload in
      var emission = emitter.emit(payload)
      let size = locale == Self.localizedName ? largest(lowering, emitter) : nil
      if let size {
        emission.bytes = size.bytes
        emission.maxBytes = size.maxBytes
      }
      return Artifact(
        target: target.name, variant: variant?.id.value, locale: locale, emission: emission,
        countedLocale: size?.locale)
    }
  }

  /// What a body with the copy of every locale counts: the most that it has for one of them.
  private func largest(_ lowering: Lowering, _ emitter: PayloadEmitter) -> (locale: String, bytes: Int, maxBytes: Int?)?
  {
    let emissions = contents.map { ($0.locale.value.description, emitter.emit(lowering.payload($0))) }
    guard let largest = emissions.max(by: { $0.1.bytes < $1.1.bytes }) else { return nil }
    let longest = emissions.reduce(0 as Int?) { longest, emission in
      longest.flatMap { longest in emission.1.maxBytes.map { max(longest, $0) } }
    }
    return (largest.0, largest.1.bytes, longest)
  }

  /// The name of a body with the copy of every locale.
  private static let localizedName = "_localized"

  /// The payload of each locale, or the one without copy.
  func payloads(of campaign: Campaign, lowering: Lowering) -> [(locale: String, payload: PayloadValue)] {
    if let name = CampaignForm(campaign).artifactName { return [(name, lowering.payload(nil))] }
    if let localized = lowering.localized { return [(Self.localizedName, localized())] }
    return contents.map { ($0.locale.value.description, lowering.payload($0)) }
  }
}
