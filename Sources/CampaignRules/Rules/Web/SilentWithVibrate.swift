import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let silentWithVibrate = Rule(
    id: "silent-with-vibrate",
    category: .correctness,
    isLowerable: false,
    summary: "a web notification without sound vibrates",
    rationale: """
      `sound: none` makes a web notification silent, and `showNotification` throws a TypeError where a silent one has a
      vibration (WHATWG Notifications, read 2026-11): the service worker shows nothing.
      """,
    examples: [
      .flags(
        "No sound, but a vibration",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation: {sound: none}
        web:
          vibrate: [100, 50]
        #          ^^^^^^^^^
        """),
      .accepts(
        "The default sound and a vibration",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation: {sound: default}
        web:
          vibrate: [100, 50]
        """),
    ],
    check: .campaign(checkSilentWithVibrate))
}

@Sendable
private func checkSilentWithVibrate(_ subject: CampaignSubject, report: inout Report) {
  for use in subject.uses(of: .webVibrate) {
    let sounds = subject.layers.compactMap { entry in
      entry.target.platform == .web && entry.layer.settings[.webVibrate]?.range == use.value.range
        ? entry.layer.settings[.sound] : nil
    }
    guard let none = sounds.first(where: { $0.value == .sound(.none) }) else { continue }
    report(
      "a notification without sound cannot vibrate in a browser", at: use.value.range,
      notes: [.init("the sound is set to none here", at: none.range)],
      help: "remove it, or set 'sound: default' under web", subject: Finding.Subject(field: Field.webVibrate.path))
  }
}
