extension Rule {
  /// What the messages of Customer Insights have of their own.
  static let customerInsightsRules: [Rule] = [.customerInsightsToken]
}
