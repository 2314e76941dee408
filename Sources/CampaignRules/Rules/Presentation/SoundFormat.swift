import CampaignModel
import Diagnostics

extension Rule {
  package static let soundFormat = Rule(
    id: "sound-format",
    category: .correctness,
    summary: "a sound is of a format that iOS does not play",
    rationale: """
      iOS plays sounds from AIFF, WAV and CAF files (aif, aiff, wav, caf). For any other file it plays the default sound.
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
    guard let sound = SoundName(use.value), !sound.isAndroidResource, let fileExtension = sound.fileExtension,
      !SoundName.iosExtensions.contains(fileExtension)
    else { continue }
    report(
      "iOS plays no '.\(fileExtension)' sound", at: sound.range,
      help: "use one of \(wordList(SoundName.iosExtensions))", subject: Finding.Subject(field: Field.sound.path))
  }
}
