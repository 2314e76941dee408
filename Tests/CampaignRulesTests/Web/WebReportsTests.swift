import Diagnostics
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
    ("\"sale week\"", "topic has U+0020, only letters, digits, '-' and '_' are allowed"),
    (#""sale\tweek""#, "topic has U+0009, only letters, digits, '-' and '_' are allowed"),
    ("sale.week", "topic has '.', only letters, digits, '-' and '_' are allowed"), ("\"\"", "topic is empty"),
    (String(repeating: "a", count: 33), "topic has 33 characters, the limit is 32"),
  ])
  func `what is wrong with a topic is named`(_ topic: String, _ message: String) {
    #expect(campaign("web: {topic: \(topic)}").messages(of: "invalid-topic") == [message])
  }

  @Test func `a vibration is held against the sound of its own variant`() {
    let text =
      "web: {vibrate: [100], sound: default}\nvariants:\n  a: {weight: 50}\n  b: {weight: 50, web: {vibrate: [200], sound: none}}"
    #expect(campaign(text).lines() == ["silent-with-vibrate 4:34"])
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
