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
    return compare(.channel, declarations(old.channels), declarations(new.channels), users: \.channelIDs)
      + compare(.category, declarations(old.categories), declarations(new.categories), users: \.categoryIDs)
      + compare(.group, declarations(old.groups), declarations(new.groups), users: \.categoryIDs)
  }

  private func compare(
    _ noun: Change.ResourceNoun, _ old: [Declaration], _ new: [Declaration],
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
    _ noun: Change.ResourceNoun, _ before: Declaration?, _ after: Declaration?, isUsed: Bool
  ) -> [Change] {
    guard let before else { return [Change(.resourceAdded(noun), .visible, subject: after?.id)] }
    guard let after else { return [Change(.resourceRemoved(noun), .breaking, subject: before.id)] }
    // Both list the same attributes in the same order, but for actions, which may come and go.
    let names =
      (before.attributes
      + after.attributes.filter { attribute in
        !before.attributes.contains { $0.name.utf8.elementsEqual(attribute.name.utf8) }
      }).map(\.name)
    return names.compactMap { name in
      let old = before.attributes.first { $0.name.utf8.elementsEqual(name.utf8) }
      let new = after.attributes.first { $0.name.utf8.elementsEqual(name.utf8) }
      guard old?.value.map({ Array($0.utf8) }) != new?.value.map({ Array($0.utf8) }) else { return nil }
      let isFixed = (new ?? old)?.isFixed == true && (noun == .channel || isUsed)
      var change = Change(.resourceChanged(noun), isFixed ? .breaking : .visible, subject: before.id)
      change.attribute = name
      change.before = old?.value
      change.after = new?.value
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

/// A declaration as its attributes.
private struct Declaration {
  struct Attribute {
    let name: String
    /// Nil where it is not written and has no default.
    let value: String?
    /// Whether an installed app keeps what it has, or a sender's campaigns rely on it.
    let isFixed: Bool
  }

  let id: String
  let attributes: [Attribute]
}

/// Android lets an app change a channel's name and description; everything else stays as it was first created
/// (NotificationChannel, developer.android.com, read 2026-11).
private func declarations(_ channels: [ChannelDeclaration]) -> [Declaration] {
  channels.map { channel in
    func fixed(_ name: String, _ value: String?) -> Declaration.Attribute {
      .init(name: name, value: value, isFixed: true)
    }
    return Declaration(
      id: channel.id.value,
      attributes: [
        .init(name: "name", value: channel.name.text.value, isFixed: false),
        .init(name: "description", value: channel.description?.text.value, isFixed: false),
        fixed("importance", String(channel.importance.value)), fixed("group", channel.group?.value),
        fixed("sound", channel.sound?.value), fixed("can_bypass_dnd", String(channel.canBypassDND)),
        fixed("can_show_badge", String(channel.showsBadge)), fixed("should_show_lights", String(channel.showsLights)),
        fixed("should_vibrate", channel.vibrates.map { String($0.value) }),
        fixed("light_color", channel.lightColor?.value),
        fixed("lockscreen_visibility", channel.lockscreenVisibility.map(String.init)),
        fixed("vibration_pattern", channel.vibrationPattern?.value.map(String.init).joined(separator: ",")),
      ])
  }
}

private func declarations(_ sets: [ActionSetDeclaration]) -> [Declaration] {
  sets.map { set in
    Declaration(
      id: set.id.value,
      attributes: [.init(name: "actions", value: set.actions.map(\.id.value).joined(separator: ", "), isFixed: true)]
        + set.actions.map { action in
          .init(
            name: "actions.\(action.id.value)", value: action.labelKey?.value ?? action.label?.text.value,
            isFixed: false)
        })
  }
}
