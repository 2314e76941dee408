import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let missingEntitlement = Rule(
    id: "missing-entitlement",
    category: .suspicious,
    summary: "a time-sensitive notification, but the app has no entitlement for it",
    rationale: """
      Without the time-sensitive entitlement iOS treats the notification as `active`: it does not break through a Focus.
      What the app has is said once, in `app.ios.entitlements`.
      """,
    examples: [
      .flags(
        "No entitlement is declared",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          interruptionLevel: time-sensitive
        #                    ^^^^^^^^^^^^^^
        """),
      .accepts(
        "The app has it",
        """
        //- carillon.yaml
        version: 1
        app: {ios: {entitlements: [time-sensitive]}}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          interruptionLevel: time-sensitive
        """),
    ],
    check: .campaign(checkMissingEntitlement))
}

@Sendable
private func checkMissingEntitlement(_ subject: CampaignSubject, report: inout Report) {
  let entitlements = subject.configuration.app.iosEntitlements
  guard entitlements?.value.contains("time-sensitive") != true else { return }
  for use in subject.uses(of: .interruptionLevel)
  where use.value.value == .text("time-sensitive") && !use.targets(on: .ios).isEmpty {
    report(
      "'time-sensitive' needs an entitlement that the app does not have", at: use.value.range,
      notes: entitlements.map { [.init("the app has these", at: $0.range)] } ?? [],
      help: "add 'time-sensitive' to app.ios.entitlements once the app has it",
      subject: Finding.Subject(field: Field.interruptionLevel.path))
  }
}
