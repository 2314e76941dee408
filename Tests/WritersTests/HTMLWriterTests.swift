import Testing
import Writers

@Suite struct HTMLWriterTests {
  private func written(_ html: HTML) -> String {
    var bytes: [UInt8] = []
    HTMLWriter.append(html, to: &bytes)
    return text(bytes)
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"), ("a & b", "a &amp; b"),
    ("\"' onload='x", "&quot;&#39; onload=&#39;x"), ("&lt;", "&amp;lt;"), ("\u{0}\u{1B}[31m\u{7F}", "␀␛[31m␡"),
    ("a\tb\nc\r", "a\tb\nc␍"), ("é😀", "é😀"),
  ])
  func `text is the same harmless text in an element and in an attribute`(_ source: String, _ expected: String) {
    #expect(written(.text(source)) == expected)
    #expect(
      written(.element("b", .init("title", source), content: .text(source)))
        == "<b title=\"\(expected)\">\(expected)</b>")
  }

  @Test
  func `elements nest, void ones have no end, blocks end their line`() {
    let html = HTML.element(
      "section", .init("id", "x"), .init("hidden"),
      content: .element("p", class: "a", "one", .element("br"), .empty, .fragment(["two", "three"])))
    #expect(written(html) == "<section id=\"x\" hidden><p class=\"a\">one<br>twothree</p>\n</section>\n")
  }

  @Test
  func `a document starts with its type, and a style sheet stands as it is`() {
    let document = HTMLWriter.document(.element("html", content: .style("a > b { content: '&' }")))
    #expect(text(document) == "<!DOCTYPE html>\n<html><style>a > b { content: '&' }</style>\n</html>\n")
  }
}
