extension Rule {
  /// How a notification looks and sounds.
  static let presentationRules: [Rule] = []
}
