import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let collapseIDTooLong = Rule(
    id: "collapse-id-too-long",
    category: .correctness,
    isLowerable: false,
    summary: "a collapse id has more than 64 bytes",
    rationale: """
      APNs refuses a collapse id of more than 64 bytes (BadCollapseId), and so does ADM. Bytes of UTF-8 are counted, not
      letters.
      """,
    examples: [
      .flags(
        "Sixty-five bytes",
        """
        content:
          _default: en
          en: {title: T, body: B}
        delivery:
          collapseId: \(String(repeating: "x", count: 63))é
        #             \(String(repeating: "^", count: 64))
        """),
      .accepts(
        "Sixty-four bytes",
        """
        content:
          _default: en
          en: {title: T, body: B}
        delivery:
          collapseId: \(String(repeating: "x", count: 64))
        """),
    ],
    check: .campaign(checkCollapseIDTooLong))
}

/// APNs: 400 BadCollapseId beyond; ADM: consolidationKey. Read 2026-11.
private let longestCollapseID = 64

@Sendable
private func checkCollapseIDTooLong(_ subject: CampaignSubject, report: inout Report) {
  for use in subject.uses(of: .collapseID) {
    guard case .text(let id) = use.value.value, id.utf8.count > longestCollapseID else { continue }
    report(
      "collapse id has \(id.utf8.count) bytes, the limit is \(longestCollapseID)", at: use.value.range,
      help: "shorten it", subject: Finding.Subject(field: Field.collapseID.path))
  }
}
