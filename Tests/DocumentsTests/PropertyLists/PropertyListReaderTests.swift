import Diagnostics
import Documents
import SourceText
import Testing

@Suite struct PropertyListReaderTests {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// The value as text, for comparison.
  private func describe(_ list: PropertyList) -> String {
    switch list.value {
    case .string(let text): "'\(text.value)'"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .date(let date): date
    case .data: "data"
    case .array(let items): "[" + items.map(describe).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      "{" + entries.map { "\($0.key.value): \(describe($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  @Test(arguments: [
    ("<dict><key>b</key><string>x</string><key>a</key><true/></dict>", "{b: 'x', a: true}"),
    ("<array><integer> -42 </integer><integer>0x1F</integer><real>1.5</real><false/></array>", "[-42, 31, 1.5, false]"),
    (
      "<array><date>2026-12-01T09:00:00Z</date><data>\n  AAEC\n</data><string/></array>",
      "[2026-12-01T09:00:00Z, data, '']"
    ),
    ("<string>Caf\u{E9} &amp; <![CDATA[<b>]]></string>", "'Caf\u{E9} & <b>'"),
    ("<dict/>", "{}"),
  ])
  func `values of every kind are read`(_ source: String, _ expected: String) throws {
    let file = SourceFile(id: FileID(0), path: "a.plist", bytes: Array((Self.head + source + "</plist>").utf8))
    let outcome = PropertyListReader.read(file)
    #expect(outcome.findings == [])
    let list = try #require(outcome.value)
    #expect(describe(list) == expected)
  }

  @Test(arguments: [
    ("<dict><key>a</key><true/><key>a</key><false/></dict>", ["duplicate-plist-key:a"]),
    ("<dict><key>a</key></dict>", ["plist-syntax:a"]),
    ("<dict><key>a</key><key>b</key><true/></dict>", ["plist-syntax:a"]),
    ("<dict><true/></dict>", ["plist-syntax:true"]),
    ("<dict>x<key>a</key><true/></dict>", ["plist-syntax:x"]),
    ("<array><integer>1.5</integer><integer>--1</integer></array>", ["plist-syntax:1.5", "plist-syntax:--1"]),
    ("<string><b/></string>", ["plist-syntax:b"]),
    ("<array><strng>a</strng></array>", ["plist-syntax:strng"]),
    ("<date>tomorrow</date>", ["plist-syntax:tomorrow"]),
    ("<true/><false/>", ["plist-syntax:false"]),
    ("", ["plist-syntax:plist"]),
  ])
  func `each fault is found once, at its place`(_ source: String, _ expected: [String]) {
    for (mark, lineEnd) in [(false, "\n"), (true, "\n"), (false, "\r\n")] {
      let text = (Self.head + "<!-- 🎉 -->\n" + source + "</plist>").split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .joined(separator: lineEnd)
      let bytes = (mark ? byteOrderMark : []) + Array(text.utf8)
      let found = PropertyListReader.read(SourceFile(id: FileID(0), path: "a.plist", bytes: bytes)).findings.map {
        "\($0.rule):" + String(decoding: bytes[$0.range?.bytes ?? 0..<0], as: UTF8.self)
      }
      #expect(found == expected)
    }
  }

  @Test(arguments: [
    ("bplist00\u{1}", "plist-binary"), ("{ a = b; }", "plist-old-style"), ("// x\n{}", "plist-old-style"),
    ("<resources/>", "plist-syntax"), ("<!DOCTYPE plist [ <!ENTITY bar \"x\"> ]><plist/>", "xml-dtd"),
    ("\n<?xml version=\"1.0\"?><plist><true/></plist>", "xml-syntax"),
  ])
  func `other forms are refused by name`(_ source: String, _ rule: String) {
    let outcome = PropertyListReader.read(SourceFile(id: FileID(0), path: "a.plist", bytes: Array(source.utf8)))
    #expect(outcome.findings.map(\.rule.rawValue) == [rule])
    #expect(outcome.value == nil)
  }
}
