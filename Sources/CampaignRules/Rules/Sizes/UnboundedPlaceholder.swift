import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let unboundedPlaceholder = Rule(
    id: "unbounded-placeholder",
    category: .suspicious,
    summary: "a payload is nearly full, and nothing says how long its placeholders can be",
    rationale: """
      Without a `maxLength` (or `maxBytes`) nobody can tell whether the filled payload fits. It is said where fewer than 256
      bytes are free.
      """,
    examples: [
      .flags(
        "No length, and little room",
        """
        platforms: [ios]
        content:
          _default: en
          en:
            title: Sale
            body: "Hello {{name|you}}"
        #                ^^^^^^^^^^^^
        variables: {name: {sample: Ada}}
        data:
          a: "\(String(repeating: "a", count: 1000))"
          b: "\(String(repeating: "b", count: 1000))"
          c: "\(String(repeating: "c", count: 1000))"
          d: "\(String(repeating: "d", count: 900))"
        """),
      .accepts(
        "No length, but room",
        """
        platforms: [ios]
        content:
          _default: en
          en: {title: Sale, body: "Hello {{name|you}}"}
        variables: {name: {sample: Ada}}
        """),
    ],
    check: .payload(checkUnboundedPlaceholder))
}

/// Bytes: a name or two.
private let enoughRoom = 256

@Sendable
private func checkUnboundedPlaceholder(_ subject: PayloadSubject, report: inout Report) {
  let artifact = subject.artifact
  guard artifact.maxBytes == nil, artifact.bytes <= subject.limit, subject.limit - artifact.bytes < enoughRoom else {
    return
  }
  let bounded = subject.campaign.variables(in: subject.configuration).filter {
    $0.maxLength != nil || $0.maxBytes != nil
  }
  let names = subject.placeholderNames.filter { name in !bounded.contains { $0.name.value == name } }
  report(
    "\(subject.artifactName) has \(subject.limit - artifact.bytes) bytes free, and nothing says how long "
      + "\(quotedList(names)) can be",
    at: subject.placeholderRange(of: names), help: "give it a 'maxLength' under variables",
    subject: subject.findingSubject)
}
