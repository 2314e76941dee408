import CampaignModel
import CampaignTargets

/// An entry of `data` and where it goes.
struct PlacedData: Sendable {
  let entry: DataEntry

  /// The targets whose payloads hold it.
  let targets: [Target]
}

extension CampaignSubject {
  /// Every entry of `data`: the campaign's, its variants', the project's defaults'.
  var placedData: [PlacedData] {
    let groups = [campaign.layers] + campaign.variants.map(\.layers) + [configuration.defaults]
    let compiling = targets.filter { $0.skips(campaign) == nil }
    return groups.flatMap { group in
      group.base.data.map { PlacedData(entry: $0, targets: compiling) }
        + Platform.allCases.flatMap { platform in
          group[platform].data.map { entry in
            PlacedData(entry: entry, targets: compiling.filter { $0.platform == platform })
          }
        }
    }
  }
}
