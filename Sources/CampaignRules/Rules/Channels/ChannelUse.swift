import CampaignModel
import CampaignTargets
import SourceText

/// A channel as some layer of a campaign, or the project, names it.
struct ChannelUse {
  let id: Located<String>

  /// Whether nothing declares it; what another SDK brings along is another rule's to report.
  func isKnownNowhere(in subject: CampaignSubject) -> Bool {
    subject.catalog.channel(id.value) == nil
      && subject.configuration.app.sdk.otherSDK(withChannel: id.value) == nil
  }
}

extension CampaignSubject {
  /// The channels that targets with channels get, each place once; the project's default one where a target gets no other.
  var channelUses: [ChannelUse] {
    var uses: [ChannelUse] = []
    for entry in layers where carries(.channelID, entry.target) {
      guard let id = channelID(of: entry), !uses.contains(where: { $0.id.range == id.range }) else { continue }
      uses.append(ChannelUse(id: id))
    }
    return uses
  }

  /// The channel that a target's notifications are posted to, where it is known.
  func channel(of entry: EffectiveLayer) -> ChannelDeclaration? {
    channelID(of: entry).flatMap { catalog.channel($0.value) }
  }

  private func channelID(of entry: EffectiveLayer) -> Located<String>? {
    guard let value = entry.layer.settings[.channelID] else { return configuration.app.androidDefaultChannel }
    guard case .text(let id) = value.value else { return nil }
    return Located(id, at: value.range)
  }
}
