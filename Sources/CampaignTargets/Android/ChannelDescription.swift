import CampaignModel
import SourceText
import Writers

/// A channel as a data message describes it, for SDKs that create a channel the first time a push names it.
enum ChannelDescription {
  /// An object with the channel's id, its texts in a locale, and its settings.
  static func value(_ channel: ChannelDeclaration, locale: LocaleTag, catalog: Catalog) -> PayloadValue {
    var members = MemberList()
    members.add("badge", channel.showsBadge)
    members.add("description", channel.description.flatMap { catalog.text($0, for: locale) })
    members.add("id", channel.id)
    members.add("importance", channel.importance.value)
    members.add("name", catalog.text(channel.name, for: locale))
    members.add("sound", channel.soundResource ?? channel.sound?.value ?? "default")
    members.add("vibration", channel.vibrates?.value ?? false)
    members.add("vibrationPattern", channel.vibrationPattern.map { .json(.array($0.value.map(JSON.integer))) })
    return members.object
  }
}
