package import Diagnostics
import Documents
import SourceText

extension RuleID {
  package static let duplicateAction: RuleID = "duplicate-action"
  package static let invalidActionID: RuleID = "invalid-action-id"
}

/// The buttons of a locale's copy.
extension FieldReader {
  private static let actionKeys = KeyTable(ActionKey.self)

  /// The buttons; nil where one of them was reported.
  mutating func actions(_ entry: Document.Entry, strictness: Strictness) -> Located<[Action]>? {
    guard let items = items(of: entry.value, "actions", expected: "a list of actions") else { return nil }
    var actions: [Action] = []
    var isWhole = true
    for item in items {
      let before = findings.count
      if let action = within("content.actions", { $0.action(item, strictness: strictness) }) {
        if let first = actions.first(where: { $0.id.value.utf8.elementsEqual(action.id.value.utf8) }) {
          report(
            .duplicateAction, "action '\(action.id.value)' is there twice", at: action.id.range, field: "actions",
            notes: [Finding.Note("first here", at: first.id.range)], help: "give each action an id of its own")
          isWhole = false
        }
        actions.append(action)
      } else if findings.count > before {
        isWhole = false
      }
    }
    if items.count > actionLimit, let extra = items.dropFirst(actionLimit).first {
      report(
        .outOfRange, "'actions' has \(items.count) entries, more than \(actionLimit)", at: document.range(of: extra),
        field: "actions")
      isWhole = false
    }
    return isWhole ? Located(actions, at: document.range(of: entry.key)) : nil
  }

  private mutating func action(_ node: Document.Node, strictness: Strictness) -> Action? {
    let range = document.range(of: node)
    guard let fields = fields(of: node, "actions", as: Self.actionKeys) else { return nil }
    let before = findings.count
    var id: Located<String>?
    var title: Template?
    var url: Template?
    for (key, entry) in fields {
      if strictness == .loose, document.isNull(entry.value) { continue }
      switch key {
      case .id: id = actionID(entry.value)
      case .title: title = template(entry.value, "title")
      case .url: url = self.url(entry.value, "url")
      }
    }
    if strictness == .complete {
      for key in [ActionKey.id, .title] where !fields.contains(where: { $0.key == key }) {
        missingKey(key.rawValue, of: "an action", in: node, at: range)
      }
    }
    guard let id, let title, findings[before...].allSatisfy({ $0.rule == .ambiguousScalar }) else { return nil }
    return Action(id: id, title: title, url: url, range: range)
  }

  private mutating func actionID(_ node: Document.Node) -> Located<String>? {
    guard let id = text(node, "id") else { return nil }
    let bytes = document.utf8(of: node)
    let isRight = (1...32).contains(bytes.count) && bytes.allSatisfy(isActionIDByte)
    if isRight { return id }
    let meant = String(id.value.lowercased().map { $0 == " " || $0 == "." ? "_" : $0 })
    let isMeantRight = (1...32).contains(meant.utf8.count) && meant.utf8.allSatisfy(isActionIDByte)
    report(
      .invalidActionID, "action id '\(id.value)' is not 1 to 32 of a-z, 0-9, '_' and '-'", at: id.range, field: "id",
      meant: isMeantRight ? meant : nil)
    return nil
  }
}

private let actionLimit = 3

private func isActionIDByte(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
    || byte == UInt8(ascii: "-")
}
