import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let textTooLarge = Rule(
    id: "text-too-large",
    category: .correctness,
    isLowerable: false,
    summary: "a text has more than 8 KiB",
    rationale: """
      Besides its limit in characters, any text has at most 8192 bytes of UTF-8: one character with its combining marks can
      be 200,000 bytes, and no platform takes a payload of a tenth of that.
      """,
    examples: [
      .flags(
        "A title of one letter and 5000 accents",
        """
        content:
          _default: en
          en:
            title: "a\(String(repeating: "\u{0338}", count: 5000))"
        #          \(String(repeating: "^", count: 5003))
            body: Today
        """),
      .accepts(
        "A thousand emoji",
        """
        platforms: [ios]
        content:
          _default: en
          en: {title: Sale, body: "\(String(repeating: "🎉", count: 1000))"}
        """),
    ],
    check: .campaign(checkTextTooLarge))
}

@Sendable
private func checkTextTooLarge(_ subject: CampaignSubject, report: inout Report) {
  // What has too many characters as well has its finding for those.
  for text in subject.texts where text.source.utf8.count > TextLimits.bytes && !text.hasTooManyCharacters {
    report(
      "\(text.name) has \(text.source.utf8.count) bytes, the limit is \(TextLimits.bytes) \(text.place)",
      at: text.range, help: "shorten it", subject: text.subject)
  }
  for entry in subject.placedData.map(\.entry) where entry.value.source.utf8.count > TextLimits.bytes {
    guard characterCount(entry.value) <= TextLimits.dataValue else { continue }
    report(
      "value of '\(entry.key.value)' has \(entry.value.source.utf8.count) bytes, the limit is \(TextLimits.bytes)",
      at: entry.value.text.range, help: "shorten it", subject: Finding.Subject(field: Field.data.path))
  }
  for (field, value) in subject.campaign.authoredSettings where field.specification.type != .url {
    let longest = value.value.texts.map(\.utf8.count).max() ?? 0
    guard longest > TextLimits.bytes else { continue }
    report(
      "\(field.path) has \(longest) bytes, the limit is \(TextLimits.bytes)", at: value.range,
      help: "shorten it", subject: Finding.Subject(field: field.path))
  }
}
