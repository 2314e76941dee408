import CampaignModel
import Diagnostics
import Documents
import SourceText

extension Rule {
  package static let soundCodec = Rule(
    id: "sound-codec",
    category: .correctness,
    summary: "a sound is stored in a way that iOS does not play in notifications",
    rationale: """
      In notifications iOS plays Linear PCM, IMA4 (MA4), µLaw and aLaw, and its default sound in the place of anything
      else (Apple, "Preparing custom alert sounds", read 2026-11): a file that is called `.caf` or `.wav` may hold AAC or
      MP3 all the same. It is read from the headers of the files in `app.ios.sounds`.
      """,
    examples: [
      .flags(
        "MP3 in a WAV file",
        """
        //- carillon.yaml
        app: {ios: {sounds: sounds}}
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: T, body: B}
        ios:
          sound: chime.wav
        #        ^^^^^^^^^
        //- sounds/chime.wav (WAV, MP3, 2 s)
        """),
      .accepts(
        "µLaw",
        """
        //- carillon.yaml
        app: {ios: {sounds: sounds}}
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: T, body: B}
        ios:
          sound: chime.wav
        //- sounds/chime.wav (WAV, µLaw, 2 s)
        """),
    ],
    check: .campaign(checkSoundCodec))
}

@Sendable
private func checkSoundCodec(_ subject: CampaignSubject, report: inout Report) {
  for (sound, header) in subject.soundHeaders {
    guard case .other(let codec) = header.codec else { continue }
    report(
      "'\(sound.name)' holds \(codec), and iOS plays Linear PCM, IMA4, µLaw and aLaw", at: sound.range,
      help: "convert it: afconvert -f caff -d ima4", subject: Finding.Subject(field: Field.sound.path))
  }
}
