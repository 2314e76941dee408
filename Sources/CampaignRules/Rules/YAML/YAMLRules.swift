extension Rule {
  /// What the YAML reader finds: text that is no YAML, or YAML beyond what this project accepts.
  static let yamlRules: [Rule] = []
}
