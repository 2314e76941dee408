extension Rule {
  /// What browsers and their push services refuse.
  static let webRules: [Rule] = [
    .invalidTopic, .renotifyWithoutTag, .silentWithVibrate, .topicNotBase64,
  ]
}
