extension Rule {
  /// Locales: their tags, which are missing, which nobody is served.
  static let localeRules: [Rule] = []
}
