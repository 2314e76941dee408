extension Rule {
  /// What browsers and their push services refuse.
  static let webRules: [Rule] = [
    .invalidTopic, .relativeURL, .renotifyWithoutTag, .silentWithVibrate, .topicNotBase64,
  ]
}
