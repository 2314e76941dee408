import CampaignModel

/// How long a text is for its reader: in grapheme clusters, each placeholder as long as its fallback.
///
/// A family emoji counts as one, as people count. The bytes that a payload may have are another matter, and another rule.
func characterCount(_ template: Template) -> Int {
  template.filledByFallbacks.count
}

/// Whether a text has more characters than a limit; most texts have not even as many bytes, and need no counting.
func hasMoreCharacters(_ template: Template, than limit: Int) -> Bool {
  // A fallback is part of what is authored, so filling the placeholders never makes a text longer.
  template.source.utf8.count > limit && characterCount(template) > limit
}

extension AuthoredText {
  /// The text's length as the limits count it.
  var characterCount: Int {
    CampaignRules.characterCount(template)
  }
}
