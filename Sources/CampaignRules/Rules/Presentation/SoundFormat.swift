import CampaignModel
import Diagnostics
import Documents

extension Rule {
  package static let soundFormat = Rule(
    id: "sound-format",
    category: .correctness,
    summary: "a sound is of a format that iOS does not play",
    rationale: """
      iOS plays sounds from AIFF, WAV and CAF files (aif, aiff, wav, caf). For any other file it plays the default sound.
      Where `app.ios.sounds` says where the files are, their headers are read.
      """,
    examples: [
      .flags(
        "An MP3 file",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          sound: chime.mp3
        #        ^^^^^^^^^
        """),
      .flags(
        "A file that is none, whatever its name",
        """
        //- carillon.yaml
        app: {ios: {sounds: sounds}}
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: T, body: B}
        ios:
          sound: chime.caf
        #        ^^^^^^^^^
        //- sounds/chime.caf
        <!doctype html>
        """),
      .accepts(
        "A CAF file",
        """
        content:
          _default: en
          en: {title: T, body: B}
        presentation:
          sound: chime.caf
        """),
    ],
    check: .campaign(checkSoundFormat))
}

@Sendable
private func checkSoundFormat(_ subject: CampaignSubject, report: inout Report) {
  for use in subject.uses(of: .sound) where !use.targets(on: .ios).isEmpty {
    guard let sound = SoundName(use.value), !sound.isAndroidResource, let fileExtension = sound.fileExtension else {
      continue
    }
    guard !SoundFile.extensions.contains(fileExtension) else {
      if case .unreadable(let reason)? = subject.catalog.sound(named: sound.name)?.reading {
        report(
          "iOS cannot play '\(sound.name)': \(reason)", at: sound.range, help: "convert it: afconvert -f caff -d ima4",
          subject: Finding.Subject(field: Field.sound.path))
      }
      continue
    }
    report(
      "iOS plays no '.\(fileExtension)' sound", at: sound.range,
      help: "use one of \(wordList(SoundFile.extensions))", subject: Finding.Subject(field: Field.sound.path))
  }
}
