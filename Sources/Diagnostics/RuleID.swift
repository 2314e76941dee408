/// The name of a rule: lower-case words joined by hyphens, as printed in brackets after the severity.
///
/// Whatever reports has one, syntax errors included. Ids are public and do not change; each is declared beside the code
/// that reports it and described in the catalogue of rules.
package struct RuleID: Hashable, Sendable, CustomStringConvertible {
  package let rawValue: String

  package init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  package var description: String {
    rawValue
  }
}

extension RuleID: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self.init(value)
  }
}

extension RuleID {
  /// What this rule marks is a secret: renderers cover it wherever they show a source line.
  package static let secretInPayload: RuleID = "secret-in-payload"
}
