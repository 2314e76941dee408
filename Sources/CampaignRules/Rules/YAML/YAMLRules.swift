extension Rule {
  /// What the YAML reader finds: text that is no YAML, or YAML beyond what this project accepts.
  static let yamlRules: [Rule] = [
    .aliasExpansionLimit,
    .aliasRecursion,
    .complexKey,
    .duplicateKey,
    .emptyDocument,
    .fileTooLarge,
    .invalidCharacter,
    .mergeKeyTwice,
    .multipleDocuments,
    .nestingLimit,
    .unquotedPlaceholder,
    .unsupportedEncoding,
    .yamlDirective,
    .yamlSyntax,
    .yamlTab,
    .yamlTag,
  ]
}
