import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let dataKeyTooLong = Rule(
    id: "data-key-too-long",
    category: .correctness,
    isLowerable: false,
    summary: "a key of data has more than 64 characters",
    rationale: """
      Keys count against the payload's limit like values do, in each of its copies, and the app's code has to spell them
      out. A key has at most 64 characters.
      """,
    examples: [
      .flags(
        "Sixty-five characters",
        """
        silent: true
        data:
          \(String(repeating: "k", count: 65)): "1"
        # \(String(repeating: "^", count: 65))
        """),
      .accepts(
        "Sixty-four characters",
        """
        silent: true
        data:
          \(String(repeating: "k", count: 64)): "1"
        """),
    ],
    check: .campaign(checkDataKeyTooLong))
}

/// In characters.
private let keyLimit = 64

@Sendable
private func checkDataKeyTooLong(_ subject: CampaignSubject, report: inout Report) {
  for data in subject.placedData {
    let key = data.entry.key
    let count = key.value.count
    guard count > keyLimit else { continue }
    report(
      "data key has \(count) characters, the limit is \(keyLimit)", at: key.range, help: "shorten it",
      subject: Finding.Subject(field: Field.data.path))
  }
}
