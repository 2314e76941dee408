extension Rule {
  /// How, how long and how urgently a notification is delivered.
  static let deliveryRules: [Rule] = [
    .backgroundPriority, .collapseIDTooLong, .conflictingExpiry, .highPrioritySilent, .ttlLooksLikeMilliseconds,
    .ttlOutOfRange,
  ]
}
