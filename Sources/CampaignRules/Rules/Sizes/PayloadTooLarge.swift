import CampaignModel
import CampaignTargets
import Diagnostics

extension Rule {
  package static let payloadTooLarge = Rule(
    id: "payload-too-large",
    category: .correctness,
    isLowerable: false,
    summary: "a payload has more bytes than its target takes",
    rationale: """
      APNs answers 413 for more than 4096 bytes, FCM refuses data of more than 4096 (2048 to a topic), ADM takes 6144, web
      push 3993 before encryption. It is the compact form that counts, UTF-8, with placeholders filled by their fallbacks:
      what the sender posts. `limits.<target>.reserve` keeps bytes free for what a sender adds.
      """,
    examples: [
      .flags(
        "Five data values",
        """
        platforms: [ios]
        content:
          _default: en
          en: {title: Sale, body: Today}
        data:
          a: "\(String(repeating: "a", count: 1000))"
          b: "\(String(repeating: "b", count: 1001))"
        #    \(String(repeating: "^", count: 1003))
          c: "\(String(repeating: "c", count: 1000))"
          d: "\(String(repeating: "d", count: 1000))"
          e: "\(String(repeating: "e", count: 1000))"
        """),
      .accepts(
        "Three data values",
        """
        platforms: [ios]
        content:
          _default: en
          en: {title: Sale, body: Today}
        data:
          a: "\(String(repeating: "a", count: 1000))"
          b: "\(String(repeating: "b", count: 1000))"
          c: "\(String(repeating: "c", count: 1000))"
        """),
    ],
    check: .payload(checkPayloadTooLarge))
}

@Sendable
private func checkPayloadTooLarge(_ subject: PayloadSubject, report: inout Report) {
  let bytes = subject.artifact.bytes
  guard bytes > subject.limit, !subject.hasOverlongText else { return }
  let largest = wordList(subject.largest.map { "\(keyPath($0.pointer)) \($0.bytes) B" })
  report(
    "\(subject.artifactName) has \(bytes) bytes, \(bytes - subject.limit) over the limit of "
      + "\(subject.limitDescription); largest: \(largest)",
    at: subject.largestRange, help: "shorten what is largest", subject: subject.findingSubject)
}

/// A pointer as authors write paths: `/message/data/blob` is "message.data.blob".
private func keyPath(_ pointer: String) -> String {
  pointerTokens(pointer).joined(separator: ".")
}
