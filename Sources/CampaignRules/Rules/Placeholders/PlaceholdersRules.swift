extension Rule {
  /// Placeholders and the variables that fill them.
  static let placeholderRules: [Rule] = [
    .icuSyntax,
    .inexpressiblePlaceholder,
    .invalidVariableName,
    .missingFallback,
    .placeholderMismatch,
    .placeholderSyntax,
    .undeclaredVariable,
  ]
}
