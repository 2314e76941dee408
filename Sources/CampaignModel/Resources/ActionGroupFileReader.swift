import Diagnostics
import Documents
import SourceText

/// Reads the action-button groups of an XML file as Airship's parser does (`ActionButtonGroupsParser.kt`, read 2026-07).
struct ActionGroupFileReader {
  static let group = "UrbanAirshipActionButtonGroup"
  static let button = "UrbanAirshipActionButton"
  private static let android = "http://schemas.android.com/apk/res/android"

  private(set) var groups: [ActionSetDeclaration] = []
  private(set) var references: [ResourceReference] = []
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
          .foregroundNotBoolean, "foreground '\(foreground.value.value)' is neither true nor false: the SDK takes true",
          at: foreground.value.range, help: "write true or false"))
    }
    return ActionDeclaration(
      id: id, label: text("label", of: element, types: ["string"], purpose: "a label"),
      isForeground: foreground.flatMap { Self.flag($0.value.value) } ?? true,
      foregroundRange: foreground?.value.range,
      icon: text("icon", of: element, types: ["drawable", "mipmap"], purpose: "an icon"), range: element.name.range)
  }

  /// An attribute of Android's own that may refer to a resource.
  private mutating func text(
    _ name: String, of element: XMLElement, types: [String], purpose: String
  ) -> ResourceText? {
    guard let text = element.attribute(name, in: Self.android).map({ ResourceText($0.value.located) }) else {
      return nil
    }
    if let reference = text.reference {
      references.append(ResourceReference(reference, at: text.text.range, types: types, purpose: purpose))
    }
    return text
  }

  private mutating func id(
    of element: XMLElement, _ what: String, _ rule: RuleID, _ consequence: String
  ) -> Located<String>? {
    if let id = element.attribute("id") {
      if let finding = idFinding(id.value, what) { findings.append(finding) }
      return id.value.located
    }
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

  /// Ids are taken as they are written: a reference is not followed, and what reads as a number is stored as one.
  private func idFinding(_ id: LocatedText, _ what: String) -> Finding? {
    guard AndroidReference(id.value) != nil else { return Finding.ambiguousAttribute(id, "a \(what)'s id") }
    return Finding(
      .ambiguousAttribute, "the SDK follows no reference in a \(what)'s id: it is then '@' and a number", at: id.range,
      help: "write the id itself")
  }

  /// A boolean as aapt2 stores it; numbers are true where they are not 0.
  private static func flag(_ text: String) -> Bool? {
    switch AndroidAttribute(text) {
    case .boolean(let flag): flag
    case .integer(let number): number != 0
    default: nil
    }
  }
}
