/// How long the texts of a campaign may be; docs/formats/campaign.md has the same numbers.
enum TextLimits {
  /// Characters (grapheme clusters), placeholders as long as their fallbacks.
  static let title = 200
  static let actionTitle = 40
  static let body = 1000

  /// Characters.
  static let url = 2048

  /// Bytes of UTF-8 of any text: one character can be 200,000 bytes.
  static let bytes = 8192
}
