extension Rule {
  /// What is wrong with keys and types in any file, and with the project's own settings of rules.
  static let configurationRules: [Rule] = [
    .ambiguousScalar,
    .missingKey,
    .unknownKey,
    .unknownRule,
    .unlowerableRule,
    .unusedAllowance,
    .wrongType,
  ]
}
