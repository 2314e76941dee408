package import Diagnostics
package import SourceText

/// A rule of the catalogue: what it finds, why it matters, what it looks like, and how it is found.
///
/// A rule is a value; `Rule.all` lists them. Its examples are its tests and its documentation.
package struct Rule: Sendable {
  /// By harm. The category gives the default severity.
  package enum Category: String, CaseIterable, Sendable {
    /// The file cannot be read, or a key or value is not of the format: an error that cannot be lowered.
    case schema
    /// The notification would be lost, rejected or wrong: an error.
    case correctness
    /// Probably not meant: a warning.
    case suspicious
    /// Readable, consistent: a warning.
    case style
  }

  /// What a check looks at.
  package enum Check: Sendable {
    /// The readers report it while they read.
    case reader
    case campaign(@Sendable (CampaignSubject, inout Report) -> Void)
    case catalog(@Sendable (CatalogSubject, inout Report) -> Void)
    case payload(@Sendable (PayloadSubject, inout Report) -> Void)
    case project(@Sendable (ProjectSubject, inout Report) -> Void)
    /// The tool tier reports it: what only the world tells, such as a missing directory.
    case tool
  }

  package let id: RuleID
  package let category: Category

  /// False for errors that would make a wrong artifact.
  package let isLowerable: Bool

  /// Whether the rule runs unless the configuration turns it on.
  package let isOnByDefault: Bool

  /// What it finds, in one line: "campaign names a notification channel that is not declared".
  package let summary: String

  /// Why that matters, in a paragraph or two.
  package let rationale: String
  package let examples: [Example]
  package let check: Check

  package init(
    id: RuleID, category: Category, isLowerable: Bool = true, isOnByDefault: Bool = true, summary: String,
    rationale: String, examples: [Example], check: Check
  ) {
    self.id = id
    self.category = category
    self.isLowerable = isLowerable && category != .schema
    self.isOnByDefault = isOnByDefault
    self.summary = summary
    self.rationale = rationale
    self.examples = examples
    self.check = check
  }

  /// The severity where the configuration says nothing.
  package var defaultSeverity: Severity {
    switch category {
    case .schema, .correctness: .error
    case .suspicious, .style: .warning
    }
  }
}

/// A small project that a rule accepts or flags.
package struct Example: Sendable {
  package enum Verdict: Sendable {
    case accepts
    case flags
  }

  package let verdict: Verdict
  package let title: String

  /// Files, each after a line `//- path`; a first file without one is `campaigns/example.yaml`. A comment line of spaces
  /// and carets marks the range expected in the line above it, and is left out of the file; `|` marks an empty one, and
  /// above a file's first line its start. `//- path (WAV, Linear PCM, 31 s)` is a sound. Examples are compiled as of
  /// 2026-12-01T00:00:00Z.
  ///
  /// Put together where it is asked for: some are large, and no build reads them.
  package var project: String {
    makeProject()
  }

  private let makeProject: @Sendable () -> String

  package static func accepts(_ title: String, _ project: @autoclosure @escaping @Sendable () -> String) -> Example {
    Example(verdict: .accepts, title: title, makeProject: project)
  }

  package static func flags(_ title: String, _ project: @autoclosure @escaping @Sendable () -> String) -> Example {
    Example(verdict: .flags, title: title, makeProject: project)
  }
}

/// Collects what one rule finds, under the rule's id.
package struct Report {
  package let rule: RuleID
  package private(set) var findings: [Finding] = []

  package init(_ rule: RuleID) {
    self.rule = rule
  }

  package mutating func callAsFunction(
    _ message: String, at range: SourceRange?, notes: [Finding.Note] = [], meant: String? = nil, help: String? = nil,
    fix: [Finding.Edit] = [], subject: Finding.Subject = .init(), severity: Severity? = nil
  ) {
    findings.append(
      Finding(
        rule, message, at: range, notes: notes, meant: meant, help: help, fix: fix, subject: subject,
        severity: severity))
  }
}
