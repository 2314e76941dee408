import Diagnostics
import Documents
import SourceText
import Testing

@Suite struct StringsReaderTests {
  @Test func `entries, comments, escapes and words are read`() throws {
    let source = #"""
      /* Labels */
      "shop" = "Shop \"now\"\n";
      later="Sp\U00e4ter"; // same line
      "party" = "\Ud83c\Udf89!";
      alone;
      "back" = "a\\b\é";
      """#
    let file = SourceFile(id: FileID(0), path: "a.strings", bytes: Array(source.utf8))
    let outcome = StringsReader.read(file)
    #expect(outcome.findings == [])
    let entries = try #require(outcome.value).entries
    #expect(entries.map(\.key.value) == ["shop", "later", "party", "alone", "back"])
    #expect(entries.map(\.value.value) == ["Shop \"now\"\n", "Später", "🎉!", "alone", "a\\bé"])
    let text = entries[1].value
    #expect(String(decoding: file.bytes[text.range(of: 2..<4).bytes], as: UTF8.self) == #"\U00e4"#)
    #expect(String(decoding: file.bytes[text.range(of: 4..<7).bytes], as: UTF8.self) == "ter")
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", ["plist-syntax:"]),
    ("\"a\" = \"b;", ["plist-syntax:\""]),
    ("/* a\n\"b\" = \"c\";", ["plist-syntax:/*"]),
    ("\"a\" = (b);", ["plist-syntax:("]),
    ("\"a\" = \"b\";\n\"a\" = \"c\";", ["duplicate-plist-key:\"a\""]),
    ("\"a\" = \"\\u00e9\";", ["string-escape:\\u"]),
  ])
  func `each fault is found once, at its place`(_ source: String, _ expected: [String]) {
    let bytes = byteOrderMark + Array(source.utf8)
    let found = StringsReader.read(SourceFile(id: FileID(0), path: "a.strings", bytes: bytes)).findings.map {
      "\($0.rule):" + String(decoding: bytes[$0.range?.bytes ?? 0..<0], as: UTF8.self)
    }
    #expect(found == expected)
  }

  @Test func `a property list of texts is a table of strings`() throws {
    let source = "<plist><dict><key>a</key><string>A</string><key>n</key><integer>1</integer></dict></plist>"
    let entries = StringsReader.read(SourceFile(id: FileID(0), path: "a.strings", bytes: Array(source.utf8))).value
    #expect(entries?.entries.map(\.value.value) == ["A"])
  }

  @Test func `UTF-16 is refused`() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x22, 0]
    let outcome = StringsReader.read(SourceFile(id: FileID(0), path: "a.strings", bytes: bytes))
    #expect(outcome.findings.map(\.rule) == [.unsupportedEncoding])
  }

  @Test func `a string catalog gives each text in its languages`() throws {
    let source = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "shop" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Jetzt kaufen" } },
              "en" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "new", "value" : "Item" } },
                "other" : { "stringUnit" : { "state" : "new", "value" : "Items" } } } } }
            }
          },
          "bare" : { }
        },
        "version" : "1.0"
      }
      """
    let file = SourceFile(id: FileID(0), path: "a.xcstrings", bytes: Array(source.utf8))
    let outcome = StringCatalogReader.read(file)
    #expect(outcome.findings == [])
    let catalog = try #require(outcome.value)
    #expect(catalog.sourceLanguage?.value == "en")
    #expect(catalog.entries.map(\.key.value) == ["shop", "bare"])
    let translations = try #require(catalog.entries.first?.translations)
    #expect(translations.map(\.language.value) == ["de", "en"])
    #expect(translations.map(\.text.value) == ["Jetzt kaufen", "Items"])
    #expect(String(decoding: file.bytes[translations[0].text.range.bytes], as: UTF8.self) == "\"Jetzt kaufen\"")
  }
}
