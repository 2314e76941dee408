extension Rule {
  /// What browsers and push services of the web demand.
  static let webRules: [Rule] = []
}
