extension Rule {
  /// What the app gets beside the notification.
  static let dataRules: [Rule] = []
}
