extension Rule {
  /// XML files and property lists.
  static let xmlRules: [Rule] = [
    .duplicatePlistKey,
    .jsonSyntax,
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
