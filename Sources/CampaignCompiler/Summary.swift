import CampaignModel
import CampaignRules
import SourceText

extension CampaignSummary {
  /// What the rules that span campaigns need to know of one.
  init(_ campaign: Campaign, in configuration: Configuration) {
    self.init(
      path: campaign.path, id: campaign.id, isDraft: campaign.isDraft,
      channelIDs: campaign.texts(of: .channelID, in: configuration),
      categoryIDs: campaign.texts(of: .category, in: configuration))
  }
}

extension Campaign {
  /// The values that a field has for any platform and variant, each once, in byte order.
  fileprivate func texts(of field: Field, in configuration: Configuration) -> [String] {
    let versions: [Variant?] = [nil] + variants.map { $0 }
    let values = Platform.allCases.flatMap { platform in
      versions.compactMap { variant -> String? in
        guard case .text(let text) = layer(for: platform, variant: variant, in: configuration).settings[field]?.value
        else { return nil }
        return text
      }
    }
    return values.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .reduce(into: []) { if $0.last?.utf8.elementsEqual($1.utf8) != true { $0.append($1) } }
  }
}
