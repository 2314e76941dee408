import Diagnostics
import SourceText

/// What keeps a file from being XML.
struct XMLFault: Error {
  let rule: RuleID
  let message: String
  let place: Range<Int>
  let notes: [Finding.Note]
  let help: String?

  /// What to put in the place, where that is certain.
  let replacement: String?

  init(
    _ message: String, _ place: Range<Int>, rule: RuleID = .xmlSyntax, notes: [Finding.Note] = [], help: String? = nil,
    replacement: String? = nil
  ) {
    self.rule = rule
    self.message = message
    self.place = place
    self.notes = notes
    self.help = help
    self.replacement = replacement
  }

  func finding(in cursor: XMLCursor) -> Finding {
    let range = cursor.range(place)
    return Finding(
      rule, message, at: range, notes: notes, help: help, fix: replacement.map { [.init(range, text: $0)] } ?? [])
  }
}
