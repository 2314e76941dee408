import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let ttlOutOfRange = Rule(
    id: "ttl-out-of-range",
    category: .correctness,
    isLowerable: false,
    summary: "a time to live is longer or shorter than a target takes",
    rationale: """
      FCM takes up to four weeks (2419200 seconds) and refuses more; ADM takes from one minute to 31 days (60 to 2678400
      seconds). A time to live of its own can stand in a platform's block.
      """,
    examples: [
      .flags(
        "Thirty days with FCM",
        """
        platforms: [android]
        content:
          _default: en
          en: {title: T, body: B}
        delivery:
          ttl: 30d
        #      ^^^
        """),
      .flags(
        "Now or never with ADM",
        """
        platforms: [fireos]
        content:
          _default: en
          en: {title: T, body: B}
        delivery:
          ttl: 0
        #      ^
        """),
      .accepts(
        "Thirty days with ADM",
        """
        platforms: [fireos]
        content:
          _default: en
          en: {title: T, body: B}
        delivery:
          ttl: 30d
        """),
      .accepts(
        "A shorter one for Android",
        """
        platforms: [android, fireos]
        content:
          _default: en
          en: {title: T, body: B}
        delivery:
          ttl: 30d
        android: {ttl: 28d}
        """),
    ],
    check: .campaign(checkTTLOutOfRange))
}

@Sendable
private func checkTTLOutOfRange(_ subject: CampaignSubject, report: inout Report) {
  for use in subject.uses(of: .ttl) {
    guard case .duration(let seconds) = use.value.value else { continue }
    let refusing = use.targets.compactMap { target -> (target: Target, range: ClosedRange<Int>)? in
      guard let range = target.capabilities(subject.configuration).timeToLive, !range.contains(seconds) else {
        return nil
      }
      return (target, range)
    }
    guard let first = refusing.first else { continue }
    let limits = refusing.map { "\($0.target.name) takes \($0.range.lowerBound) to \($0.range.upperBound)" }
    let limit = seconds > first.range.upperBound ? refusing.map(\.range.upperBound).min() : first.range.lowerBound
    report(
      "ttl is \(seconds) seconds, \(wordList(limits))", at: use.value.range,
      help: limit.map { "write '\(shortDuration($0))', or set 'ttl' under \(first.target.platform.rawValue)" },
      subject: Finding.Subject(field: .ttl, targets: refusing.map(\.target.name)))
  }
}

/// Seconds in the largest unit that has them whole: "28d", "1m".
private func shortDuration(_ seconds: Int) -> String {
  for (unit, length) in [("d", 86400), ("h", 3600), ("m", 60)] where seconds.isMultiple(of: length) {
    return "\(seconds / length)\(unit)"
  }
  return "\(seconds)s"
}
