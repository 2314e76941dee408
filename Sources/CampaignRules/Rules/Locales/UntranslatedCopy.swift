import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let untranslatedCopy = Rule(
    id: "untranslated-copy",
    category: .suspicious,
    summary: "a translation is the same text as the default locale's",
    rationale: """
      A text that was copied as a start and never translated looks complete to every other check. Texts of fewer than
      twelve letters (names, "Black Friday", "OK") are often the same on purpose, and so are texts of two regions of one
      language.
      """,
    examples: [
      .flags(
        "A text left in English",
        """
        content:
          _default: en
          en: {title: Sale, body: "30% off everything until Sunday"}
          tr:
            title: İndirim
            body: "30% off everything until Sunday"
        #         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "A name, and two regions of one language",
        """
        content:
          _default: en
          en: {title: Black Friday, body: "30% off everything until Sunday"}
          en-GB: {title: Black Friday, body: "30% off everything until Sunday"}
          tr: {title: Black Friday, body: "Pazara kadar her şeyde %30 indirim"}
        """),
    ],
    check: .campaign(checkUntranslatedCopy))
}

/// Fewer letters may be a name.
private let letterLimit = 12

@Sendable
private func checkUntranslatedCopy(_ subject: CampaignSubject, report: inout Report) {
  guard let fallback = subject.campaign.content?.defaultLocale?.value else { return }
  let originals = subject.texts.filter { $0.locale == fallback }
  for text in subject.texts where !text.locale.hasLanguage(of: fallback) {
    let isCopied = originals.contains {
      $0.kind == text.kind && $0.source.utf8.count == text.source.utf8.count && $0.variantID == text.variantID
        && $0.source.utf8.elementsEqual(text.source.utf8)
    }
    guard isCopied, text.template.letterCount >= letterLimit else { continue }
    report(
      "\(text.name) is the same as in '\(fallback)' \(text.place)", at: text.range,
      help: "translate it", subject: text.subject)
  }
}

extension Template {
  /// Letters that stand there literally.
  fileprivate var letterCount: Int {
    let literals = isPlain ? [source] : segments.map { if case .literal(let text) = $0 { text } else { "" } }
    return literals.reduce(0) { $0 + $1.unicodeScalars.count(where: \.properties.isAlphabetic) }
  }
}
