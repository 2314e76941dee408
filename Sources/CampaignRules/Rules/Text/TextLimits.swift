import CampaignModel

/// How long the texts of a campaign may be.
enum TextLimits {
  /// Characters (grapheme clusters), placeholders as long as their fallbacks.
  static let title = 200
  static let actionTitle = 40
  static let body = 1000
  static let dataValue = 1024
  static let url = 2048

  /// Bytes of UTF-8 of any text: one character can be 200,000 bytes.
  static let bytes = 8192

  /// Whether a text has too many bytes or characters; nil is any number of them.
  static func isExceeded(by template: Template, characters limit: Int?) -> Bool {
    template.source.utf8.count > bytes || limit.map { hasMoreCharacters(template, than: $0) } ?? false
  }
}

extension AuthoredText {
  /// How many characters it may have; nil where only its bytes are limited.
  var characterLimit: Int? {
    switch kind {
    case .title: TextLimits.title
    case .actionTitle: TextLimits.actionTitle
    case .body: TextLimits.body
    case .subtitle, .summary: nil
    }
  }

  /// Whether it has too many characters: then nothing is said of its bytes.
  var hasTooManyCharacters: Bool {
    characterLimit.map { hasMoreCharacters(template, than: $0) } ?? false
  }
}
