package import Diagnostics
package import SourceText

/// One id of a comment `# carillon: allow ID`: what it may silence.
///
/// It carries the places it covers, so that it can be held against findings that come later or out of a cache, without
/// the file.
package struct Allowance: Sendable, Equatable {
  /// As written, and where.
  package let rule: Located<String>

  /// The line that the comment speaks of: findings that start in it.
  package let line: SourceRange

  /// The entries whose key starts in that line: findings inside them.
  package let entries: [SourceRange]

  /// Whether it holds for the whole file.
  package let isWholeFile: Bool

  package init(rule: Located<String>, line: SourceRange, entries: [SourceRange], isWholeFile: Bool) {
    self.rule = rule
    self.line = line
    self.entries = entries
    self.isWholeFile = isWholeFile
  }

  /// Whether the finding is of this rule and in a place that the comment speaks of.
  package func covers(_ finding: Finding) -> Bool {
    guard let range = finding.range, range.file == rule.range.file,
      finding.rule.rawValue.utf8.elementsEqual(rule.value.utf8)
    else { return false }
    return isWholeFile || line.contains(range.startPoint) || entries.contains { $0.contains(range) }
  }

  /// What is said of this one where it silences nothing.
  var unusedFinding: Finding {
    let isFixed = Rule.named(rule.value).map { !$0.isLowerable } ?? false
    return Finding(
      .unusedAllowance,
      isFixed ? "'\(rule.value)' cannot be allowed" : "allowance of '\(rule.value)' silences nothing",
      at: rule.range, help: "remove it")
  }
}
