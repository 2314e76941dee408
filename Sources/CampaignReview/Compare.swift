import CampaignCompiler
import Diagnostics
import SourceText

/// What changes from one end to the other.
///
/// Both ends list every campaign that may differ; `unchanged` more are the same at both, files and project alike. The
/// comparison mirrors: with the ends exchanged, what was added is removed, and what was before is after.
package func compare(_ base: ReviewSide, _ head: ReviewSide, unchanged: Int = 0) -> Review {
  var campaigns: [CampaignReview] = []
  var same = unchanged
  for (before, after) in pairs(base.campaigns, head.campaigns) {
    if let review = CampaignComparison(before, after, base: base, head: head).review {
      campaigns.append(review)
    } else {
      same += 1
    }
  }
  let findings = FindingComparison(before: base.diagnostics, after: head.diagnostics)
    .changes(base: base.place, head: head.place)
  let configurations = [base, head].compactMap(\.project.configurationFile?.path)
  let isSetting = { (change: Change) in configurations.contains((change.head ?? change.base)?.path ?? "") }
  return Review(
    campaigns: campaigns.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) },
    settings: findings.filter(isSetting) + SettingComparison(base: base, head: head).changes,
    resources: findings.filter { !isSetting($0) } + CatalogComparison(base: base, head: head).changes,
    unchangedCampaigns: same)
}

/// Campaigns of the same id; what is left over, of the same path.
private func pairs(
  _ base: [ReviewedCampaign], _ head: [ReviewedCampaign]
) -> [(ReviewedCampaign?, ReviewedCampaign?)] {
  var pairs: [(ReviewedCampaign?, ReviewedCampaign?)] = []
  var unmatched: [ReviewedCampaign] = []
  // Ids first: a campaign that moved to another file is still itself.
  var byName: [[UInt8]: [Int]] = [:]
  for index in base.indices { byName[Array(base[index].name.utf8), default: []].append(index) }
  var taken: Set<Int> = []
  for campaign in head {
    let candidates = byName[Array(campaign.name.utf8)] ?? []
    let samePath = candidates.first {
      !taken.contains($0) && base[$0].source.path.utf8.elementsEqual(campaign.source.path.utf8)
    }
    if let index = samePath ?? candidates.first(where: { !taken.contains($0) }) {
      taken.insert(index)
      pairs.append((base[index], campaign))
    } else {
      unmatched.append(campaign)
    }
  }
  // A file that is no campaign at one end is compared with what stands in it at the other.
  for campaign in unmatched {
    let index = base.indices.first {
      !taken.contains($0) && base[$0].source.path.utf8.elementsEqual(campaign.source.path.utf8)
        && (base[$0].campaign == nil || campaign.campaign == nil)
    }
    if let index { taken.insert(index) }
    pairs.append((index.map { base[$0] }, campaign))
  }
  base.indices.filter { !taken.contains($0) }.forEach { pairs.append((base[$0], nil)) }
  return pairs
}
