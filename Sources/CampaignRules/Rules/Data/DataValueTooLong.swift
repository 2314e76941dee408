import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let dataValueTooLong = Rule(
    id: "data-value-too-long",
    category: .correctness,
    isLowerable: false,
    summary: "a value of data has more than 1024 characters",
    rationale: """
      A payload has about 4 KB for everything. A value has at most 1024 characters, each placeholder counted as its
      fallback; what is longer is better fetched by the app from where an id or URL in the payload points.
      """,
    examples: [
      .flags(
        "1025 characters",
        """
        silent: true
        data:
          note: \(String(repeating: "x", count: 1025))
        #       \(String(repeating: "^", count: 1025))
        """),
      .accepts(
        "1024 characters",
        """
        silent: true
        data:
          note: \(String(repeating: "x", count: 1024))
        """),
    ],
    check: .campaign(checkDataValueTooLong))
}

@Sendable
private func checkDataValueTooLong(_ subject: CampaignSubject, report: inout Report) {
  // No text has more characters than bytes.
  for data in subject.placedData where data.entry.value.source.utf8.count > TextLimits.dataValue {
    let count = characterCount(data.entry.value)
    guard count > TextLimits.dataValue else { continue }
    report(
      "value of '\(data.entry.key.value)' has \(count) characters, the limit is \(TextLimits.dataValue)",
      at: data.entry.value.text.range, help: "shorten it, or send an id or URL that the app fetches it by",
      subject: Finding.Subject(field: Field.data.path))
  }
}
