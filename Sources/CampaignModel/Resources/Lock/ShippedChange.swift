package import SourceText

/// An attribute of a channel that is not what has shipped.
package struct ShippedChange: Sendable {
  package let attribute: ChannelAttribute
  package let shipped: Located<String>

  /// What the declaration says now, and where.
  package let declared: Located<String>

  /// Whether installed apps take it over where the user has not changed the channel, and only there: a lower importance.
  package var reachesSome: Bool {
    guard attribute == .importance, let old = Int(shipped.value), let new = Int(declared.value) else { return false }
    return new < old
  }
}

extension LockedChannel {
  /// What installed apps will not see of a declaration, or not all of them, in the order of the attributes.
  ///
  /// Android's rules for a channel that exists (AOSP `PreferencesHelper.createNotificationChannel`, read 2026-07): name and
  /// description are taken over, a group where it had none, a lower importance where the user has touched nothing; all
  /// else stays, also after the channel was deleted and created anew.
  package func changes(in channel: ChannelDeclaration) -> [ShippedChange] {
    ChannelAttribute.allCases.compactMap { attribute in
      guard let shipped = values.first(where: { $0.attribute == attribute })?.value else { return nil }
      let declared = attribute.value(of: channel)
      if attribute == .group, shipped.value.isEmpty { return nil }
      guard !declared.utf8.elementsEqual(shipped.value.utf8) else { return nil }
      return ShippedChange(
        attribute: attribute, shipped: shipped, declared: Located(declared, at: channel.place(of: attribute.rawValue)))
    }
  }
}
