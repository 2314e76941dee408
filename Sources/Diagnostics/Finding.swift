package import SourceText

/// Something wrong with the sources, before the project's policy has given it its severity.
///
/// The message is one line that makes sense alone, starts with a lower-case letter and has no full stop
/// (docs/diagnostics.md). Text from sources may stand in it as it is: renderers make it harmless.
package struct Finding: Sendable, Equatable {
  /// A second place that matters, such as the first of two duplicates.
  package struct Note: Sendable, Equatable {
    package let message: String
    package let range: SourceRange

    package init(_ message: String, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  /// A replacement of source bytes by a text.
  package struct Edit: Sendable, Equatable {
    package let range: SourceRange
    package let text: String

    package init(_ range: SourceRange, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// What in a campaign it is about, for machines that group findings.
  package struct Subject: Sendable, Equatable {
    /// The locale whose copy is meant.
    package var locale: String?

    /// The path of the field, as in `presentation.badge`.
    package var field: String?

    /// The target, where only one is concerned.
    package var target: String?

    package init(locale: String? = nil, field: String? = nil, target: String? = nil) {
      self.locale = locale
      self.field = field
      self.target = target
    }
  }

  package let rule: RuleID
  package let message: String

  /// The narrowest thing that is wrong; nil for what has no place, such as a missing directory.
  package let range: SourceRange?
  package var notes: [Note]

  /// One plausible way out, as in "did you mean 'promos'?".
  package var help: String?

  /// What may be meant in the place of the range, where that is not certain: for whoever can ask. Nothing puts it there
  /// unasked.
  package let meant: String?

  /// The edits that carry out the help, where they are certain; empty otherwise.
  package var fix: [Edit]
  package var subject: Subject

  /// What this case deserves where that is not what the catalogue says of the rule; the project's settings still decide.
  package var severity: Severity?

  /// Where something else may be `meant`, the help asks for it, and `help` is what is said where nothing is.
  package init(
    _ rule: RuleID, _ message: String, at range: SourceRange?, notes: [Note] = [], meant: String? = nil,
    help: String? = nil, fix: [Edit] = [], subject: Subject = Subject(), severity: Severity? = nil
  ) {
    self.rule = rule
    self.message = message
    self.range = range
    self.notes = notes
    self.meant = meant
    self.help = meant.map { "did you mean '\($0)'?" } ?? help
    self.fix = fix
    self.subject = subject
    self.severity = severity
  }
}

/// What a stage could make of its input, and what was wrong with it.
package struct Outcome<Value> {
  package var value: Value
  package var findings: [Finding]

  package init(_ value: Value, findings: [Finding] = []) {
    self.value = value
    self.findings = findings
  }
}

extension Outcome: Sendable where Value: Sendable {}
