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

  private(set) var channels: [ChannelDeclaration] = []

  /// Ids of channels that were reported and are not among `channels`.
  private(set) var lostIDs: [String] = []
  private(set) var findings: [Finding] = []

  mutating func read(_ element: XMLElement) {
    if element.name.value == Self.element { channel(element) }
    for child in element.elements { read(child) }
  }

  private mutating func channel(_ element: XMLElement) {
    checkNames(of: element)
    let importance = importance(of: element)
    let pattern = vibrationPattern(of: element)
    let visibility = integer("lockscreen_visibility", of: element)
    let color = lightColor(of: element)
    ineffective(element)
    let id = required("id", of: element)
    guard let name = required("name", of: element), let importance, let id else {
      if let id { lostIDs.append(id.value) }
      return
    }
    channels.append(
      ChannelDeclaration(
        id: id, name: ResourceText(name), description: text("description", of: element).map(ResourceText.init),
        importance: importance, group: text("group", of: element), sound: text("sound", of: element),
        canBypassDND: flag("can_bypass_dnd", of: element)?.value ?? false,
        showsBadge: flag("can_show_badge", of: element)?.value ?? true,
        showsLights: flag("should_show_lights", of: element)?.value ?? false,
        vibrates: flag("should_vibrate", of: element), lightColor: color,
        lockscreenVisibility: visibility?.value, vibrationPattern: pattern, isAuthored: true,
        range: element.name.range))
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
            at: attribute.name.range, help: nearest.map { "did you mean '\($0)'?" }))
      }
    }
  }

  /// A missing or empty one loses the channel. An attribute that stands there with a prefix was reported already.
  private mutating func required(_ name: String, of element: XMLElement) -> Located<String>? {
    if let text = text(name, of: element), !text.value.isEmpty { return text }
    guard !element.attributes.contains(where: { $0.namespace != nil && $0.name.value == name }) else { return nil }
    let empty = element.attribute(name)
    findings.append(
      Finding(
        .channelMissingAttribute,
        "the channel has \(empty == nil ? "no" : "an empty") '\(name)': the SDK leaves it out",
        at: empty.map(\.value.range) ?? element.name.range, help: "give it id, name and importance"))
    return nil
  }

  private mutating func importance(of element: XMLElement) -> Located<Int>? {
    guard element.attribute("importance").map({ !$0.value.value.isEmpty }) == true else {
      _ = required("importance", of: element)
      return nil
    }
    guard let importance = integer("importance", of: element, expected: "an integer from 0 to 5") else { return nil }
    if importance.value == -1 {
      findings.append(
        Finding(
          .channelMissingAttribute, "importance -1 means that there is none: the SDK leaves the channel out",
          at: importance.range, help: "write 0 to 5; 3 is the default of Android"))
      return nil
    }
    guard (0...5).contains(importance.value) else {
      findings.append(
        Finding(
          .invalidImportance,
          "importance is \(importance.value), and Android takes 0 to 5: it refuses this channel and those after it",
          at: importance.range, help: "write 0 to 5; 3 is the default of Android"))
      return nil
    }
    return importance
  }

  /// An integer as Kotlin's `toInt` takes it; a resource's value is not known here. Anything else loses the file.
  private mutating func integer(
    _ name: String, of element: XMLElement, expected: String = "an integer"
  ) -> Located<Int>? {
    guard let text = text(name, of: element), !text.value.isEmpty, AndroidReference(text.value) == nil else {
      return nil
    }
    guard let value = Int32(text.value) else {
      lost("\(name) '\(text.value)' is not \(expected)", at: text.range)
      return nil
    }
    return Located(Int(value), at: text.range)
  }

  /// Numbers between commas, each as Kotlin's `toLong` takes it: blanks are not.
  private mutating func vibrationPattern(of element: XMLElement) -> Located<[Int]>? {
    guard let attribute = element.attribute("vibration_pattern"), AndroidReference(attribute.value.value) == nil,
      !attribute.value.value.isEmpty
    else { return nil }
    var parts = attribute.value.value.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    while parts.last?.isEmpty == true { parts.removeLast() }
    var numbers: [Int] = []
    let start = attribute.value.value.utf8.startIndex
    for part in parts {
      let text = String(decoding: part, as: UTF8.self)
      guard let number = Int(text) else {
        let offset = attribute.value.value.utf8.distance(from: start, to: part.startIndex)
        let place = attribute.value.range(of: offset..<offset + part.count)
        lost("'\(text)' in vibration_pattern is not an integer", at: place, help: "write 0,100,50 without blanks")
        return nil
      }
      numbers.append(number)
    }
    return Located(numbers, at: attribute.value.range)
  }

  /// `#rgb` is not among what `Color.parseColor` takes: `#rrggbb`, `#aarrggbb` and some names are.
  private mutating func lightColor(of element: XMLElement) -> Located<String>? {
    guard let text = text("light_color", of: element), !text.value.isEmpty, AndroidReference(text.value) == nil else {
      return nil
    }
    let digits = text.value.dropFirst()
    let isHexadecimal =
      text.value.hasPrefix("#") && (digits.utf8.count == 6 || digits.utf8.count == 8)
      && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    guard isHexadecimal || Self.colorNames.contains(text.value.lowercased()) else {
      lost("light_color '\(text.value)' is no color", at: text.range, help: "write '#rrggbb'")
      return nil
    }
    return text
  }

  /// Those of `android.graphics.Color`.
  private static let colorNames: Set<String> = [
    "black", "darkgray", "gray", "lightgray", "white", "red", "green", "blue", "yellow", "cyan", "magenta", "aqua",
    "fuchsia", "darkgrey", "grey", "lightgrey", "lime", "maroon", "navy", "olive", "purple", "silver", "teal",
  ]

  /// A boolean as compiled resources know it; another text is the default.
  private mutating func flag(_ name: String, of element: XMLElement) -> Located<Bool>? {
    guard let text = text(name, of: element), AndroidReference(text.value) == nil else { return nil }
    switch text.value {
    case "true", "TRUE", "True": return Located(true, at: text.range)
    case "false", "FALSE", "False": return Located(false, at: text.range)
    default:
      findings.append(
        Finding(
          .ineffectiveChannelAttribute, "\(name) '\(text.value)' is neither true nor false: the SDK takes the default",
          at: text.range, help: "write true or false"))
      return nil
    }
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

  private func text(_ name: String, of element: XMLElement) -> Located<String>? {
    element.attribute(name)?.value.located
  }

  private mutating func lost(_ message: String, at range: SourceRange, help: String? = nil) {
    findings.append(
      Finding(.channelFileLost, message + ": the SDK would load no channel of this file", at: range, help: help))
  }
}
