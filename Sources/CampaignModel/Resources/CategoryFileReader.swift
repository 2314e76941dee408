import Diagnostics
import Documents
import SourceText

/// Reads the categories of a property list as Airship's parser does (`NotificationCategories.swift`, read 2026-07): an
/// action that is not complete loses its whole category.
struct CategoryFileReader {
  private static let keys = [
    "identifier", "title", "title_resource", "foreground", "authenticationRequired", "destructive", "action_type",
    "text_input_button_title", "text_input_placeholder",
  ]
  private static let flags = ["foreground", "authenticationRequired", "destructive"]

  private(set) var categories: [ActionSetDeclaration] = []
  private(set) var findings: [Finding] = []

  /// Whether a property list of another name looks like one of categories: a dictionary of arrays of dictionaries.
  static func isCategories(_ list: PropertyList) -> Bool {
    guard case .dictionary(let entries) = list.value, !entries.isEmpty else { return false }
    return entries.allSatisfy { entry in
      guard case .array(let items) = entry.value.value, !items.isEmpty else { return false }
      return items.allSatisfy { if case .dictionary = $0.value { true } else { false } }
    }
  }

  mutating func read(_ list: PropertyList) {
    guard case .dictionary(let entries) = list.value else {
      return wrongType("the categories are a dictionary of arrays, not \(list.kind)", at: list.range)
    }
    for entry in entries { category(entry) }
  }

  private mutating func category(_ entry: PropertyList.Entry) {
    let id = entry.key
    guard case .array(let items) = entry.value.value else {
      return wrongType(
        "the category '\(id.value)' is an array of actions, not \(entry.value.kind): the SDK leaves it out",
        at: entry.value.range)
    }
    if items.isEmpty {
      findings.append(
        Finding(.emptyActionSet, "the category '\(id.value)' has no actions: the SDK leaves it out", at: id.range))
    }
    let actions = items.compactMap { action($0, of: id) }
    findings += actions.duplicateFindings
    categories.append(
      ActionSetDeclaration(id: id, actions: actions, isComplete: actions.count == items.count, isAuthored: true))
  }

  private mutating func action(_ item: PropertyList, of category: Located<String>) -> ActionDeclaration? {
    guard case .dictionary(let entries) = item.value else {
      wrongType(
        "an action is a dictionary, not \(item.kind): the SDK leaves out the category '\(category.value)'",
        at: item.range)
      return nil
    }
    checkKeys(entries)
    let id = text("identifier", in: entries, of: item, category, .actionMissingID)
    let title = text("title", in: entries, of: item, category, .actionMissingTitle)
    var textInput: TextInput?
    if case .string(let type)? = value("action_type", in: entries)?.value, type.value == "text_input" {
      let button = text("text_input_button_title", in: entries, of: item, category, .textInputIncomplete)
      let placeholder = text("text_input_placeholder", in: entries, of: item, category, .textInputIncomplete)
      if let button, let placeholder { textInput = TextInput(button: button, placeholder: placeholder) }
    }
    guard let id else { return nil }
    let foreground = value("foreground", in: entries)
    return ActionDeclaration(
      id: id, label: title.map(ResourceText.init), labelKey: optionalText("title_resource", in: entries),
      isForeground: foreground.map(Self.isTrue) ?? false, foregroundRange: foreground?.range,
      needsAuthentication: value("authenticationRequired", in: entries).map(Self.isTrue),
      isDestructive: value("destructive", in: entries).map(Self.isTrue), textInput: textInput,
      range: SourceRange(file: item.range.file, start: item.range.start, end: id.range.end))
  }

  private mutating func checkKeys(_ entries: [PropertyList.Entry]) {
    for entry in entries {
      let key = entry.key.value
      guard Self.keys.contains(key) else {
        let nearest =
          key == "authorizationRequired" ? "authenticationRequired" : Suggestion.nearest(to: key, in: Self.keys)
        findings.append(
          Finding(
            .unknownPlistKey, "the SDK does not read the key '\(key)'", at: entry.key.range,
            meant: nearest))
        continue
      }
      if Self.flags.contains(key) {
        switch entry.value.value {
        case .boolean: break
        case .integer(let number) where number == 0 || number == 1: break
        default:
          wrongType(
            "'\(key)' is <true/> or <false/>, not \(entry.value.kind): the SDK takes it for false",
            at: entry.value.range)
        }
      } else if key == "title_resource" || key == "action_type" {
        guard case .string = entry.value.value else {
          wrongType("'\(key)' is a string, not \(entry.value.kind): the SDK passes over it", at: entry.value.range)
          continue
        }
      }
    }
  }

  /// A text that an action must have.
  private mutating func text(
    _ key: String, in entries: [PropertyList.Entry], of item: PropertyList, _ category: Located<String>,
    _ rule: RuleID
  ) -> Located<String>? {
    guard let value = value(key, in: entries) else {
      let hint = key == "title" ? ", a title_resource does not replace it" : ""
      let start = SourceRange(file: item.range.file, start: item.range.start, end: item.range.start + 6)
      findings.append(
        Finding(
          rule, "the action has no '\(key)'\(hint): the SDK leaves out the category '\(category.value)'", at: start,
          help: "add <key>\(key)</key><string>…</string>"))
      return nil
    }
    guard case .string(let text) = value.value else {
      wrongType(
        "'\(key)' is a string, not \(value.kind): the SDK leaves out the category '\(category.value)'", at: value.range)
      return nil
    }
    return text.located
  }

  private func optionalText(_ key: String, in entries: [PropertyList.Entry]) -> Located<String>? {
    guard case .string(let text)? = value(key, in: entries)?.value else { return nil }
    return text.located
  }

  private func value(_ key: String, in entries: [PropertyList.Entry]) -> PropertyList? {
    entries.first { $0.key.value.utf8.elementsEqual(key.utf8) }?.value
  }

  private static func isTrue(_ list: PropertyList) -> Bool {
    switch list.value {
    case .boolean(let flag): flag
    case .integer(let number): number == 1
    default: false
    }
  }

  private mutating func wrongType(_ message: String, at range: SourceRange) {
    findings.append(Finding(.plistWrongType, message, at: range))
  }
}
