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
    #expect(fixture.messages(of: "actions-truncated") == ["webpush draws 2 of 3 actions, 'later' is dropped"])
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
    #expect(fixture.messages(of: "actions-truncated") == ["fcm draws 0 of 1 actions, 'a' is dropped"])
  }
}
