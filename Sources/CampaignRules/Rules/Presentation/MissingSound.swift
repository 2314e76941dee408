import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let missingSound = Rule(
    id: "missing-sound",
    category: .correctness,
    summary: "a campaign names a sound that the app does not have",
    rationale: """
      A device that has no sound of that name plays its default one. On iOS the files of `app.ios.sounds` are the app's
      sounds, by their whole names, in the same case; on Android it is the resources in `raw/`, by their names without
      extension. From Android 8 on a channel plays its own sound, so that nothing is looked up where `app.android.minSdk`
      is 26 or more.
      """,
    examples: [
      .flags(
        "A file with a typing error",
        """
        //- carillon.yaml
        app: {ios: {sounds: sounds}}
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: T, body: B}
        ios:
          sound: chimes.wav
        #        ^^^^^^^^^^
        //- sounds/chime.wav (WAV, Linear PCM, 2 s)
        """),
      .flags(
        "No such raw resource",
        """
        //- carillon.yaml
        app: {android: {minSdk: 25}}
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: T, body: B}
        android:
          sound: bell
        #        ^^^^
        //- channels/raw/chime.wav (WAV, Linear PCM, 2 s)
        """),
      .accepts(
        "One name, a file on iOS and a resource on Android",
        """
        //- carillon.yaml
        app: {ios: {sounds: sounds}}
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          sound: chime.wav
        //- channels/raw/chime.ogg
        OggS
        //- sounds/chime.wav (WAV, Linear PCM, 2 s)
        """),
      .accepts(
        "To each platform its own",
        """
        //- carillon.yaml
        app: {ios: {sounds: sounds}}
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: T, body: B}
        ios:
          sound: chime.wav
        android:
          sound: bell
        //- channels/raw/bell.ogg
        OggS
        //- sounds/chime.wav (WAV, Linear PCM, 2 s)
        """),
      .accepts(
        "Android 8 and later, where channels have the sounds",
        """
        //- carillon.yaml
        app: {android: {minSdk: 26}}
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: T, body: B}
        android:
          sound: bell
        //- channels/raw/chime.wav (WAV, Linear PCM, 2 s)
        """),
    ],
    check: .campaign(checkMissingSound))
}

@Sendable
private func checkMissingSound(_ subject: CampaignSubject, report: inout Report) {
  for use in subject.uses(of: .sound) {
    guard let sound = SoundName(use.value) else { continue }
    if !use.targets(on: .ios).isEmpty { checkFile(sound, in: subject, report: &report) }
    if !use.targets(on: .android).isEmpty || !use.targets(on: .fireos).isEmpty {
      checkResource(sound, in: subject, report: &report)
    }
  }
}

/// Names that cannot be a file's have a finding of their own.
private func checkFile(_ sound: SoundName, in subject: CampaignSubject, report: inout Report) {
  guard let sounds = subject.catalog.sounds, !sound.isAndroidResource,
    sound.fileExtension.map({ SoundFile.extensions.contains($0) }) == true,
    subject.catalog.sound(named: sound.name) == nil
  else { return }
  let nearest = Suggestion.nearest(to: sound.name, in: sounds.map(\.name))
  report(
    "the iOS app has no sound '\(sound.name)'", at: sound.range, meant: nearest,
    subject: Finding.Subject(field: Field.sound.path))
}

private func checkResource(_ sound: SoundName, in subject: CampaignSubject, report: inout Report) {
  let resources = subject.catalog.resources
  guard resources.types.contains("raw"), (subject.configuration.app.androidMinSDK?.value ?? 0) < 26,
    let name = sound.androidResource, resources.entries("raw", name).isEmpty
  else { return }
  let nearest = Suggestion.nearest(to: name, in: resources.names(of: "raw"))
  report(
    "the Android app has no raw resource '\(name)'", at: sound.range, help: nearest.map { "did you mean '\($0)'?" },
    subject: Finding.Subject(field: Field.sound.path))
}
