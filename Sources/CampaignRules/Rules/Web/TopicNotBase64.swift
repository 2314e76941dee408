import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let topicNotBase64 = Rule(
    id: "topic-not-base64",
    category: .correctness,
    summary: "a web push topic is of a length that base64 never has",
    rationale: """
      Apple's push service decodes the topic as base64 and refuses one that cannot be: 1, 5, 9 … 29 characters. Other
      services take it.
      """,
    examples: [
      .flags(
        "Nine characters",
        """
        content:
          _default: en
          en: {title: T, body: B}
        web: {topic: sale-week}
        #            ^^^^^^^^^
        """),
      .accepts(
        "Ten characters",
        """
        content:
          _default: en
          en: {title: T, body: B}
        web: {topic: sale-week1}
        """),
    ],
    check: .campaign(checkTopicNotBase64))
}

@Sendable
private func checkTopicNotBase64(_ subject: CampaignSubject, report: inout Report) {
  for use in subject.uses(of: .webTopic) {
    guard case .text(let topic) = use.value.value, topic.unicodeScalars.allSatisfy(WebTopic.isAllowed),
      topic.utf8.count <= WebTopic.maxLength, topic.utf8.count % 4 == 1
    else { continue }
    report(
      "topic has \(topic.utf8.count) characters, which base64 never has: Apple refuses it", at: use.value.range,
      help: "add or remove a character", subject: Finding.Subject(field: Field.webTopic.path))
  }
}
