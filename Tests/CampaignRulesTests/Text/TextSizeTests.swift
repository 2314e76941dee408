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
}
