extension Rule {
  /// URLs and images.
  static let linkRules: [Rule] = [
    .credentialsInURL, .customSchemeOnWeb, .imageNotHTTPS, .imageType, .invalidURL, .invalidURLScheme,
    .unknownURLScheme,
    .urlTooLong,
  ]
}
