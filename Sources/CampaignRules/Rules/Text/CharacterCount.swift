import CampaignModel

/// How long a text is for its reader: in grapheme clusters, each placeholder as long as its fallback.
///
/// A family emoji counts as one, as people count. The bytes that a payload may have are another matter, and another rule.
func characterCount(_ template: Template) -> Int {
  template.filledByFallbacks.count
}

extension AuthoredText {
  /// The text's length as the limits count it.
  var characterCount: Int {
    CampaignRules.characterCount(template)
  }
}
