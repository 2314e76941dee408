extension Rule {
  /// URLs and images.
  static let linkRules: [Rule] = [
    .customSchemeOnWeb, .imageType, .unknownURLScheme, .urlTooLong,
  ]
}
