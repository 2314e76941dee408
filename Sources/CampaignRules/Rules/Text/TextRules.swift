extension Rule {
  /// The copy: lengths, white space, characters, markup.
  static let textRules: [Rule] = []
}
