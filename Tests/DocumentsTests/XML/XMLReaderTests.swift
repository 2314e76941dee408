import Diagnostics
import Documents
import SourceText
import Testing

@Suite struct XMLReaderTests {
  @Test(arguments: [
    ("<a", "xml-syntax:<a"), ("<a></b>", "xml-syntax:</b>"), ("</a>", "xml-syntax:</a>"), ("<a>", "xml-syntax:"),
    ("<a x=1/>", "xml-syntax:x"), ("<a x='1' x='2'/>", "xml-syntax:x"), ("<a>&</a>", "xml-syntax:&"),
    ("<a>&bar;</a>", "xml-syntax:&bar;"), ("<a b='<'/>", "xml-syntax:<"), ("<a/><b/>", "xml-syntax:<b"),
    ("\n<?xml version=\"1.0\"?><a/>", "xml-syntax:\n"), ("<a android:x='1'/>", "xml-unbound-prefix:android:x"),
    ("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "xml-dtd:<!DOCTYPE a ["), ("<!DOCTYPE a><a/>", "xml-dtd:<!DOCTYPE a>"),
    ("<?xml version='1.0' encoding='ISO-8859-1'?><a/>", "unsupported-encoding:ISO-8859-1"),
    ("<a>\u{1}</a>", "invalid-character:\u{1}"), ("text", "xml-syntax:t"), ("", "xml-syntax:"),
    ("<a>&#0;</a>", "xml-syntax:&#0;"), ("<a><!-- -- --></a>", "xml-syntax:--"),
  ])
  func `each fault is found once, at its place`(_ source: String, _ expected: String) {
    let file = SourceFile(id: FileID(0), path: "a.xml", bytes: Array(source.utf8))
    let outcome = XMLReader.read(file)
    let found = outcome.findings.map {
      "\($0.rule):" + String(decoding: file.bytes[$0.range?.bytes ?? 0..<0], as: UTF8.self)
    }
    #expect(found == [expected])
    #expect(outcome.value == nil)
  }

  @Test(arguments: ["", "\r\n", "# "])
  func `names, values and texts are at their exact places`(_ rewrite: String) throws {
    var source = """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <res xmlns:android="urn:a" n="é🎉">
        <b id='Caf&#xE9; &amp; b' android:label="x
      y"/>text &lt;here&gt; <![CDATA[a < b]]><!-- note -->
      </res>
      """
    if rewrite == "\r\n" { source = String(source.flatMap { $0 == "\n" ? "\r\n" : String($0) }) }
    let bytes = (rewrite == "# " ? byteOrderMark : []) + Array(source.utf8)
    let file = SourceFile(id: FileID(0), path: "a.xml", bytes: bytes)
    func text(_ range: SourceRange) -> String { String(decoding: bytes[range.bytes], as: UTF8.self) }
    let document = try #require(XMLReader.read(file).value)
    #expect(text(document.root.name.range) == "res")
    let child = try #require(document.root.elements.first)
    let id = try #require(child.attribute("id"))
    #expect(id.value.value == "Café & b")
    #expect(text(id.value.range) == "Caf&#xE9; &amp; b")
    #expect(text(id.value.range(of: 8..<9)) == "b")
    #expect(text(id.value.range(of: 3..<5)) == "&#xE9;")
    let label = try #require(child.attribute("label", in: "urn:a"))
    #expect(label.value.value == "x y")
    #expect(text(label.name.range) == "android:label")
    #expect(document.root.text.contains("text <here> a < b"))
    #expect(document.comments.map(\.value) == ["<!-- note -->"])
    #expect(text(document.root.range).hasPrefix("<res") && text(document.root.range).hasSuffix("</res>"))
  }

  @Test func `hostile files are refused at once`() {
    let deep = String(repeating: "<a>", count: 300)
    let attributes = "<a " + (0..<50_000).map { "a\($0)='x'" }.joined(separator: " ") + "/>"
    let bomb = "<!DOCTYPE l [<!ENTITY a 'lol'><!ENTITY b '&a;&a;&a;'>]><l>&b;</l>"
    let outside = "<!DOCTYPE l SYSTEM 'file:///etc/passwd'><l/>"
    for (source, rule) in [
      (deep, RuleID.nestingLimit), (attributes, .xmlSyntax), (bomb, .xmlDTD), (outside, .xmlDTD),
    ] {
      let outcome = XMLReader.read(SourceFile(id: FileID(0), path: "a.xml", bytes: Array(source.utf8)))
      #expect(outcome.findings.map(\.rule) == [rule])
    }
  }

  @Test func `long files keep their line numbers`() throws {
    let source = "<r>\n" + String(repeating: "<s n='a'/>\n", count: 70_000) + "<t/></r>"
    let file = SourceFile(id: FileID(0), path: "a.xml", bytes: Array(source.utf8))
    let document = try #require(XMLReader.read(file).value)
    let last = try #require(document.root.elements.last)
    #expect(LineIndex(file.bytes).position(of: Int(last.range.start)).line == 70_002)
  }
}
