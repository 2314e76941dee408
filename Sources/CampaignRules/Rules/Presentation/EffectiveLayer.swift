import CampaignModel
import CampaignTargets
import SourceText

/// Everything merged for one target and variant: what its payloads are made from.
struct EffectiveLayer: Sendable {
  let target: Target

  /// Nil where the campaign has no variants.
  let variant: Variant?
  let layer: Layer

  /// In the order of the targets, then of the variants; a target that skips the campaign gets nothing.
  static func all(of campaign: Campaign, targets: [Target], configuration: Configuration) -> [EffectiveLayer] {
    let variants = campaign.variants.isEmpty ? [nil] : campaign.variants.map(Optional.some)
    // Targets of one platform get the same.
    var merged: [(platform: Platform, layers: [Layer])] = []
    return targets.filter { $0.skips(campaign) == nil }.flatMap { target in
      let layers: [Layer]
      if let known = merged.first(where: { $0.platform == target.platform }) {
        layers = known.layers
      } else {
        layers = variants.map { campaign.layer(for: target.platform, variant: $0, in: configuration) }
        merged.append((target.platform, layers))
      }
      return zip(variants, layers).map { EffectiveLayer(target: target, variant: $0, layer: $1) }
    }
  }
}

/// A value as it is written once, and the targets that get it.
struct FieldUse: Sendable {
  let value: Located<FieldValue>

  /// In the campaign's order, each once.
  var targets: [Target]
}

extension CampaignSubject {
  /// The values of a field that reach some target, each place once.
  func uses(of field: Field) -> [FieldUse] {
    var uses: [FieldUse] = []
    for entry in layers {
      guard let value = entry.layer.settings[field] else { continue }
      if let index = uses.firstIndex(where: { $0.value.range == value.range }) {
        if uses[index].targets.last?.name != entry.target.name { uses[index].targets.append(entry.target) }
      } else {
        uses.append(FieldUse(value: value, targets: [entry.target]))
      }
    }
    return uses
  }

  /// Whether a target's payloads have a place for the field: a notification of Android whose vendor knows no channels belongs
  /// to none.
  func carries(_ field: Field, _ target: Target) -> Bool {
    target.capabilities(configuration).support(for: field) == .emitted
  }

  /// Whether some target shows its notifications on the platform.
  func hasTarget(on platform: Platform) -> Bool {
    targets.contains { $0.platform == platform }
  }
}

extension FieldUse {
  /// Those of the targets that serve the platform.
  func targets(on platform: Platform) -> [Target] {
    targets.filter { $0.platform == platform }
  }
}
