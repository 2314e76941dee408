import Diagnostics
import TestSupport
import Testing

@Suite struct PresentationReportsTests {
  private func campaign(_ rest: String, configuration: String = "") -> CheckedFixture {
    CheckedFixture(
      "//- carillon.yaml\nversion: 1\n\(configuration)\n//- campaigns/a.yaml\n\(rest)\n"
        + "content:\n  _default: en\n  en: {title: T, body: B}")
  }

  @Test func `a picture brings mutable-content along, and cannot be without`() {
    let fixture = CheckedFixture(
      "content:\n  _default: en\n  en: {title: T, body: B, image: \"https://cdn.acme.example/a.jpg\"}\n")
    #expect(fixture.lines() == [])
    #expect(fixture.wire("apns", "en")?.contains(#""mutable-content":1"#) == true)
    let off = CheckedFixture(
      "ios: {mutableContent: false}\ncontent:\n  _default: en\n"
        + "  en: {title: T, body: B, image: \"https://cdn.acme.example/a.jpg\"}\n")
    #expect(off.lines() == ["image-needs-mutable-content 1:23"])
  }

  @Test(arguments: [
    ("ios: {contentAvailable: \"1\"}", ["wrong-type 1:25"]), ("presentation:\n  badge: \"7\"", ["wrong-type 2:10"]),
    ("presentation:\n  interruptionLevel: time-senstive", ["invalid-enum 2:22"]),
    ("presentation:\n  interruptionLevel: critical", ["critical-needs-entitlement 2:22"]),
    (
      "presentation:\n  interruptionLevel: critical\n  sound: {name: alarm.caf, critical: true}",
      ["critical-needs-entitlement 2:22"]
    ),
    ("presentation:\n  badge: \"+1\"", ["relative-badge 2:10"]),
    ("presentation:\n  badge: auto", ["relative-badge 2:10"]),
    ("presentation:\n  sound: Default", ["invalid-sound 2:10"]),
    ("presentation:\n  sound: chime.mp3", ["sound-format 2:10"]),
    ("android:\n  sound: chime.wav", ["sound-extension 2:10"]),
    ("presentation:\n  sound: chime", ["sound-extension 2:10"]),
    // A name has an extension where something stands on both sides of its last point.
    ("presentation:\n  sound: .caf", ["sound-extension 2:10"]),
    ("presentation:\n  sound: chime.", ["sound-extension 2:10"]),
    ("presentation:\n  sound: sounds.caf/", ["sound-extension 2:10"]), ("presentation: {sound: a.caf}", []),
    ("presentation: {sound: chime.caf}", []), ("presentation: {badge: 0}", []),
  ])
  func `each fault has its one finding`(_ text: String, _ expected: [String]) {
    #expect(campaign(text).lines() == expected)
  }

  @Test func `a badge of zero and a number stay numbers`() {
    #expect(campaign("presentation: {badge: 0}").wire("apns", "en")?.contains(#""badge":0"#) == true)
    #expect(campaign("presentation: {badge: 7}").wire("apns", "en")?.contains(#""badge":7"#) == true)
  }

  @Test func `a critical sound is an object of numbers`() {
    let fixture = campaign(
      "presentation: {interruptionLevel: critical, sound: {name: alarm.caf, critical: true, volume: 1.0}}",
      configuration: "app: {ios: {entitlements: [critical-alerts]}}")
    #expect(fixture.lines() == [])
    #expect(fixture.wire("apns", "en")?.contains(#""sound":{"critical":1,"name":"alarm.caf","volume":1}"#) == true)
  }

  @Test func `one authored sound becomes what each platform takes`() {
    let fixture = campaign("presentation: {sound: chime.caf}")
    #expect(fixture.wire("apns", "en")?.contains(#""sound":"chime.caf""#) == true)
    #expect(fixture.wire("fcm", "en")?.contains(#""sound":"chime""#) == true)
  }

  @Test(arguments: [("+1", "+1"), ("-1", "-1"), ("+0", "+0"), ("auto", "auto")])
  func `a badge that only Airship counts is named as it is written`(_ badge: String, _ named: String) {
    let fixture = campaign("platforms: [ios]\npresentation: {badge: \"\(badge)\"}")
    #expect(fixture.messages(of: "relative-badge") == ["badge '\(named)' cannot be counted by apns"])
  }

  @Test func `how long a sound plays is told to a tenth of a second`() {
    let run = FixtureRun(
      Fixture(
        """
        //- carillon.yaml
        app: {ios: {sounds: sounds}}
        //- campaigns/a.yaml
        content: {_default: en, en: {title: T, body: B}}
        ios: {sound: anthem.wav}
        //- sounds/anthem.wav (WAV, Linear PCM, 31 s)
        """))
    #expect(
      run.findings.filter { $0.rule == "sound-too-long" }.map(\.message)
        == ["'anthem.wav' plays for 31.0 seconds: from 30 on iOS plays its default sound"])
  }

  @Test(arguments: [
    ("bell.ogg", "bell"), ("b.ogg", "b"), ("bell", "bell"), ("android.resource://com.acme.app/raw/bell", "bell"),
    // What starts with its point has no extension.
    (".ogg", ".ogg"),
  ])
  func `a raw resource is looked up by a sound's name without extension`(_ sound: String, _ resource: String) {
    let run = FixtureRun(
      Fixture(
        """
        content: {_default: en, en: {title: T, body: B}}
        android: {sound: "\(sound)"}
        //- channels/raw/chime.wav (WAV, Linear PCM, 2 s)
        """))
    #expect(
      run.findings.filter { $0.rule == "missing-sound" }.map(\.message)
        == ["the Android app has no raw resource '\(resource)'"])
  }

  @Test func `dropped actions are named`() {
    let fixture = CheckedFixture(
      """
      content:
        _default: en
        en:
          title: T
          body: B
          actions: [{id: a, title: A}, {id: b, title: B}, {id: later, title: Later}]
      """)
    #expect(fixture.lines() == ["actions-truncated 6:53"])
    let found = fixture.findings.filter { $0.rule == "actions-truncated" }
    #expect(found.map(\.message) == ["webpush draws 2 of 3 actions, 'later' is dropped"])
    #expect(found.map(\.help) == ["put what matters most first"])
  }

  @Test func `a variant that keeps the campaign's actions has no finding of its own`() {
    let fixture = CheckedFixture(
      """
      content:
        _default: en
        en: {title: T, body: B, actions: [{id: a, title: A}, {id: b, title: B}, {id: c, title: C}]}
      variants:
        a: {weight: 50}
        b: {weight: 50, content: {en: {title: Sale}}}
      """)
    #expect(fixture.lines() == ["actions-truncated 3:75"])
  }

  @Test func `FCM's own notifications have no buttons`() {
    let fixture = CheckedFixture(
      """
      //- carillon.yaml
      version: 1
      app: {android: {message: notification}}
      //- campaigns/a.yaml
      platforms: [android]
      content:
        _default: en
        en: {title: T, body: B, actions: [{id: a, title: A}]}
      """)
    let found = fixture.findings.filter { $0.rule == "actions-truncated" }
    #expect(found.map(\.message) == ["fcm draws 0 of 1 actions, 'a' is dropped"])
    #expect(found.map(\.help) == ["its notifications have no buttons"])
  }
}
