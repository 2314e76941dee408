import CampaignTargets
import Diagnostics

extension Rule {
  package static let payloadMayExceed = Rule(
    id: "payload-may-exceed",
    category: .suspicious,
    summary: "a payload fits as written, but not with the longest values of its placeholders",
    rationale: """
      A placeholder can be as long as its `maxLength` says, four bytes a character, twelve in a URL. Where all of them are,
      the platform refuses the notification of just those people who have the longest names.
      """,
    examples: [
      .flags(
        "A note of up to a thousand characters",
        """
        platforms: [ios]
        content:
          _default: en
          en:
            title: Sale
            body: "{{note|soon}}"
        #          ^^^^^^^^^^^^^
        variables: {note: {maxLength: 1000}}
        data: {a: "\(String(repeating: "a", count: 1000))"}
        """),
      .accepts(
        "A note of up to a hundred",
        """
        platforms: [ios]
        content:
          _default: en
          en:
            title: Sale
            body: "{{note|soon}}"
        variables: {note: {maxLength: 100}}
        data: {a: "\(String(repeating: "a", count: 1000))"}
        """),
    ],
    check: .payload(checkPayloadMayExceed))
}

@Sendable
private func checkPayloadMayExceed(_ subject: PayloadSubject, report: inout Report) {
  let artifact = subject.artifact
  guard artifact.bytes <= subject.limit, let longest = artifact.maxBytes, longest > subject.limit else { return }
  let names = subject.placeholderNames
  report(
    "\(subject.artifactName) may have \(longest) bytes, \(longest - subject.limit) over the limit of "
      + "\(subject.limitDescription), with the longest \(quotedList(names))",
    at: subject.placeholderRange(of: names), help: "lower 'maxLength' where values are shorter, or shorten the text",
    subject: subject.findingSubject)
}
