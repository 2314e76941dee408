package import Diagnostics

/// What the readers of resource files report.
extension RuleID {
  package static let xmlUnknownRoot: RuleID = "xml-unknown-root"
  package static let wrongNamespace: RuleID = "wrong-namespace"
  package static let channelMissingAttribute: RuleID = "channel-missing-attribute"
  package static let channelFileLost: RuleID = "channel-file-lost"
  package static let ambiguousAttribute: RuleID = "ambiguous-attribute"
  package static let foregroundNotBoolean: RuleID = "foreground-not-boolean"
  package static let soundExtension: RuleID = "sound-extension"
  package static let missingSound: RuleID = "missing-sound"
  package static let invalidImportance: RuleID = "invalid-importance"
  package static let ineffectiveChannelAttribute: RuleID = "ineffective-channel-attribute"
  package static let groupMissingID: RuleID = "group-missing-id"
  package static let emptyGroupID: RuleID = "empty-group-id"
  package static let emptyActionSet: RuleID = "empty-action-set"
  package static let actionMissingID: RuleID = "action-missing-id"
  package static let actionMissingTitle: RuleID = "action-missing-title"
  package static let textInputIncomplete: RuleID = "text-input-incomplete"
  package static let unknownPlistKey: RuleID = "unknown-plist-key"
  package static let invalidResourceDirectory: RuleID = "invalid-resource-directory"
}
