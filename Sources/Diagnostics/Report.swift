package import SourceText

/// How diagnostics are written for people and programs.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// For people: message, place, the marked line, notes and help.
  case full
  /// One line each, as editors and `grep` understand it.
  case concise
  /// The tool's own format for programs (docs/formats/diagnostics.md).
  case json
  /// Workflow commands that GitHub shows as annotations.
  case github
  /// GitLab's Code Quality report.
  case gitlab
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JUnit XML, for test reports.
  case junit
}

/// What a report needs besides the diagnostics.
package struct ReportOptions: Sendable {
  /// What SARIF says of a rule.
  package struct RuleEntry: Sendable {
    package let id: RuleID
    package let summary: String
    /// Why it matters; plain text.
    package let rationale: String
    package let severity: Severity

    package init(id: RuleID, summary: String, rationale: String, severity: Severity) {
      self.id = id
      self.summary = summary
      self.rationale = rationale
      self.severity = severity
    }
  }

  /// Whether `full` and `concise` are coloured by terminal escape sequences.
  package var color = false

  /// How many diagnostics `full`, `concise` and `github` print before they only count; nil is all. Formats for programs
  /// are always complete.
  package var maximum: Int?

  /// How many files were checked, for the summary line.
  package var fileCount: Int

  /// The rules that exist, in byte order of their ids.
  package var rules: [RuleEntry] = []

  /// As in `0.1.0`.
  package var toolVersion = ""

  package init(fileCount: Int = 0) {
    self.fileCount = fileCount
  }
}

/// Writes diagnostics, in the order given, as a whole report that ends with a line feed.
package func render(
  _ diagnostics: [Diagnostic], as format: ReportFormat, files: some SourceFiles, options: ReportOptions
) -> String {
  let report = Report(diagnostics: diagnostics, files: FileTexts(of: diagnostics, in: files), options: options)
  return switch format {
  case .full: renderFull(report)
  case .concise: renderConcise(report)
  case .json: renderJSON(report)
  case .github: renderGitHub(report)
  case .gitlab: renderGitLab(report)
  case .sarif: renderSARIF(report)
  case .junit: renderJUnit(report)
  }
}

/// What every renderer gets.
struct Report {
  let diagnostics: [Diagnostic]
  let files: FileTexts
  let options: ReportOptions

  /// The diagnostics that a format for people prints.
  var printed: ArraySlice<Diagnostic> {
    diagnostics.prefix(max(0, options.maximum ?? Int.max))
  }

  /// What is said of the diagnostics that are not printed; nil where all are.
  var omission: String? {
    let rest = diagnostics.count - printed.count
    return rest > 0 ? "\(counted(rest, "more finding")) not shown" : nil
  }

  var errorCount: Int { diagnostics.count { $0.severity == .error } }
  var warningCount: Int { diagnostics.count { $0.severity == .warning } }

  /// As in `1 error, 0 warnings in 214 files`.
  var summary: String {
    "\(counted(errorCount, "error")), \(counted(warningCount, "warning")) in \(counted(options.fileCount, "file"))"
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

extension Finding {
  /// Message and help on one line, not yet safe to print.
  var headline: String {
    help.map { "\(message); \($0)" } ?? message
  }
}
