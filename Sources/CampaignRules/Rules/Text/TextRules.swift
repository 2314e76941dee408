extension Rule {
  /// The copy: lengths, white space, characters, markup.
  static let textRules: [Rule] = [
    .bidiControl, .bodyTooLong, .emptyAfterHTML, .emptyText,
    .htmlRenderingDisabled, .htmlEntity, .htmlEntityDouble, .htmlInPlainText,
    .ineffectiveHTMLStyle, .inlineImageUnsupported, .invisibleCharacter, .lineBreakInTitle, .mayTruncate,
    .missingBidiIsolate, .notNFC, .privateUseCharacter, .surroundingSpace, .textTooLarge, .titleTooLong,
    .trailingNewline, .unclosedHTMLTag, .unsupportedHTMLTag,
  ]
}
