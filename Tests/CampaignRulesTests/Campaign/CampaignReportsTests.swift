import Diagnostics
import TestSupport
import Testing

@Suite struct CampaignReportsTests {
  @Test(arguments: [
    ("title: T", "silent campaign has content: title"), ("subtitle: S", "silent campaign has content: subtitle"),
    ("body: B", "silent campaign has content: body"), ("summary: S", "silent campaign has content: summary"),
    ("image: \"https://acme.example/a.png\"", "silent campaign has content: image"),
    ("url: \"https://acme.example/\"", "silent campaign has content: url"),
    ("actions: [{id: a, title: A}]", "silent campaign has content: actions"),
    ("body: B, title: T", "silent campaign has content: title, body"), ("", "silent campaign has content"),
  ])
  func `what a silent campaign has to show is named`(_ copy: String, _ message: String) {
    let fixture = CheckedFixture("silent: true\ncontent: {en: {\(copy)}}")
    #expect(fixture.messages(of: "silent-with-presentation") == [message])
  }

  @Test(arguments: [
    ([50, 40], "weights of the variants sum to 90, not 100", "write 50 here, or change the others"),
    ([60, 40, 10], "weights of the variants sum to 110, not 100", "write 0 here, or change the others"),
    ([61, 40, 10], "weights of the variants sum to 111, not 100", nil),
  ])
  func `the last weight can be what is left, which may be none`(_ weights: [Int], _ message: String, _ help: String?) {
    let variants = weights.enumerated().map { "  v\($0): {weight: \($1)}\n" }.joined()
    let fixture = CheckedFixture("variants:\n\(variants)content:\n  _default: en\n  en: {title: T, body: B}")
    let findings = fixture.findings.filter { $0.rule == "variant-weights" }
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.help) == [help])
  }

  @Test func `a draft with a badge and an empty content has no copy yet`() {
    let fixture = CheckedFixture("draft: true\nplatforms: [ios]\npresentation: {badge: 0}\ncontent:\n")
    #expect(fixture.lines() == ["draft-incomplete 4:1"])
    #expect(fixture.messages(of: "draft-incomplete") == ["draft has no copy yet"])
  }

  @Test func `a variable that a translation alone uses is used`() {
    let fixture = CheckedFixture(
      """
      content:
        _default: en
        en: {title: Sale, body: Today}
        de: {title: Verkauf, body: "Heute, {{firstName|du}}"}
      variables: {firstName: {maxLength: 40}}
      """)
    #expect(fixture.lines() == ["placeholder-mismatch 4:30"])
  }
}
