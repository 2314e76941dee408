import CampaignModel
import CampaignTargets
import SourceText

/// A category as some layer of a campaign names it.
struct CategoryUse {
  let id: Located<String>
  var reachesIOS: Bool
  var reachesAndroid: Bool

  /// Whether no platform that it reaches, and that has a file to look into, declares it; what another SDK brings along is
  /// another rule's to report.
  func isKnownNowhere(in catalog: Catalog, sdk: Configuration.App.SDK) -> Bool {
    guard sdk.otherSDK(withActionSet: id.value) == nil else { return false }
    let looksIOS = reachesIOS && catalog.hasFile(.categories)
    let looksAndroid = reachesAndroid && catalog.hasFile(.actionGroups)
    guard looksIOS || looksAndroid else { return false }
    return catalog.category(id.value) == nil && catalog.group(id.value) == nil
  }

  /// The ids that could have been meant, in byte order, each once.
  func knownIDs(in catalog: Catalog) -> [String] {
    let sets =
      (reachesIOS ? catalog.categories + catalog.builtInCategories : [])
      + (reachesAndroid ? catalog.groups + catalog.builtInGroups : [])
    var ids: [String] = []
    for id in sets.map(\.id.value).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where ids.last.map({ !$0.utf8.elementsEqual(id.utf8) }) ?? true {
      ids.append(id)
    }
    return ids
  }

  /// A few of the ids, for a help text; nil where there are none.
  func listing(_ known: [String]) -> String? {
    guard !known.isEmpty else { return nil }
    let shown = known.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    return "declared are \(shown)" + (known.count > 5 ? " and \(known.count - 5) more" : "")
  }
}

extension CampaignSubject {
  /// The categories that targets with buttons of the app's own get, each place once.
  var categoryUses: [CategoryUse] {
    var uses: [CategoryUse] = []
    for entry in layers where carries(.category, entry.target) {
      guard let value = entry.layer.settings[.category], case .text(let id) = value.value else { continue }
      let isIOS = entry.target.platform == .ios
      if let index = uses.firstIndex(where: { $0.id.range == value.range }) {
        if isIOS { uses[index].reachesIOS = true } else { uses[index].reachesAndroid = true }
      } else {
        uses.append(CategoryUse(id: Located(id, at: value.range), reachesIOS: isIOS, reachesAndroid: !isIOS))
      }
    }
    return uses
  }
}
