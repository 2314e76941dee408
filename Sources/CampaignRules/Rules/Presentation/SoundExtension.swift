import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let soundExtension = Rule(
    id: "sound-extension",
    category: .correctness,
    summary: "a sound has an extension where Android wants none, or none where iOS wants one",
    rationale: """
      Android names a raw resource without its extension; with one it plays the default sound, or none. iOS names the file
      with it. Under `presentation` the file's name is written (`chime.caf`): Android gets `chime`.
      """,
    examples: [
      .flags(
        "A file's name for Android",
        """
        content:
          _default: en
          en: {title: T, body: B}
        android:
          sound: chime.wav
        #        ^^^^^^^^^
        """),
      .flags(
        "A resource's name for iOS",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          sound: chime
        #        ^^^^^
        """),
      .accepts(
        "One name for both",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          sound: chime.caf
        """),
      .accepts(
        "Each its own",
        """
        content:
          _default: en
          en: {title: T, body: B}
        ios: {sound: chime.caf}
        android: {sound: "android.resource://com.acme.app/raw/chime"}
        fireos: {sound: chime}
        """),
    ],
    check: .campaign(checkSoundExtension))
}

@Sendable
private func checkSoundExtension(_ subject: CampaignSubject, report: inout Report) {
  for use in subject.uses(of: .sound) {
    guard let sound = SoundName(use.value) else { continue }
    if !use.targets(on: .ios).isEmpty {
      guard sound.isAndroidResource || sound.fileExtension == nil else { continue }
      report(
        "iOS names a sound by its file, '\(sound.name)' has no extension", at: sound.range,
        help: sound.isAndroidResource ? "set 'sound' under ios as well" : "write '\(sound.name).caf'",
        subject: Finding.Subject(field: Field.sound.path))
    } else if let fileExtension = sound.fileExtension, isOnlyForAndroid(use, in: subject) {
      report(
        "Android names a raw resource without extension, '\(sound.name)' has one", at: sound.range,
        help: "write '\(sound.name.dropLast(fileExtension.utf8.count + 1))'",
        subject: Finding.Subject(field: Field.sound.path))
    }
  }
}

/// Whether the sound is set in a block of Android or Fire OS; elsewhere it is the name for every platform.
private func isOnlyForAndroid(_ use: FieldUse, in subject: CampaignSubject) -> Bool {
  let groups = [subject.campaign.layers, subject.configuration.defaults] + subject.campaign.variants.map(\.layers)
  return groups.contains { group in
    [Platform.android, .fireos].contains { group[$0].settings[.sound]?.range == use.value.range }
  }
}
