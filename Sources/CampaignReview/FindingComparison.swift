import Diagnostics
import SourceText

/// Findings that one end has and the other has not, wherever in a file they stand.
struct FindingComparison {
  let before: [Diagnostic]
  let after: [Diagnostic]

  /// New ones first; those of error severity break.
  func changes(
    base: (SourceRange) -> Change.Place?, head: (SourceRange) -> Change.Place?
  ) -> [Change] {
    Self.missing(after, in: before).map { diagnostic in
      var change = Change(
        .findingAdded, diagnostic.severity == .error ? .breaking : .internal, subject: diagnostic.finding.rule.rawValue)
      change.after = diagnostic.finding.message
      change.head = diagnostic.finding.range.flatMap(head)
      return change
    }
      + Self.missing(before, in: after).map { diagnostic in
        var change = Change(.findingRemoved, .internal, subject: diagnostic.finding.rule.rawValue)
        change.before = diagnostic.finding.message
        change.base = diagnostic.finding.range.flatMap(base)
        return change
      }
  }

  /// Each of the others excuses one.
  private static func missing(_ diagnostics: [Diagnostic], in others: [Diagnostic]) -> [Diagnostic] {
    var rest = others
    return diagnostics.filter { diagnostic in
      let index = rest.firstIndex {
        $0.finding.rule == diagnostic.finding.rule && $0.severity == diagnostic.severity
          && $0.finding.message.utf8.elementsEqual(diagnostic.finding.message.utf8)
      }
      if let index { rest.remove(at: index) }
      return index == nil
    }
  }
}
