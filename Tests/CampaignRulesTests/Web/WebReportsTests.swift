import TestSupport
import Testing

@Suite struct WebReportsTests {
  private func campaign(_ rest: String) -> CheckedFixture {
    CheckedFixture("\(rest)\ncontent:\n  _default: en\n  en: {title: T, body: B}")
  }

  @Test(arguments: [
    ("sale.week", ["invalid-topic 1:14"]), ("\"sale week\"", ["invalid-topic 1:14"]), ("\"\"", ["invalid-topic 1:14"]),
    ("سلام", ["invalid-topic 1:14"]), (String(repeating: "a", count: 33), ["invalid-topic 1:14"]),
    (String(repeating: "a", count: 32), []), ("sale_-week", []), ("sale-week", ["topic-not-base64 1:14"]),
    ("a", ["topic-not-base64 1:14"]),
  ])
  func `a topic is a header of base64`(_ topic: String, _ expected: [String]) {
    #expect(campaign("web: {topic: \(topic)}").lines() == expected)
  }

  @Test(arguments: [
    ("web: {renotify: true}", ["renotify-without-tag 1:17"]),
    ("web: {renotify: true, tag: \"\"}", ["renotify-without-tag 1:17"]),
    ("web: {renotify: true, tag: x}", []), ("web: {renotify: true}\npresentation: {threadId: x}", []),
    ("web: {renotify: false}", []), ("web: {vibrate: [100], sound: none}", ["silent-with-vibrate 1:16"]),
    ("web: {vibrate: [100]}\npresentation: {sound: none}", ["silent-with-vibrate 1:16"]),
    ("web: {vibrate: [100], sound: default}\npresentation: {sound: none}", []),
    ("ios: {sound: none}\nweb: {vibrate: [100]}", []),
  ])
  func `what a service worker would throw at is found`(_ text: String, _ expected: [String]) {
    #expect(campaign(text).lines() == expected)
  }

  @Test func `text is UTF-8 as it is`() {
    let fixture = CheckedFixture("content:\n  _default: en\n  en: {title: Sale, body: 🎉}")
    #expect(fixture.wire("webpush", "en")?.contains(#""body":"🎉""#) == true)
  }
}
