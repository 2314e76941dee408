import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let brazeSoundAttributes = Rule(
    id: "braze-sound-attributes",
    category: .suspicious,
    summary: "a sound's volume, or that it is critical, is lost: Braze takes its name alone",
    rationale: """
      `apple_push` has a `sound` that is a name. What APNs itself also takes, `critical` and `volume`, has no place there: the
      sound plays as any other, at the volume of the device.
      """,
    examples: [
      .flags(
        "A volume",
        """
        //- carillon.yaml
        targets: [braze-ios]
        app: {ios: {entitlements: [critical-alerts]}}
        //- campaigns/alarm.yaml
        content: {_default: en, en: {title: Alarm, body: Now}}
        presentation:
          sound: {name: alarm.caf, critical: true, volume: 0.8}
        #        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "A name",
        """
        //- carillon.yaml
        targets: [braze-ios]
        //- campaigns/alarm.yaml
        content: {_default: en, en: {title: Alarm, body: Now}}
        presentation: {sound: alarm.caf}
        """),
    ],
    check: .campaign(checkBrazeSoundAttributes))
}

@Sendable
private func checkBrazeSoundAttributes(_ subject: CampaignSubject, report: inout Report) {
  for use in subject.uses(of: .sound) where use.targets.contains(where: { $0.name == Target.brazeIOS.name }) {
    guard case .sound(.critical(let name, let volume, let isCritical)) = use.value.value, volume != nil || isCritical
    else { continue }
    let lost = [isCritical ? "critical" : nil, volume == nil ? nil : "volume"].compactMap(\.self)
    report(
      "braze-ios plays '\(name)' without its \(wordList(lost)): Braze takes the name alone", at: use.value.range,
      help: "write 'sound: \(name)' under ios, or send it through apns",
      subject: Finding.Subject(field: Field.sound.path, target: Target.brazeIOS.name))
  }
}
