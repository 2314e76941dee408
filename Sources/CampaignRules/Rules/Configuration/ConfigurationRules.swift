extension Rule {
  /// What is wrong with keys and types in any file, with the project's own settings of rules, and with what it says of the app.
  static let configurationRules: [Rule] = [
    .ambiguousScalar,
    .foreignBuiltIn,
    .missingKey,
    .sdkMismatch,
    .unknownKey,
    .unknownRule,
    .unlowerableRule,
    .unusedAllowance,
    .wrongType,
  ]
}
