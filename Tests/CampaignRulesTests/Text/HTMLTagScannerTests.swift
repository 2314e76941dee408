import Testing

@testable import CampaignRules

@Suite struct HTMLTagScannerTests {
  /// Tags as they stand in the text, `!` behind those that have no end.
  private func tags(_ text: String) -> [String] {
    HTMLTagScanner.tags(in: text).map { tag in
      String(decoding: Array(text.utf8)[tag.range], as: UTF8.self) + (tag.isComplete ? "" : "!")
    }
  }

  @Test(arguments: [
    ("<b>x</b>", ["<b>", "</b>"]), ("x<BR/>y", ["<BR/>"]), ("<br />", ["<br />"]),
    ("<font color='#f00' face=\"a>b\">", ["<font color='#f00' face=\"a>b\">"]),
    ("<a href=https://acme.example/>", ["<a href=https://acme.example/>"]),
    ("<p", ["<p!"]), ("<b\nclass = x >", ["<b\nclass = x >"]), ("ééé<i>é", ["<i>"]), ("<<b>", ["<b>"]),
    ("<h1>", ["<h1>"]), ("<b class", ["<b class!"]), ("<b class ", ["<b class !"]), ("<b class=", ["<b class=!"]),
    ("<b class= ", ["<b class= !"]), ("<b class=\"x", ["<b class=\"x!"]), ("<b class=x", ["<b class=x!"]),
    ("<b/", ["<b/!"]),
  ])
  func `tags are found`(_ text: String, _ expected: [String]) {
    #expect(tags(text) == expected)
  }

  @Test(arguments: [
    "a < b", "<3", "<https://acme.example>", "x <= y", "<", "</", "<>", "<!-- b -->", "<you@acme.example>",
    "<https://acme.example>", "1<2>3",
    "a<é>",
  ])
  func `signs are no tags`(_ text: String) {
    #expect(tags(text) == [])
  }

  @Test(arguments: [("<br/>", true), ("<br />", true), ("<br>", false), ("<br/", false), ("<br", false)])
  func `a tag closes itself by its end`(_ text: String, _ isSelfClosing: Bool) {
    #expect(HTMLTagScanner.tags(in: text).map(\.isSelfClosing) == [isSelfClosing])
  }

  @Test func `a name may have one letter`() {
    let attributes = HTMLTagScanner.tags(in: "<b x=1 y z=2>").flatMap(\.attributes)
    #expect(attributes.map { "\($0.name)=\($0.value)" } == ["x=1", "y=", "z=2"])
  }

  @Test func `attributes have names, values and places`() throws {
    let text = "é<font COLOR = '#f00' size=5 bold>"
    let tag = try #require(HTMLTagScanner.tags(in: text).first)
    #expect(tag.name == "font")
    #expect(tag.attributes.map(\.name) == ["color", "size", "bold"])
    #expect(tag.attributes.map(\.value) == ["#f00", "5", ""])
    let bytes = Array(text.utf8)
    let places = tag.attributes.map { String(decoding: bytes[$0.nameRange], as: UTF8.self) }
    #expect(places == ["COLOR", "size", "bold"])
    #expect(tag.attributes.prefix(2).map { String(decoding: bytes[$0.valueRange], as: UTF8.self) } == ["#f00", "5"])
  }
}
