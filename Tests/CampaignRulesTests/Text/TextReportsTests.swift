import Diagnostics
import TestSupport
import Testing

/// Faults that people have reported of other tools, with what this one says.
@Suite struct TextReportsTests {
  private func content(_ locale: String, _ fields: String, _ rest: String = "") -> CheckedFixture {
    CheckedFixture("content:\n  _default: \(locale)\n  \(locale): {\(fields)}\n\(rest)")
  }

  @Test func `200 characters pass whatever their bytes, 201 do not, and nothing is cut`() {
    let family = "👩‍👩‍👧‍👦"
    let good = content("en", "title: \"\(String(repeating: "a", count: 199))\(family)\", body: b")
    #expect(good.lines() == [])
    #expect(good.wire("apns", "en")?.contains(family) == true)
    let bad = content("en", "title: \"\(String(repeating: "a", count: 200))🦊\", body: b")
    #expect(bad.lines() == ["title-too-long 3:15"])
    #expect(bad.messages(of: "title-too-long") == ["title has 201 characters, the limit is 200 [en title]"])
  }

  @Test func `a finding in a text names its locale and field`() {
    let fixture = CheckedFixture(
      #"""
      content:
        _default: de
        de:
          title: "Ange\u200Bbote"
          body: "\#(String(repeating: "x", count: 1001))"
          actions: [{id: a, title: " A"}]
      variants:
        b: {weight: 100, content: {de: {title: "Rabatt "}}}
      """#)
    #expect(fixture.messages(of: "invisible-character") == ["U+200B is invisible [de title]"])
    #expect(fixture.messages(of: "body-too-long") == ["body has 1001 characters, the limit is 1000 [de body]"])
    #expect(
      fixture.messages(of: "surrounding-space") == [
        "action title starts with white space [de action title]", "title ends with white space [de title, variant 'b']",
      ])
    let subjects = fixture.findings.map { "\($0.subject.locale ?? "-") \($0.subject.field ?? "-")" }
    #expect(Set(subjects) == ["de content.title", "de content.body", "de content.actions.title"])
  }

  @Test(arguments: [(">", ["trailing-newline 4:11"]), ("|", ["trailing-newline 4:11"]), (">-", []), ("|-", [])])
  func `block texts keep a line break unless told otherwise`(_ indicator: String, _ expected: [String]) {
    let fixture = CheckedFixture(
      "content:\n  _default: en\n  en:\n    body: \(indicator)\n      30% off\n      today\n    title: T\n")
    #expect(fixture.lines() == expected)
    let body = indicator.hasPrefix(">") ? "30% off today" : #"30% off\ntoday"#
    #expect(fixture.wire("apns", "en")?.contains("\"\(body)\(expected.isEmpty ? "" : #"\n"#)\"") == true)
  }

  @Test func `a line break inside a title is an error, in a body it is none`() {
    #expect(content("en", #"title: "a\nb", body: B"#).lines() == ["line-break-in-title 3:17"])
    #expect(content("en", #"title: T, body: "a\nb""#).lines() == [])
  }

  @Test func `tags that would be shown are found, signs are not`() {
    #expect(content("en", #"title: T, body: "Tomorrow <b>28</b> degrees""#).lines() == ["html-in-plain-text 3:34"])
    #expect(content("en", #"title: "I <3 you", body: "a < b""#).lines() == [])
  }

  @Test func `markup stays for what draws it and goes for what does not`() {
    let fixture = content("en", #"title: T, body: "Tomorrow <b>28</b> &amp; sun""#, "presentation: {html: true}")
    #expect(fixture.lines() == [])
    #expect(fixture.wire("fcm", "en")?.contains("Tomorrow <b>28</b> &amp; sun") == true)
    #expect(fixture.wire("apns", "en")?.contains("\"Tomorrow 28 & sun\"") == true)
    #expect(fixture.wire("webpush", "en")?.contains("\"Tomorrow 28 & sun\"") == true)
  }

  @Test func `entities are found with what they stand for, and none is added`() {
    let entity = content("fr", #"title: T, body: "Merci d&#039;avoir choisi""#)
    #expect(entity.lines() == ["html-entity 3:32"])
    #expect(entity.findings.first?.help == "write '''")
    #expect(content("fr", #"title: T, body: "a &amp;amp; b""#).lines() == ["html-entity-double 3:27"])
    let plain = content("en", #"title: Q&A, body: AT&T, url: "https://acme.example/?a&b=c""#)
    #expect(plain.lines() == [])
    #expect(plain.wire("apns", "en")?.contains("\"Q&A\"") == true)
  }

  @Test(arguments: [
    ("{{a}}", false), ("{{a|x}}", false), ("{{a|}}", true), (" {{a|}} ", true), ("{{a|}} {{b|}}", true),
    ("{{a|}}!", false),
    (" {{a|}} {{b|x}}", false), (" {{a|}} {{b}}", false), (#"\\{{"#, false),
  ])
  func `a placeholder that may stand for nothing is no text`(_ body: String, _ isEmpty: Bool) {
    let fixture = content("en", "title: T, body: \"\(body)\"")
    #expect(fixture.findings.contains { $0.rule == "empty-text" } == isEmpty)
  }

  @Test func `a text that is only blanks has one finding`() {
    #expect(content("en", #"title: " \n ", body: B"#).lines() == ["empty-text 3:15"])
  }

  @Test func `a draft may lack its texts`() {
    let fixture = content("en", #"title: "", body: B"#, "draft: true")
    #expect(!fixture.lines().contains("empty-text 3:15"))
  }

  @Test(arguments: [#"a\u0301"#, #"\u2067"#, "<b ", "&amp;", "<b></i>", "م{{a|b}}"])
  func `a text that is far too long is only that`(_ part: String) {
    let fixture = content("en", "title: T, body: \"\(String(repeating: part, count: 10_000))x\"")
    #expect(fixture.lines(without: ["may-truncate", "undeclared-variable"]) == ["body-too-long 3:24"])
  }
}
