import CampaignModel
import Documents
import SourceText

/// A channel, category or action-button group as a flat list of what it says, texts in every language.
struct ResourceDeclaration {
  struct Attribute {
    let name: String

    /// Of a translation; nil for the default text and whatever has no language.
    var locale: String?

    /// Nil where it is not written and has no default.
    let value: String?

    /// Nil for a default.
    let range: SourceRange?

    /// Whether an installed app keeps what it has, or a sender's campaigns rely on it.
    var isFixed = false

    /// The action whose button a text is.
    var translatedAction: String?

    func isSame(as other: Attribute) -> Bool {
      name.utf8.elementsEqual(other.name.utf8) && locale == other.locale
    }
  }

  let id: String
  let range: SourceRange
  private(set) var attributes: [Attribute] = []
  private var actions: [String] = []

  /// Android lets an app change a channel's name and description; everything else stays as it was first created
  /// (NotificationChannel, developer.android.com, read 2026-11).
  init(_ channel: ChannelDeclaration, in catalog: Catalog) {
    id = channel.id.value
    range = channel.id.range
    add("name", channel.name, in: catalog)
    if let description = channel.description { add("description", description, in: catalog) }
    func fixed(_ name: String, _ value: String?, _ range: SourceRange?) {
      attributes.append(Attribute(name: name, value: value, range: range, isFixed: true))
    }
    fixed("importance", String(channel.importance.value), channel.importance.range)
    fixed("group", channel.group?.value, channel.group?.range)
    fixed("sound", channel.sound?.value, channel.sound?.range)
    fixed("can_bypass_dnd", String(channel.canBypassDND), nil)
    fixed("can_show_badge", String(channel.showsBadge), nil)
    fixed("should_show_lights", String(channel.showsLights), nil)
    fixed("should_vibrate", channel.vibrates.map { String($0.value) }, channel.vibrates?.range)
    fixed("light_color", channel.lightColor?.value, channel.lightColor?.range)
    fixed("lockscreen_visibility", channel.lockscreenVisibility.map(String.init), nil)
    fixed(
      "vibration_pattern", channel.vibrationPattern?.value.map(String.init).joined(separator: ","),
      channel.vibrationPattern?.range)
  }

  /// Campaigns rely on the ids of the actions and on their order.
  init(_ set: ActionSetDeclaration, in catalog: Catalog) {
    id = set.id.value
    range = set.id.range
    actions = set.actions.map(\.id.value)
    attributes.append(
      Attribute(name: "actions", value: actions.joined(separator: ", "), range: range, isFixed: true))
    for action in set.actions {
      let name = "actions.\(action.id.value)"
      if let label = action.label { add("\(name).label", label, in: catalog, of: action.id.value) }
      if let key = action.labelKey {
        attributes.append(Attribute(name: "\(name).title_resource", value: key.value, range: key.range))
        for entry in catalog.labels.entries(key.value) {
          attributes.append(
            Attribute(
              name: "\(name).text", locale: entry.locale?.description, value: entry.text.value, range: entry.text.range,
              translatedAction: action.id.value))
        }
      }
      attributes.append(
        Attribute(
          name: "\(name).foreground", value: String(action.isForeground),
          range: action.foregroundRange ?? action.id.range))
      if let icon = action.icon {
        attributes.append(Attribute(name: "\(name).icon", value: icon.text.value, range: icon.text.range))
      }
    }
  }

  func has(_ action: String) -> Bool {
    actions.contains { $0.utf8.elementsEqual(action.utf8) }
  }

  /// A text as written, and where it is a reference, the string that it leads to, in every directory that has it.
  private mutating func add(_ name: String, _ text: ResourceText, in catalog: Catalog, of action: String? = nil) {
    attributes.append(Attribute(name: name, value: text.text.value, range: text.text.range))
    guard let reference = text.reference, reference.packageName == nil, reference.type == "string" else { return }
    for entry in catalog.resources.entries("string", reference.name) {
      let place = entry.isNarrowed ? ".\(entry.directory)" : ""
      attributes.append(
        Attribute(
          name: "\(name).text\(place)", locale: entry.locale?.description, value: entry.string?.text,
          range: entry.name.range, translatedAction: action))
    }
  }
}
