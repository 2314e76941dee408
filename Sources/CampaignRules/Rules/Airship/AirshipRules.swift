extension Rule {
  /// What Airship's send API refuses, or reads otherwise than it was meant.
  static let airshipRules: [Rule] = [.airshipButton, .airshipExtraKey, .airshipLocale, .airshipObject]
}
