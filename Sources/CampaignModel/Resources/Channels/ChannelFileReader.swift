import Diagnostics
import Documents
import SourceText

/// Reads the notification channels of an XML file as Airship's parser does: every element of that name, at any depth.
struct ChannelFileReader {
  static let element = "NotificationChannel"

  private static let attributes = [
    "id", "name", "description", "importance", "group", "can_bypass_dnd", "can_show_badge", "should_show_lights",
    "should_vibrate", "light_color", "lockscreen_visibility", "sound", "vibration_pattern",
  ]

  private let resources: ResourceTable
  private(set) var channels: [ChannelDeclaration] = []

  /// Ids of channels that were reported and are not among `channels`.
  private(set) var lostIDs: [String] = []

  /// Whether a channel's id lies in a resource that the project does not have.
  private(set) var hasUnknownID = false
  private(set) var references: [ResourceReference] = []
  private(set) var findings: [Finding] = []

  /// The resources are those that attributes may refer to.
  init(resources: ResourceTable) {
    self.resources = resources
  }

  mutating func read(_ element: XMLElement) {
    if element.name.value == Self.element { channel(element) }
    for child in element.elements { read(child) }
  }

  private mutating func channel(_ element: XMLElement) {
    checkNames(of: element)
    var attributes = ChannelAttributes(element, resources: resources)
    let declaration = declaration(&attributes)
    ineffective(element)
    references += attributes.references
    findings += attributes.findings
    if let declaration { channels.append(declaration) }
  }

  private mutating func declaration(_ attributes: inout ChannelAttributes) -> ChannelDeclaration? {
    let element = attributes.element
    let importance = importance(of: &attributes)
    let pattern = attributes.vibrationPattern()
    let visibility = attributes.integer("lockscreen_visibility")
    let color = attributes.color("light_color")
    let id = isWritten("id", of: &attributes) ? attributes.text("id") : nil
    let hasName = isWritten("name", of: &attributes)
    for name in ["id", "group"] { element.attribute(name).map { checkText($0.value, name) } }
    if element.attribute("id") != nil, id == nil, attributes.isUnknown { hasUnknownID = true }
    guard hasName, let name = attributes.localizedText("name"), let importance, let id else {
      if let id { lostIDs.append(id.value) }
      return nil
    }
    if name.reference == nil, let value = element.attribute("name")?.value { checkText(value, "name") }
    return ChannelDeclaration(
      id: id, name: name, description: attributes.localizedText("description"), importance: importance,
      group: attributes.text("group"), sound: sound(of: &attributes),
      canBypassDND: attributes.flag("can_bypass_dnd")?.value ?? false,
      showsBadge: attributes.flag("can_show_badge")?.value ?? true,
      showsLights: attributes.flag("should_show_lights")?.value ?? false,
      vibrates: attributes.flag("should_vibrate"), lightColor: color, lockscreenVisibility: visibility?.value,
      vibrationPattern: pattern,
      places: element.attributes.filter { $0.namespace == nil }.map { Located($0.name.value, at: $0.value.range) },
      isAuthored: true, range: element.name.range)
  }

  /// An attribute in a namespace is not seen, and one of another name does nothing.
  private mutating func checkNames(of element: XMLElement) {
    for attribute in element.attributes {
      let name = attribute.name.value
      if attribute.namespace != nil {
        guard Self.attributes.contains(name) else { continue }
        findings.append(
          Finding(
            .wrongNamespace,
            "the SDK does not see '\(attribute.prefix ?? ""):\(name)': channel attributes have no prefix",
            at: attribute.name.range, help: "write \(name)=\"…\"", fix: [.init(attribute.name.range, text: name)]))
      } else if !Self.attributes.contains(name) {
        let nearest = Suggestion.nearest(to: name, in: Self.attributes)
        findings.append(
          Finding(
            .ineffectiveChannelAttribute, "the SDK does not know the channel attribute '\(name)'",
            at: attribute.name.range, meant: nearest))
      }
    }
  }

  /// Whether an attribute that a channel must have is there and not empty; if not, that was reported. One that stands
  /// there with a prefix was reported already.
  private func isWritten(_ name: String, of attributes: inout ChannelAttributes) -> Bool {
    let element = attributes.element
    let attribute = element.attribute(name)
    if let attribute, !attribute.value.value.isEmpty { return true }
    guard !element.attributes.contains(where: { $0.namespace != nil && $0.name.value == name }) else { return false }
    attributes.report(
      Finding(
        .channelMissingAttribute,
        "the channel has \(attribute == nil ? "no" : "an empty") '\(name)': the SDK leaves it out",
        at: attribute.map(\.value.range) ?? element.name.range, help: "give it id, name and importance"))
    return false
  }

  private func importance(of attributes: inout ChannelAttributes) -> Located<Int>? {
    guard isWritten("importance", of: &attributes),
      let importance = attributes.integer("importance", expected: "an integer from 0 to 5")
    else { return nil }
    if importance.value == -1 {
      attributes.report(
        Finding(
          .channelMissingAttribute, "importance -1 means that there is none: the SDK leaves the channel out",
          at: importance.range, help: "write 0 to 5; 3 is the default of Android"))
      return nil
    }
    guard (0...5).contains(importance.value) else {
      attributes.report(
        Finding(
          .invalidImportance,
          "importance is \(importance.value), and Android takes 0 to 5: it refuses this channel and those after it",
          at: importance.range, help: "write 0 to 5; 3 is the default of Android"))
      return nil
    }
    return importance
  }

  /// A raw resource's name has no extension: with one it is taken for an address that leads nowhere.
  private func sound(of attributes: inout ChannelAttributes) -> Located<String>? {
    guard let sound = attributes.sound() else { return nil }
    if AndroidReference(sound.value) == nil, !sound.value.contains(":"), let dot = sound.value.firstIndex(of: ".") {
      attributes.report(
        Finding(
          .soundExtension,
          "a raw resource is named without its extension: with '\(sound.value)' the channel is silent",
          at: sound.range, help: "write '@raw/\(sound.value[..<dot])'"))
    }
    return sound
  }

  /// A text that aapt2 would store as something else is not what the device sees.
  private mutating func checkText(_ value: LocatedText, _ name: String) {
    if let finding = Finding.ambiguousAttribute(value, "a channel's \(name)") { findings.append(finding) }
  }

  /// What Android takes from the app only when the user has given it the right to (AOSP `PreferencesHelper`).
  private mutating func ineffective(_ element: XMLElement) {
    for (name, why) in [
      ("lockscreen_visibility", "Android sets it from the app's own setting when it creates the channel"),
      ("can_bypass_dnd", "Android heeds it only from apps that have access to Do Not Disturb"),
    ] {
      guard let attribute = element.attribute(name), attribute.value.value != "false" else { continue }
      findings.append(
        Finding(.ineffectiveChannelAttribute, "\(name) has no effect: \(why)", at: attribute.name.range))
    }
  }
}

extension Finding {
  /// A text that reads as a number, a color or a boolean, so that the app sees another one; nil where it does not.
  static func ambiguousAttribute(_ value: LocatedText, _ what: String) -> Finding? {
    let kind: String
    let attribute = AndroidAttribute(value.value)
    switch attribute {
    case .text: return nil
    case .boolean: kind = "a boolean"
    case .color: kind = "a color"
    case .integer, .hexadecimal, .measure: kind = "a number"
    }
    let seen = attribute.text(of: value.value)
    guard seen?.utf8.elementsEqual(value.value.utf8) != true else { return nil }
    return Finding(
      .ambiguousAttribute,
      "aapt2 stores '\(value.value)' as \(kind): \(what) is then \(seen.map { "'\($0)'" } ?? "another text")",
      at: value.range, help: "choose a text that begins with a letter")
  }
}
