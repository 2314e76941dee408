package import SourceText

/// `channels.lock`: the channels that installed apps have, as they were when they shipped (docs/formats/lock.md).
///
/// Android keeps what a channel was first created with; the file is what a later change is held against.
package struct ChannelLock: Sendable {
  /// Where it stands in a project.
  package static let path = "channels.lock"

  /// In byte order of the ids, each once.
  package let channels: [LockedChannel]

  package init(channels: [LockedChannel]) {
    self.channels = channels.sorted { $0.id.value.utf8.lexicographicallyPrecedes($1.id.value.utf8) }
  }

  /// The entry of a channel; ids compare by their bytes.
  package func channel(_ id: String) -> LockedChannel? {
    channels.first(named: id) { $0.id.value }
  }
}

/// A channel as it shipped.
package struct LockedChannel: Sendable {
  package let id: Located<String>

  /// What the file says of it; an attribute that it leaves out is not held against anything.
  package let values: [(attribute: ChannelAttribute, value: Located<String>)]

  package init(id: Located<String>, values: [(attribute: ChannelAttribute, value: Located<String>)]) {
    self.id = id
    self.values = values
  }
}

/// What an app cannot change of a channel that is on a device, by the names of the XML's attributes.
package enum ChannelAttribute: String, CaseIterable, Sendable {
  case importance
  case sound
  case shouldVibrate = "should_vibrate"
  case vibrationPattern = "vibration_pattern"
  case shouldShowLights = "should_show_lights"
  case lightColor = "light_color"
  case canShowBadge = "can_show_badge"
  case lockscreenVisibility = "lockscreen_visibility"
  case canBypassDND = "can_bypass_dnd"
  case group

  /// How its values are written in the lock file.
  enum Form {
    case integer
    case flag
    case text
  }

  var form: Form {
    switch self {
    case .importance, .lockscreenVisibility: .integer
    case .shouldVibrate, .shouldShowLights, .canShowBadge, .canBypassDND: .flag
    case .sound, .vibrationPattern, .lightColor, .group: .text
    }
  }

  /// What the SDK makes of a declaration: defaults filled in, one spelling for one thing, empty for nothing.
  package func value(of channel: ChannelDeclaration) -> String {
    switch self {
    case .importance: String(channel.importance.value)
    case .sound: channel.soundResource.map { "@raw/" + $0 } ?? channel.sound?.value ?? ""
    case .shouldVibrate: String(channel.vibrates?.value ?? false)
    case .vibrationPattern: channel.vibrationPattern?.value.map(String.init).joined(separator: ",") ?? ""
    case .shouldShowLights: String(channel.showsLights)
    case .lightColor: channel.lightColor?.value.lowercased() ?? ""
    case .canShowBadge: String(channel.showsBadge)
    // -1000 is Android's "no override".
    case .lockscreenVisibility: String(channel.lockscreenVisibility ?? -1000)
    case .canBypassDND: String(channel.canBypassDND)
    case .group: channel.group?.value ?? ""
    }
  }
}
