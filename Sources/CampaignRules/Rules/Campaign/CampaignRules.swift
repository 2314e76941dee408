extension Rule {
  /// A campaign as a whole: its identity, its files, its targets, its variants.
  static let campaignRules: [Rule] = []
}
