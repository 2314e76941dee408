import Diagnostics
import Documents
import SourceText

/// Reads the action-button groups of an XML file as Airship's parser does (`ActionButtonGroupsParser.kt`, read 2026-07).
struct ActionGroupFileReader {
  static let group = "UrbanAirshipActionButtonGroup"
  static let button = "UrbanAirshipActionButton"
  private static let android = "http://schemas.android.com/apk/res/android"

  private(set) var groups: [ActionSetDeclaration] = []
  private(set) var findings: [Finding] = []

  mutating func read(_ element: XMLElement) {
    if element.name.value == Self.group {
      group(element)
    } else if element.name.value == Self.button {
      findings.append(
        Finding(
          .groupMissingID, "the button stands in no group: the SDK adds it to the group before it, or leaves it out",
          at: element.name.range, help: "put it into a <\(Self.group)>"))
    } else {
      for child in element.elements { read(child) }
    }
  }

  private mutating func group(_ element: XMLElement) {
    let buttons = element.elements.filter { $0.name.value == Self.button }
    let actions = buttons.compactMap { button($0) }
    guard let id = id(of: element, "group", .groupMissingID, "the SDK loses every group of this file") else { return }
    guard !id.value.isEmpty else {
      findings.append(
        Finding(
          .emptyGroupID, "the group has an empty id: the SDK adds its buttons to the group before it", at: id.range))
      return
    }
    if buttons.isEmpty {
      findings.append(
        Finding(.emptyActionSet, "the group '\(id.value)' has no buttons: the SDK leaves it out", at: id.range))
    }
    findings += actions.duplicateFindings
    groups.append(
      ActionSetDeclaration(id: id, actions: actions, isComplete: actions.count == buttons.count, isAuthored: true))
  }

  private mutating func button(_ element: XMLElement) -> ActionDeclaration? {
    for name in ["label", "icon"] {
      guard let attribute = element.attribute(name), element.attribute(name, in: Self.android) == nil else { continue }
      findings.append(
        Finding(
          .wrongNamespace, "the SDK does not see '\(name)' without the prefix 'android:'", at: attribute.name.range,
          help: "write android:\(name)=\"…\"", fix: [.init(attribute.name.range, text: "android:\(name)")]))
    }
    guard let id = id(of: element, "button", .actionMissingID, "the SDK loses every group of this file") else {
      return nil
    }
    guard !id.value.isEmpty else {
      findings.append(Finding(.actionMissingID, "the button has an empty id: the SDK leaves it out", at: id.range))
      return nil
    }
    let foreground = element.attribute("foreground")
    if let foreground, Self.flag(foreground.value.value) == nil {
      findings.append(
        Finding(
          .plistWrongType, "foreground '\(foreground.value.value)' is neither true nor false: the SDK takes true",
          at: foreground.value.range, help: "write true or false"))
    }
    return ActionDeclaration(
      id: id, label: element.attribute("label", in: Self.android).map { ResourceText($0.value.located) },
      isForeground: foreground.flatMap { Self.flag($0.value.value) } ?? true,
      foregroundRange: foreground?.value.range,
      icon: element.attribute("icon", in: Self.android).map { ResourceText($0.value.located) },
      range: element.name.range)
  }

  private mutating func id(
    of element: XMLElement, _ what: String, _ rule: RuleID, _ consequence: String
  ) -> Located<String>? {
    if let id = element.attribute("id") { return id.value.located }
    if let prefixed = element.attributes.first(where: { $0.name.value == "id" }) {
      findings.append(
        Finding(
          .wrongNamespace,
          "the SDK does not see '\(prefixed.prefix ?? ""):id': ids of groups and buttons have no prefix",
          at: prefixed.name.range, help: "write id=\"…\"", fix: [.init(prefixed.name.range, text: "id")]))
      return nil
    }
    findings.append(
      Finding(rule, "the \(what) has no id: \(consequence)", at: element.name.range, help: "add id=\"…\""))
    return nil
  }

  private static func flag(_ text: String) -> Bool? {
    switch text {
    case "true", "TRUE", "True": true
    case "false", "FALSE", "False": false
    default: nil
    }
  }
}
