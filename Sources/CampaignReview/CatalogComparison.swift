import CampaignCompiler
import CampaignModel
import SourceText

/// What the app's own resource files declare at both ends, and which campaigns a difference touches.
struct CatalogComparison {
  private let base: ReviewSide
  private let head: ReviewSide

  init(base: ReviewSide, head: ReviewSide) {
    self.base = base
    self.head = head
  }

  /// Channels, then categories, then action-button groups; each in byte order of the ids.
  var changes: [Change] {
    let (old, new) = (base.project.catalog, head.project.catalog)
    guard old.digest != new.digest else { return [] }
    return compare(
      .channel, old.channels.map { ResourceDeclaration($0, in: old) },
      new.channels.map { ResourceDeclaration($0, in: new) }, users: \.channelIDs)
      + compare(
        .category, old.categories.map { ResourceDeclaration($0, in: old) },
        new.categories.map { ResourceDeclaration($0, in: new) }, users: \.categoryIDs)
      + compare(
        .group, old.groups.map { ResourceDeclaration($0, in: old) },
        new.groups.map { ResourceDeclaration($0, in: new) }, users: \.categoryIDs)
  }

  private func compare(
    _ noun: Change.ResourceNoun, _ old: [ResourceDeclaration], _ new: [ResourceDeclaration],
    users: (ReviewedCampaign.Uses) -> [String]
  ) -> [Change] {
    let ids = (old + new).map(\.id).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var changes: [Change] = []
    for (index, id) in ids.enumerated() where index == 0 || !ids[index - 1].utf8.elementsEqual(id.utf8) {
      let before = old.first { $0.id.utf8.elementsEqual(id.utf8) }
      let after = new.first { $0.id.utf8.elementsEqual(id.utf8) }
      let touched = touchedCampaigns(id, users)
      for var change in differences(noun, before, after, isUsed: !touched.isEmpty) {
        change.campaigns = touched
        changes.append(change)
      }
    }
    return changes
  }

  private func differences(
    _ noun: Change.ResourceNoun, _ before: ResourceDeclaration?, _ after: ResourceDeclaration?, isUsed: Bool
  ) -> [Change] {
    guard let before, let after else {
      var change = Change(
        before == nil ? .resourceAdded(noun) : .resourceRemoved(noun), before == nil ? .visible : .breaking,
        subject: (before ?? after)?.id)
      change.base = before.flatMap { base.place($0.range) }
      change.head = after.flatMap { head.place($0.range) }
      return [change]
    }
    let added = after.attributes.filter { attribute in !before.attributes.contains { $0.isSame(as: attribute) } }
    return (before.attributes + added).compactMap { attribute in
      let old = before.attributes.first { $0.isSame(as: attribute) }
      let new = after.attributes.first { $0.isSame(as: attribute) }
      guard old?.value.map({ Array($0.utf8) }) != new?.value.map({ Array($0.utf8) }) else { return nil }
      // The list of an action-button group's actions tells that one came or went; its translations need not.
      if let action = attribute.translatedAction, !before.has(action) || !after.has(action) { return nil }
      let isFixed = attribute.isFixed && (noun == .channel || isUsed)
      var change = Change(.resourceChanged(noun), isFixed ? .breaking : .visible, subject: before.id)
      change.attribute = attribute.name
      change.locale = attribute.locale
      change.before = old?.value
      change.after = new?.value
      change.base = base.place(old?.range ?? before.range)
      change.head = head.place(new?.range ?? after.range)
      return change
    }
  }

  /// The campaigns that name an id at either end.
  private func touchedCampaigns(_ id: String, _ users: (ReviewedCampaign.Uses) -> [String]) -> [String] {
    let names = (base.campaigns + head.campaigns).filter { campaign in
      users(campaign.uses).contains { $0.utf8.elementsEqual(id.utf8) }
    }.map(\.name)
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .reduce(into: []) { if $0.last?.utf8.elementsEqual($1.utf8) != true { $0.append($1) } }
  }
}
