extension Rule {
  /// What Braze's messaging endpoints refuse, or do not do.
  static let brazeRules: [Rule] = [
    .brazeAssetType, .brazeButtonAction, .brazeButtonChoice, .brazeButtonsNeedCategory, .brazeConversation,
    .brazeExtraKey, .brazeSendToSync, .brazeSoundAttributes, .brazeSoundNeedsPackage,
  ]
}
