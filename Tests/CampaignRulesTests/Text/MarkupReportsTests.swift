import Diagnostics
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

  @Test(arguments: [(8192, ["invisible-character"]), (8193, ["text-too-large"])])
  func `characters are looked at as far as a text may be long`(_ bytes: Int, _ expected: [RuleID]) {
    let summary = "a\u{200B}" + String(repeating: "b", count: bytes - 4)
    let fixture = CheckedFixture(
      "platforms: [android]\ncontent:\n  _default: en\n  en: {title: T, body: B, summary: \"\(summary)\"}\n")
    let rules: [RuleID] = ["invisible-character", "text-too-large"]
    #expect(fixture.findings.map(\.rule).filter(rules.contains) == expected)
  }
}
