extension Rule {
  /// The sets of buttons of both platforms, and what campaigns ask of them.
  static let categoryRules: [Rule] = [
    .actionMissingID,
    .actionMissingTitle,
    .actionParity,
    .categoryOnOnePlatform,
    .duplicateGroup,
    .emptyActionSet,
    .emptyGroupID,
    .foregroundNotBoolean,
    .groupMissingID,
    .implicitForeground,
    .labelTitleMismatch,
    .noCategorySource,
    .reservedPrefix,
    .textInputIncomplete,
    .undeclaredAction,
    .unknownCategory,
    .unknownPlistKey,
    .untranslatedLabel,
    .wrongNamespace,
  ]
}
