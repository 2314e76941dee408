import CampaignModel
import CampaignRules
import CampaignTargets
import SourceText

extension CampaignSummary {
  /// What the rules that span campaigns need to know of one.
  init(_ campaign: Campaign, in configuration: Configuration) {
    let versions: [Variant?] = [nil] + campaign.variants.map { $0 }
    let layers = Platform.allCases.flatMap { platform in
      versions.map { campaign.layer(for: platform, variant: $0, in: configuration) }
    }
    self.init(
      path: campaign.path, id: campaign.id, isDraft: campaign.isDraft,
      channelIDs: campaign.channelIDs(layers, in: configuration),
      categoryIDs: layers.texts(of: .category))
  }
}

extension Campaign {
  /// The channels that notifications are posted to, that of the project included where a platform gets no other.
  fileprivate func channelIDs(_ layers: [Layer], in configuration: Configuration) -> [String] {
    let own = layers.texts(of: .channelID)
    guard content != nil, !isSilent, let standard = configuration.app.androidDefaultChannel?.value,
      !own.contains(where: { $0.utf8.elementsEqual(standard.utf8) })
    else { return own }
    let platforms = Target.of(self, configuration).map(\.platform).filter { $0 == .android || $0 == .fireos }
    guard platforms.contains(where: { layer(for: $0, variant: nil, in: configuration).settings[.channelID] == nil })
    else { return own }
    return (own + [standard]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension [Layer] {
  /// The values that a field has in some layer, each once, in byte order.
  fileprivate func texts(of field: Field) -> [String] {
    let values = compactMap { layer -> String? in
      if case .text(let text) = layer.settings[field]?.value { text } else { nil }
    }
    return values.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .reduce(into: []) { if $0.last?.utf8.elementsEqual($1.utf8) != true { $0.append($1) } }
  }
}
