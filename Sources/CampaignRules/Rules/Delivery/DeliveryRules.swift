extension Rule {
  /// How and how long a notification is delivered.
  static let deliveryRules: [Rule] = []
}
