import Testing

@testable import CampaignTargets

@Suite struct SoundNameTests {
  @Test(arguments: [
    ("chime", "chime"), ("chime.caf", "chime"), ("android.resource://com.acme.app/raw/chime", "chime"),
    ("android.resource://com.acme.app/raw/chime.ogg", "chime"), (".hidden", ".hidden"), ("a.b.wav", "a.b"),
  ])
  func `Android takes the name of the raw resource`(authored: String, name: String) {
    #expect(SoundName.android(authored) == name)
  }
}
