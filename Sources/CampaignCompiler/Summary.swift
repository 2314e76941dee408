import CampaignModel
import CampaignRules
import SourceText

extension CampaignSummary {
  /// What the rules that span campaigns need to know of one.
  init(_ campaign: Campaign, in configuration: Configuration) {
    let versions: [Variant?] = [nil] + campaign.variants.map { $0 }
    let layers = Platform.allCases.flatMap { platform in
      versions.map { campaign.layer(for: platform, variant: $0, in: configuration) }
    }
    self.init(
      path: campaign.path, id: campaign.id, isDraft: campaign.isDraft, channelIDs: layers.texts(of: .channelID),
      categoryIDs: layers.texts(of: .category))
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
