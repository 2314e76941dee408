extension Rule {
  /// URLs and images.
  static let linkRules: [Rule] = []
}
