import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let brazeSoundNeedsPackage = Rule(
    id: "braze-sound-needs-package",
    category: .correctness,
    isLowerable: false,
    summary: "a sound for Android whose address cannot be made: the app's package is not known",
    rationale: """
      Braze takes a sound of an Android or Fire OS app by its full address, `android.resource://com.acme.app/raw/chime`. From
      a name like `chime` it is made with `app.android.package` of `carillon.yaml`.
      """,
    examples: [
      .flags(
        "No package",
        """
        //- carillon.yaml
        targets: [braze-android, braze-kindle]
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation: {sound: chime}
        #                     ^^^^^
        """),
      .accepts(
        "A package",
        """
        //- carillon.yaml
        targets: [braze-android, braze-kindle]
        app: {android: {package: com.acme.app}}
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation: {sound: chime}
        """),
      .accepts(
        "The whole address",
        """
        //- carillon.yaml
        targets: [braze-android]
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        presentation: {sound: "android.resource://com.acme.app/raw/chime"}
        """),
    ],
    check: .campaign(checkBrazeSoundNeedsPackage))
}

@Sendable
private func checkBrazeSoundNeedsPackage(_ subject: CampaignSubject, report: inout Report) {
  guard subject.configuration.app.androidPackage == nil else { return }
  for use in subject.uses(of: .sound) {
    let takers = use.targets.filter { $0.name == Target.brazeAndroid.name || $0.name == Target.brazeKindle.name }
    guard !takers.isEmpty, let sound = SoundName(use.value), !sound.isAndroidResource else { continue }
    let names = wordList(takers.map(\.name))
    report(
      "the address of '\(sound.name)' for \(names) needs the app's package", at: sound.range,
      help: "set app.android.package",
      subject: Finding.Subject(field: .sound, targets: takers.map(\.name)))
  }
}
