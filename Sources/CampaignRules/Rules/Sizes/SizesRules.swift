extension Rule {
  /// Payloads against the limits of the platforms.
  static let sizeRules: [Rule] = [.payloadMayExceed, .payloadTooLarge, .unboundedPlaceholder]
}
