import Diagnostics
import Documents
import SourceText
import Testing

/// Files that are made to hurt, and files that are merely large.
@Suite struct HostileFileTests {
  private func file(_ source: String, _ path: String = "a.xml") -> SourceFile {
    SourceFile(id: FileID(0), path: path, bytes: Array(source.utf8))
  }

  @Test(
    arguments: [
      // Each of a few large entities many times: no nesting that a counter of depths would see.
      (
        "<!DOCTYPE l [<!ENTITY a '" + String(repeating: "x", count: 50_000) + "'>]><l>"
          + String(repeating: "&a;", count: 50_000) + "</l>", .xmlDTD
      ),
      ("<!DOCTYPE l [<!ENTITY % p SYSTEM 'http://evil.example/x.dtd'> %p;]><l/>", .xmlDTD),
      ("<!DOCTYPE l PUBLIC '-//X//Y' 'http://evil.example/x.dtd'><l/>", .xmlDTD),
      ("<l>" + String(repeating: "&a;", count: 100_000) + "</l>", .xmlSyntax),
      ("<l " + (0..<64).map { "xmlns:p\($0)='u'" }.joined(separator: " ") + "/>", .xmlSyntax),
      ("<l " + (0..<65).map { "a\($0)='u'" }.joined(separator: " ") + "/>", .xmlSyntax),
      (String(repeating: "<!--", count: 200_000), .xmlSyntax),
      (String(repeating: "<![CDATA[", count: 100_000), .xmlSyntax),
      ("<l>" + String(repeating: "]]", count: 200_000), .xmlSyntax),
      (String(repeating: "<l ", count: 200_000), .xmlSyntax),
      ("<l>" + String(repeating: "<?", count: 200_000), .xmlSyntax),
      ("<l>" + String(repeating: "</", count: 1000), .xmlSyntax),
      ("<l a='" + String(repeating: "&#x41;", count: 100_000), .xmlSyntax),
      (String(repeating: "<l>", count: 300) + String(repeating: "</l>", count: 300), .nestingLimit),
    ] as [(String, RuleID)])
  func `a hostile file is refused with one finding`(_ source: String, _ rule: RuleID) {
    let outcome = XMLReader.read(file(source))
    #expect(outcome.value == nil)
    #expect(outcome.findings.map(\.rule) == [rule])
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x3C, 0x00], [0xFE, 0xFF, 0x00, 0x3C], [0x3C, 0x00, 0x61, 0x00], [0x00, 0x00, 0x00, 0x3C],
      Array("<?xml version='1.0' encoding='UTF-7'?><a/>".utf8),
      Array("<?xml version='1.0' encoding='EBCDIC'?><a/>".utf8),
      Array("<a>".utf8) + [0xE9] + Array("</a>".utf8), Array("<a>".utf8) + [0xC0, 0xAF] + Array("</a>".utf8),
      Array("<a>".utf8) + [0xED, 0xA0, 0x80] + Array("</a>".utf8), [0x4C, 0x6F, 0xA7, 0x94],
    ] as [[UInt8]])
  func `another encoding is refused`(_ bytes: [UInt8]) {
    let outcome = XMLReader.read(SourceFile(id: FileID(0), path: "a.xml", bytes: bytes))
    #expect(outcome.findings.map(\.rule) == [.unsupportedEncoding] || outcome.findings.map(\.rule) == [.xmlSyntax])
    #expect(outcome.value == nil)
  }

  @Test func `a megabyte of strings is read, and what is wrong at its end is found there`() throws {
    var source = "<resources>\n"
    for index in 0..<13_000 {
      source += "  <string name=\"key_\(index)\">Text no. \(index), für alle — 日本語 🎉</string>\n"
    }
    source += "  <string name=\"last\">it's</string>\n</resources>\n"
    #expect(source.utf8.count > 1_000_000)
    let file = file(source)
    let document = try #require(XMLReader.read(file).value)
    let values = AndroidValuesReader.read(document)
    #expect(values.value.count == 13_001)
    let finding = try #require(values.findings.first)
    let range = try #require(finding.range)
    #expect(values.findings.count == 1)
    #expect(LineIndex(file.bytes).position(of: Int(range.start)) == .init(line: 13_002, column: 25))
  }

  @Test func `a megabyte of a table of strings is read`() throws {
    var source = ""
    for index in 0..<20_000 { source += "\"key \(index)\" = \"Text no. \(index), für \\\"alle\\\" 🎉\"; /* c */\n" }
    let file = file(source + "\"last\" = \"never closed;\n", "a.strings")
    #expect(file.bytes.count > 1_000_000)
    let finding = try #require(StringsReader.read(file).findings.first)
    let range = try #require(finding.range)
    #expect(LineIndex(file.bytes).position(of: Int(range.start)) == .init(line: 20_001, column: 10))
    let whole = StringsReader.read(self.file(source, "a.strings"))
    #expect(whole.value?.entries.count == 20_000)
    #expect(whole.value?.comments.count == 20_000)
  }

  @Test func `a megabyte of a string catalog is read`() throws {
    var source = "{\"sourceLanguage\": \"en\", \"strings\": {\n"
    for index in 0..<12_000 {
      source +=
        "\"key \(index)\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"Text \\ud83c\\udf89 \\u00e9\\/\"}}}},\n"
    }
    source += "\"last\": {}}, \"version\": \"1.0\"}\n"
    let outcome = StringCatalogReader.read(file(source, "a.xcstrings"))
    #expect(outcome.findings == [])
    let entries = try #require(outcome.value?.entries)
    #expect(entries.count == 12_001)
    #expect(entries[11_999].translations.first?.text.value == "Text 🎉 é/")
  }

  @Test(arguments: [
    ("{\"strings\": {\"a\": {}, \"a\": {}}}", RuleID.duplicatePlistKey, 22),
    ("{\"strings\": {\"a\": 01}}", .jsonSyntax, 18),
    ("{\"strings\": {\"a\": \"\\x\"}}", .jsonSyntax, 19), ("{\"strings\": {\"a\" 1}}", .jsonSyntax, 17),
    ("{\"strings\": {}} x", .jsonSyntax, 16), ("{\"strings\": {\"a\": \"b", .jsonSyntax, 18),
    ("[]", .plistWrongType, 0),
    ("{\"strings\": " + String(repeating: "[", count: 100_000), .nestingLimit, 75), ("", .jsonSyntax, 0),
  ])
  func `what is wrong with a string catalog is found at its place`(_ source: String, _ rule: RuleID, _ start: Int) {
    let outcome = StringCatalogReader.read(file(source, "a.xcstrings"))
    #expect(outcome.findings.map(\.rule) == [rule])
    #expect(outcome.findings.first?.range?.start == UInt32(start))
  }
}
