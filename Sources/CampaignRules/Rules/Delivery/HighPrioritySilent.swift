import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let highPrioritySilent = Rule(
    id: "high-priority-silent",
    category: .suspicious,
    summary: "a silent campaign for Android has high priority",
    rationale: """
      High priority is for messages that people see. FCM notices an app whose high-priority messages show nothing, and
      delivers its later ones as normal: also those that matter.
      """,
    examples: [
      .flags(
        "High priority for Android",
        """
        silent: true
        data: {id: a1}
        android:
          priority: high
        #           ^^^^
        """),
      .accepts(
        "Normal priority",
        """
        silent: true
        data: {id: a1}
        android: {priority: normal}
        """),
    ],
    check: .campaign(checkHighPrioritySilent))
}

@Sendable
private func checkHighPrioritySilent(_ subject: CampaignSubject, report: inout Report) {
  guard subject.campaign.isSilent else { return }
  // What also reaches iOS is an error there already.
  for use in subject.uses(of: .priority) where use.value.value == .text("high") && use.targets(on: .ios).isEmpty {
    let targets = use.targets.filter { $0.platform != .web }
    guard !targets.isEmpty else { continue }
    report(
      "a silent campaign has high priority on \(wordList(targets.map(\.name)))", at: use.value.range,
      help: "use 'normal'", subject: Finding.Subject(field: Field.priority.path))
  }
}
