import CampaignModel
import Diagnostics
import Documents
import SourceText

extension Rule {
  package static let soundTooLong = Rule(
    id: "sound-too-long",
    category: .correctness,
    summary: "a sound plays for 30 seconds or more",
    rationale: """
      iOS plays its default sound in the place of one of 30 seconds or more (Apple, "Preparing custom alert sounds", read
      2026-11). The length is read from the headers of the files in `app.ios.sounds`.
      """,
    examples: [
      .flags(
        "Half a minute",
        """
        //- carillon.yaml
        app: {ios: {sounds: sounds}}
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: T, body: B}
        ios:
          sound: anthem.wav
        #        ^^^^^^^^^^
        //- sounds/anthem.wav (WAV, Linear PCM, 30 s)
        """),
      .accepts(
        "Twenty-nine seconds",
        """
        //- carillon.yaml
        app: {ios: {sounds: sounds}}
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: T, body: B}
        ios:
          sound: anthem.wav
        //- sounds/anthem.wav (WAV, Linear PCM, 29 s)
        """),
    ],
    check: .campaign(checkSoundTooLong))
}

@Sendable
private func checkSoundTooLong(_ subject: CampaignSubject, report: inout Report) {
  for (sound, header) in subject.soundHeaders where header.seconds >= SoundFile.limit {
    let tenths = Int(min(header.seconds, 1e9) * 10)
    report(
      "'\(sound.name)' plays for \(tenths / 10).\(tenths % 10) seconds: from 30 on iOS plays its default sound",
      at: sound.range, help: "shorten it", subject: Finding.Subject(field: Field.sound.path))
  }
}
