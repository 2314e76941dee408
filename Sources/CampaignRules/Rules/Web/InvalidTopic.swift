import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let invalidTopic = Rule(
    id: "invalid-topic",
    category: .correctness,
    isLowerable: false,
    summary: "a web push topic is empty, too long, or has a character that a topic cannot have",
    rationale: """
      A topic is an HTTP header of 1 to 32 characters of the URL-safe base64 alphabet: letters, digits, `-` and `_`
      (RFC 8030, 5.4). With anything else the push service refuses the whole message. A `collapseId` that is no topic is
      turned into one by itself.
      """,
    examples: [
      .flags(
        "A point",
        """
        content:
          _default: en
          en: {title: T, body: B}
        web: {topic: sale.week}
        #            ^^^^^^^^^
        """),
      .flags(
        "Thirty-three characters",
        """
        content:
          _default: en
          en: {title: T, body: B}
        web: {topic: \(String(repeating: "a", count: 33))}
        #            \(String(repeating: "^", count: 33))
        """),
      .accepts(
        "Thirty-two characters",
        """
        content:
          _default: en
          en: {title: T, body: B}
        web: {topic: \(String(repeating: "a", count: 32))}
        """),
    ],
    check: .campaign(checkInvalidTopic))
}

@Sendable
private func checkInvalidTopic(_ subject: CampaignSubject, report: inout Report) {
  for use in subject.uses(of: .webTopic) {
    guard case .text(let topic) = use.value.value else { continue }
    let message: String
    if topic.isEmpty {
      message = "topic is empty"
    } else if let wrong = topic.unicodeScalars.first(where: { !WebTopic.isAllowed($0) }) {
      let shown = wrong.properties.isWhitespace || wrong.value < 0x20 ? wrong.codePointName : "'\(wrong)'"
      message = "topic has \(shown), only letters, digits, '-' and '_' are allowed"
    } else if topic.utf8.count > WebTopic.maxLength {
      message = "topic has \(topic.utf8.count) characters, the limit is \(WebTopic.maxLength)"
    } else {
      continue
    }
    report(message, at: use.value.range, subject: Finding.Subject(field: Field.webTopic.path))
  }
}
