/// How bad a finding is. An error stops the build.
package enum Severity: String, Sendable, Comparable {
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left == .warning && right == .error
  }
}

/// A finding with the severity that the catalogue and the project's policy give it: what is printed.
package struct Diagnostic: Sendable, Equatable {
  package let finding: Finding
  package let severity: Severity

  package init(_ finding: Finding, severity: Severity) {
    self.finding = finding
    self.severity = severity
  }
}
