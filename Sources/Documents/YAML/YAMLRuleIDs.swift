package import Diagnostics

extension RuleID {
  package static let yamlSyntax: RuleID = "yaml-syntax"
  package static let yamlTab: RuleID = "yaml-tab"
  package static let yamlTag: RuleID = "yaml-tag"
  package static let yamlDirective: RuleID = "yaml-directive"
  package static let duplicateKey: RuleID = "duplicate-key"
  package static let complexKey: RuleID = "complex-key"
  package static let multipleDocuments: RuleID = "multiple-documents"
  package static let emptyDocument: RuleID = "empty-document"
  package static let unsupportedEncoding: RuleID = "unsupported-encoding"
  package static let invalidCharacter: RuleID = "invalid-character"
  package static let aliasRecursion: RuleID = "alias-recursion"
  package static let aliasExpansionLimit: RuleID = "alias-expansion-limit"
  package static let nestingLimit: RuleID = "nesting-limit"
  package static let fileTooLarge: RuleID = "file-too-large"
  package static let mergeKeyTwice: RuleID = "merge-key-twice"
  package static let unquotedPlaceholder: RuleID = "unquoted-placeholder"
}
