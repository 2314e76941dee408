import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let criticalNeedsEntitlement = Rule(
    id: "critical-needs-entitlement",
    category: .correctness,
    summary: "a critical alert, but the app has no entitlement for it",
    rationale: """
      Apple grants critical alerts to single apps. Without the entitlement iOS drops the level and the sound: an alarm that
      should sound through silence is not heard. What the app has is said once, in `app.ios.entitlements`.
      """,
    examples: [
      .flags(
        "A critical level",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          interruptionLevel: critical
        #                    ^^^^^^^^
          sound: {name: alarm.caf, critical: true, volume: 1.0}
        """),
      .flags(
        "A critical sound",
        """
        //- carillon.yaml
        version: 1
        app: {ios: {entitlements: [time-sensitive]}}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          sound: {name: alarm.caf, critical: true}
        #        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "The app has it",
        """
        //- carillon.yaml
        version: 1
        app: {ios: {entitlements: [critical-alerts]}}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          interruptionLevel: critical
        """),
    ],
    check: .campaign(checkCriticalNeedsEntitlement))
}

@Sendable
private func checkCriticalNeedsEntitlement(_ subject: CampaignSubject, report: inout Report) {
  let entitlements = subject.configuration.app.iosEntitlements
  guard entitlements?.value.contains("critical-alerts") != true else { return }
  let levels = criticalUses(of: .interruptionLevel, in: subject)
  // The level brings its sound along: one missing entitlement is one finding.
  for (field, range) in levels.isEmpty ? criticalUses(of: .sound, in: subject) : levels {
    report(
      "critical alerts need an entitlement that the app does not have", at: range,
      notes: entitlements.map { [.init("the app has these", at: $0.range)] } ?? [],
      help: "add 'critical-alerts' to app.ios.entitlements once Apple has granted it",
      subject: Finding.Subject(field: field.path))
  }
}

private func criticalUses(of field: Field, in subject: CampaignSubject) -> [(field: Field, range: SourceRange)] {
  subject.uses(of: field).filter { use in
    guard !use.targets(on: .ios).isEmpty else { return false }
    return switch use.value.value {
    case .text("critical"), .sound(.critical(_, _, isCritical: true)): true
    default: false
    }
  }.map { (field, $0.value.range) }
}
