import Diagnostics
import TestSupport
import Testing

/// Texts whose bytes are limited, and not their characters.
@Suite struct TextSizeTests {
  private func found(_ fields: String, _ rest: String = "") -> [RuleID] {
    let fixture = CheckedFixture(
      "platforms: [android, ios]\ncontent:\n  _default: en\n  en: {title: T, body: B\(fields)}\n\(rest)\n")
    let rules: [RuleID] = ["text-too-large", "payload-too-large"]
    return fixture.findings.map(\.rule).filter(rules.contains)
  }

  @Test(arguments: [
    (100, []), (5000, ["payload-too-large"]), (8192, ["payload-too-large"]), (8193, ["text-too-large"]),
  ])
  func `a summary is too large for its payload, or as a text`(_ bytes: Int, _ expected: [RuleID]) {
    #expect(found(", summary: \(String(repeating: "x", count: bytes))") == expected)
  }

  @Test(arguments: [(8192, false), (8193, true)])
  func `so is the text of a setting, and each of a list`(_ bytes: Int, _ isTooLarge: Bool) {
    let long = String(repeating: "x", count: bytes)
    for rest in ["presentation: {threadId: \(long)}", "ios: {alert: {titleLocKey: a, titleLocArgs: [b, \(long), c]}}"] {
      #expect(found("", rest).contains("text-too-large") == isTooLarge)
      #expect(found("", rest).contains("payload-too-large"))
    }
  }

  @Test(arguments: [
    // Android shows 49 characters of a title and 45 of a body, iOS 50 and 110.
    (49, 45, "", []), (50, 45, "", ["title has 50 characters, about 49 are seen on fcm [en title]"]),
    (51, 45, "", ["title has 51 characters, about 49 are seen on apns and fcm [en title]"]),
    (49, 46, "", ["body has 46 characters, about 45 are seen on fcm [en body]"]),
    (49, 110, "", ["body has 110 characters, about 45 are seen on fcm [en body]"]),
    (49, 111, "", ["body has 111 characters, about 45 are seen on apns and fcm [en body]"]),
    // Nobody counts what the others show of it.
    (49, 45, ", subtitle: \(String(repeating: "x", count: 200))", []),
  ])
  func `what a screen cuts is named with what is seen`(
    _ title: Int, _ body: Int, _ more: String, _ expected: [String]
  ) {
    let copy = "title: \(String(repeating: "x", count: title)), body: \(String(repeating: "x", count: body))\(more)"
    let configuration = "//- carillon.yaml\nversion: 1\nrules: {may-truncate: warning}\n//- campaigns/a.yaml\n"
    let fixture = CheckedFixture(
      "\(configuration)platforms: [android, ios]\ncontent:\n  _default: en\n  en: {\(copy)}\n")
    #expect(fixture.messages(of: "may-truncate") == expected)
  }
}
