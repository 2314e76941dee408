extension Rule {
  /// XML files and property lists.
  static let xmlRules: [Rule] = [
    .duplicatePlistKey,
    .plistBinary,
    .plistOldStyle,
    .plistSyntax,
    .plistWrongType,
    .xmlDTD,
    .xmlSyntax,
    .xmlUnboundPrefix,
    .xmlUnknownRoot,
  ]
}
