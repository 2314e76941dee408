import CampaignModel
import Diagnostics

extension Rule {
  package static let emptyText = Rule(
    id: "empty-text",
    category: .correctness,
    isLowerable: false,
    summary: "a text is empty, or nothing but white space",
    rationale: """
      A notification without a title or body is shown as an empty box, or not at all: APNs drops an alert without text,
      and Declarative Web Push rejects a message whose title is empty. A field that is not wanted is left out.
      """,
    examples: [
      .flags(
        "An empty title",
        """
        content:
          _default: en
          en:
            title: ""
        #          ^^
            body: Today
        """),
      .flags(
        "A body of blanks",
        """
        content:
          _default: en
          en:
            title: Sale
            body: "   "
        #         ^^^^^
        """),
      .accepts(
        "A title that a placeholder fills",
        """
        content:
          _default: en
          en: {title: "{{product|Sale}}", body: Today}
        """),
    ],
    check: .campaign(checkEmptyText))
}

@Sendable
private func checkEmptyText(_ subject: CampaignSubject, report: inout Report) {
  // What a draft lacks is another rule's.
  guard !subject.campaign.isDraft else { return }
  for text in subject.texts where text.mayBeBlank && text.isBlank {
    report(
      "\(text.name) is \(text.source.isEmpty ? "empty" : "only white space") \(text.place)", at: text.range,
      help: "write a text, or leave the key out where it is optional", subject: text.subject)
  }
}

extension AuthoredText {
  /// Whether the text is empty, or begins or ends with white space, or has a placeholder that may stand for nothing.
  fileprivate var mayBeBlank: Bool {
    source.isEmpty || !traits.isDisjoint(with: [.spaceAtEdge, .brace])
  }

  /// Whether nothing would be seen of it, where its placeholders may stand for nothing.
  var isBlank: Bool {
    let hasPlaceholder = template.segments.contains { segment in
      switch segment {
      case .placeholder(_, let fallback): fallback?.isEmpty != true
      case .literal, .escapedBraces: false
      }
    }
    return !hasPlaceholder && template.filledByFallbacks.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
