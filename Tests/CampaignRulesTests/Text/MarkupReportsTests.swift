import Diagnostics
import SourceText
import TestSupport
import Testing

@testable import CampaignRules

@Suite struct MarkupReportsTests {
  private func body(_ text: String, _ rest: String = "") -> CheckedFixture {
    CheckedFixture("platforms: [android]\ncontent:\n  _default: en\n  en: {title: T, body: \"\(text)\"}\n\(rest)")
  }

  @Test(
    arguments: [
      ("a &eacute; b", "html-entity", "HTML entity '&eacute;' is shown as written [en body]"),
      ("&eacute;&eacute;", "html-entity", "HTML entity '&eacute;' is shown as written, and 1 more [en body]"),
      ("&eacute;&agrave;&ouml;", "html-entity", "HTML entity '&eacute;' is shown as written, and 2 more [en body]"),
      ("&amp;amp;", "html-entity-double", "'&amp;amp;' was escaped twice [en body]"),
      ("&amp;amp;&amp;lt;", "html-entity-double", "'&amp;amp;' was escaped twice, and 1 more [en body]"),
    ] as [(String, RuleID, String)])
  func `a text with several entities has one finding`(_ text: String, _ rule: RuleID, _ message: String) {
    #expect(body(text).messages(of: rule) == [message])
  }

  @Test(arguments: [
    ("a&eacute;b&amp;", ["é", "&"]),
    // What stands first may mean something else to YAML, and so may what is no letter or not to be seen.
    ("&eacute;a", []), ("a &lt; b", []), ("a&nbsp;b", []), ("a&eacute;b&quot;", []),
  ])
  func `entities become characters where that is certain`(_ text: String, _ edits: [String]) {
    #expect(body(text).findings.filter { $0.rule == "html-entity" }.map { $0.fix.map(\.text) } == [edits])
  }

  @Test(arguments: [(500, 500), (501, 0)])
  func `more than 500 entities are not rewritten`(_ count: Int, _ edits: Int) {
    let fixture = body("a" + String(repeating: "&eacute;", count: count))
    #expect(fixture.findings.filter { $0.rule == "html-entity" }.map(\.fix.count) == [edits])
  }

  @Test(arguments: [
    ("a <b>c</b>", true), ("a <foo>c", true), ("a <foo x=y>c", true), ("a <b x>c", true), ("a <y and z> c", false),
    ("a <b", false),
  ])
  func `what can only be meant as a tag is one`(_ text: String, _ isTag: Bool) {
    #expect(body(text).findings.contains { $0.rule == "html-in-plain-text" } == isTag)
  }

  @Test(arguments: [
    ("text-align", "center", "p", true), ("text-align", "center", "span", false), ("text-align", "justify", "p", false),
    ("text-decoration", "line-through", "span", true), ("text-decoration", "underline", "span", false),
    ("text-decoration", "line-through", "div", false), ("color", "red", "p", true), ("color", "red", "div", false),
    ("margin", "1px", "p", false),
  ])
  func `a style has the effect that Android gives it`(
    _ property: String, _ value: String, _ tag: String, _ isDrawn: Bool
  ) {
    #expect(AndroidMarkup.draws(property: property, value: value, on: tag) == isDrawn)
  }

  @Test(arguments: [
    ("<p style='text-align: center; color: red'>x</p>", []), ("<p style='color'>x</p>", []),
    ("<p style='text-align: justify'>x</p>", ["'text-align: justify' on '<p>' has no effect [en body]"]),
    (
      "<p style=' ; margin: 1px;;float:left'>x</p>",
      ["'margin: 1px' on '<p>' has no effect [en body]", "'float: left' on '<p>' has no effect [en body]"]
    ),
    // Of a tag that is not drawn at all there is nothing more to say.
    ("<x style='margin: 1px'>x</x>", []),
  ])
  func `a style without effect is named`(_ text: String, _ messages: [String]) {
    #expect(body(text, "presentation: {html: true}\n").messages(of: "ineffective-html-style") == messages)
  }

  @Test func `a style is found at its place`() throws {
    let text = "<p style=' ; margin: 1px;;float:left'>x</p>"
    let fixture = body(text, "presentation: {html: true}\n")
    let source = fixture.files[0].bytes
    let found = fixture.findings.filter { $0.rule == "ineffective-html-style" }
    let words = found.map { String(decoding: source[$0.range?.bytes ?? 0..<0], as: UTF8.self) }
    #expect(words == ["margin: 1px", "float:left"])
  }

  @Test func `whether tags are drawn is a matter of each variant`() {
    let fixture = CheckedFixture(
      """
      platforms: [android]
      content:
        _default: en
        en: {title: T, body: B}
      variants:
        a: {weight: 30}
        b: {weight: 30, presentation: {html: true}, content: {en: {body: <b>x</b>}}}
        c: {weight: 40, content: {en: {body: <b>x</b>}}}
      """)
    #expect(
      fixture.messages(of: "html-in-plain-text") == ["tag '<b>' is shown as written [en body, variant 'c']"])
  }

  @Test(arguments: [
    ("a\u{FFFD}b", "U+FFFD stands for something that was lost [en body]", 0),
    ("a\u{FFFC}b", "U+FFFC stands for something that was lost [en body]", 0),
    ("a\u{200B}b", "U+200B is invisible [en body]", 1),
  ])
  func `what is only invisible is removed, what was lost must be written`(
    _ text: String, _ message: String, _ edits: Int
  ) {
    let found = body(text).findings.filter { $0.rule == "invisible-character" }
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.fix.count) == [edits])
  }

  @Test(arguments: [
    ("e\u{301}a", "U+0065 U+0301 is not in normal form C, composed it is U+00E9 'é' [en body]", 1),
    ("e\u{301}e\u{301}", "U+0065 U+0301 is not in normal form C, composed it is U+00E9 'é', and 1 more [en body]", 2),
    (
      "e\u{301}a\u{308}o\u{302}",
      "U+0065 U+0301 is not in normal form C, composed it is U+00E9 'é', and 2 more [en body]", 3
    ),
  ])
  func `letters and their marks are written as one`(_ text: String, _ message: String, _ edits: Int) {
    let found = body(text).findings.filter { $0.rule == "not-nfc" }
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.fix.count) == [edits])
  }

  @Test(arguments: [(500, 500), (501, 0)])
  func `more than 500 letters are not rewritten`(_ count: Int, _ edits: Int) {
    let found = body(String(repeating: "e\u{301}", count: count)).findings.filter { $0.rule == "not-nfc" }
    #expect(found.map(\.fix.count) == [edits])
  }

  @Test(arguments: [
    ("version: 1\napp: {android: {minSdk: 23}}", nil),
    (
      "version: 1\napp: {android: {minSdk: 22}}",
      "inline images need Android 6 (API 23), the app runs from API 22"
    ), ("version: 1\napp: {android: {message: notification}}", "fcm draws no inline image"),
    ("targets: [apns, airship-android]\napp: {android: {message: notification}}", nil),
  ])
  func `an inline image needs what draws it`(_ configuration: String, _ message: String?) {
    let fixture = CheckedFixture(
      """
      //- carillon.yaml
      \(configuration)
      //- campaigns/a.yaml
      platforms: [ios, android]
      content:
        _default: en
        en: {title: T, body: B, image: "https://cdn.acme.example/a.png"}
      presentation: {imageStyle: inline}
      """)
    #expect(fixture.messages(of: "inline-image-unsupported") == [message].compactMap(\.self))
  }

  @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")])
  func `words are listed as in a sentence`(_ words: [String], _ expected: String) {
    #expect(wordList(words) == expected)
  }

  @Test(arguments: [(8192, ["invisible-character"]), (8193, ["text-too-large"])])
  func `characters are looked at as far as a text may be long`(_ bytes: Int, _ expected: [RuleID]) {
    let summary = "a\u{200B}" + String(repeating: "b", count: bytes - 4)
    let fixture = CheckedFixture(
      "platforms: [android]\ncontent:\n  _default: en\n  en: {title: T, body: B, summary: \"\(summary)\"}\n")
    let rules: [RuleID] = ["invisible-character", "text-too-large"]
    #expect(fixture.findings.map(\.rule).filter(rules.contains) == expected)
  }
}
