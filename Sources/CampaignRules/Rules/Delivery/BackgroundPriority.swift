import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let backgroundPriority = Rule(
    id: "background-priority",
    category: .correctness,
    isLowerable: false,
    summary: "a silent campaign for iOS has high priority",
    rationale: """
      A background push has priority 5. APNs calls priority 10 with nothing but `content-available` an error, and the
      device may never be woken. Left out, the priority is what a background push needs.
      """,
    examples: [
      .flags(
        "High priority",
        """
        silent: true
        delivery:
          priority: high
        #           ^^^^
        data: {id: a1}
        """),
      .flags(
        "High priority through Braze",
        """
        //- carillon.yaml
        targets: [braze-ios]
        //- campaigns/sync.yaml
        silent: true
        braze:
          apnsPriority: 10
        #               ^^
        data: {id: a1}
        """),
      .accepts(
        "No priority",
        """
        silent: true
        data: {id: a1}
        """),
    ],
    check: .campaign(checkBackgroundPriority))
}

@Sendable
private func checkBackgroundPriority(_ subject: CampaignSubject, report: inout Report) {
  guard subject.campaign.isSilent else { return }
  for use in subject.uses(of: .priority) where use.value.value == .text("high") && !use.targets(on: .ios).isEmpty {
    report(
      "a background push to iOS cannot have high priority", at: use.value.range,
      notes: subject.campaign.silentRange.map { [.init("the campaign is silent", at: $0)] } ?? [],
      help: "remove it, or set it under android", subject: Finding.Subject(field: Field.priority.path))
  }
  if subject.goes(to: .brazeIOS), let value = subject.campaign.vendors[.brazeAPNsPriority],
    case .integer(let priority) = value.value, priority > 5
  {
    report(
      "a background push to iOS cannot have priority \(priority)", at: value.range,
      notes: subject.campaign.silentRange.map { [.init("the campaign is silent", at: $0)] } ?? [],
      help: "remove it: then it is 5",
      subject: Finding.Subject(field: Field.brazeAPNsPriority.path, target: Target.brazeIOS.name))
  }
}
