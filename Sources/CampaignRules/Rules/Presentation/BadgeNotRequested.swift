import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let badgeNotRequested = Rule(
    id: "badge-not-requested",
    category: .suspicious,
    summary: "a badge is set, but the app does not ask iOS for badges",
    rationale: """
      iOS shows a badge only where the app has asked for it (`app.ios.notificationOptions`). Without that the number is
      dropped and nothing tells the sender.
      """,
    examples: [
      .flags(
        "The app asks for alerts and sounds",
        """
        //- carillon.yaml
        version: 1
        app: {ios: {notificationOptions: [alert, sound]}}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          badge: 1
        #        ^
        """),
      .accepts(
        "The app asks for badges",
        """
        //- carillon.yaml
        version: 1
        app: {ios: {notificationOptions: [alert, badge]}}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          badge: 1
        """),
    ],
    check: .campaign(checkBadgeNotRequested))
}

@Sendable
private func checkBadgeNotRequested(_ subject: CampaignSubject, report: inout Report) {
  guard let options = subject.configuration.app.iosNotificationOptions, !options.value.contains("badge") else { return }
  for use in subject.uses(of: .badge) where !use.targets(on: .ios).isEmpty {
    report(
      "the app does not ask iOS for badges", at: use.value.range,
      notes: [.init("it asks for these", at: options.range)], help: "add 'badge' to app.ios.notificationOptions",
      subject: Finding.Subject(field: Field.badge.path))
  }
}
