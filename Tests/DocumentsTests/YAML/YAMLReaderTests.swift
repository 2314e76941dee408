import Diagnostics
import Documents
import SourceText
import Testing

/// A file, and for each finding its id and the text that its range covers.
struct YAMLFault: Sendable, CustomTestStringConvertible {
  let name: String
  let source: String
  let expected: [String]
  var testDescription: String { name }

  init(_ name: String, _ source: String, _ expected: String...) {
    self.name = name
    self.source = source
    self.expected = expected
  }

  static let all: [YAMLFault] = [
    .init("an empty file", "", "empty-document:"),
    .init("comments only", "# nothing\n", "empty-document:"),
    .init("a duplicate key", "a: 1\nb: 2\na: 3\n", "duplicate-key:a"),
    .init("a duplicate key, quoted and plain", "{\"en\": 1, en: 2}\n", "duplicate-key:en"),
    .init("a duplicate key, deep down", "x: [{y: {k: 1, \"k\": 2}}]\n", "duplicate-key:\"k\""),
    .init("keys that look the same", "\u{E9}: 1\ne\u{301}: 2\n", "duplicate-key:e\u{301}"),
    .init("two documents", "a: 1\n---\nb: 2\n", "multiple-documents:---"),
    .init("a complex key", "? [a, b]\n: 1\nc: 2\n", "complex-key:[a, b]"),
    .init("a tag", "a: !Hurry up\n", "yaml-tag:!Hurry"),
    .init("a Python tag", "a: !!python/object:os.system [x]\n", "yaml-tag:!!python/object:os.system"),
    .init("a core tag", "a: !!str 5\n"),
    .init("a directive", "%YAML 1.2\n---\na: 1\n", "yaml-directive:%YAML 1.2"),
    .init("an undefined alias", "a: *nope\n", "yaml-syntax:*nope"),
    .init("a recursive alias", "a: &a [*a]\n", "alias-recursion:*a"),
    .init("two merge keys", "a: &a {x: 1}\nb:\n  <<: *a\n  <<: *a\n", "merge-key-twice:<<"),
    .init("a merge of a text", "b:\n  <<: hello\n", "yaml-syntax:hello"),
    .init("an unquoted placeholder", "t: {{name}}\nu: 1\n", "unquoted-placeholder:{{name}}"),
    .init(
      "an unquoted placeholder before text", "t: {{name|there}}, 30% off\nu: 1\n",
      "unquoted-placeholder:{{name|there}}, 30% off"),
    .init("a tab", "a:\n\tb: 1\n", "yaml-tab:\t"),
    .init("a value that starts with @", "a: @home\n", "yaml-syntax:@"),
    .init("two colons", "t: a: b\n", "yaml-syntax::"),
    .init("an open quote", "a: \"b\nc: 1\n", "yaml-syntax:"),
    .init("a surrogate escape", "a: \"\\ud83c\\udf89\"\n", "yaml-syntax:d"),
    .init("an escaped NUL", "a: \"x\\0y\"\n", "invalid-character:\\0"),
    .init("U+2028", "a: x\u{2028}y\nb: 1\n", "invalid-character:\u{2028}"),
    .init(
      "NEL and a late byte-order mark", "a: x\u{85}y\nb: \u{FEFF}z\n", "invalid-character:\u{85}",
      "invalid-character:\u{FEFF}"),
    .init("a late byte-order mark where no text may stand", "a: | \u{FEFF}\n", "invalid-character:\u{FEFF}"),
    .init("a late byte-order mark in an escape", "a: \"\\\u{FEFF}\"\n", "invalid-character:\u{FEFF}"),
    .init(
      "mappings nested too deep, the last with a wide key",
      (0..<64).map { String(repeating: " ", count: $0) + "k:\n" }.joined() + String(repeating: " ", count: 64)
        + "é: 1\n",
      "nesting-limit:é"),
    .init("a control character", "a: \u{1B}[31m\n", "invalid-character:\u{1B}"),
    .init("a placeholder in quotes", "t: \"{{name}}\"\n"),
    .init("a merge", "a: &a {x: 1}\nb: {<<: *a, y: 2}\n"),
  ]
}

@Suite struct YAMLReaderTests {
  /// What must not change a verdict.
  enum Rewrite: String, CaseIterable, Sendable {
    case plain, crlf, markFirst, wideLineAbove

    func apply(_ source: String) -> [UInt8] {
      switch self {
      case .plain: Array(source.utf8)
      case .crlf: source.utf8.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
      case .markFirst: byteOrderMark + Array(source.utf8)
      case .wideLineAbove: Array("# 🎉 ünïcödé 表\n".utf8) + Array(source.utf8)
      }
    }
  }

  @Test(arguments: YAMLFault.all, Rewrite.allCases)
  func `each fault is found once, at its place`(_ fault: YAMLFault, _ rewrite: Rewrite) {
    // A directive must be first, so no line may stand above it.
    if fault.source.hasPrefix("%"), rewrite == .wideLineAbove { return }
    let file = SourceFile(id: FileID(0), path: "a.yaml", bytes: rewrite.apply(fault.source))
    let found = YAMLReader.read(file).findings.map { finding in
      "\(finding.rule):" + String(decoding: file.bytes[finding.range?.bytes ?? 0..<0], as: UTF8.self)
    }
    #expect(found == fault.expected)
  }

  @Test(arguments: [
    ("plain: two words", "two words"),
    ("p: a\n  b\n\n  c", "a b\nc"),
    ("p: 'it''s'", "it's"),
    ("p: \"a\\n\\u00e9\\x41\"", "a\né" + "A"),
    ("p: \"a\\\n  b\"", "ab"),
    ("p: |\n  one\n  two\n", "one\ntwo\n"),
    ("p: |-\n  one\n\n  two\n", "one\n\ntwo"),
    ("p: >-\n  one\n  two\n\n  three\n", "one two\nthree"),
    ("p: >\n  é🎉\n  b\n", "é🎉 b\n"),
  ])
  func `each byte of a text leads back to its source`(_ source: String, _ expected: String) throws {
    for rewrite in Rewrite.allCases {
      let file = SourceFile(id: FileID(0), path: "a.yaml", bytes: rewrite.apply(source))
      let document = try #require(YAMLReader.read(file).value)
      let entry = try #require(document.entries(of: document.root).first)
      let text = document.locatedText(of: entry.value)
      #expect(text.value == expected)
      // Letters stand in the source as they are, so each must be found again.
      var offset = 0
      for scalar in text.value.unicodeScalars {
        let width = UTF8.width(scalar)
        if scalar.properties.isAlphabetic || scalar.value > 0x1F000 {
          let back = String(decoding: file.bytes[text.range(of: offset..<offset + width).bytes], as: UTF8.self)
          #expect(back == String(scalar) || back.hasPrefix("\\"), "\(rewrite) \(scalar)")
        }
        offset += width
      }
    }
  }

  @Test func `containers reach from their first to their last value`() throws {
    let source = "a:\n  b: 1\n  c: [x, y]\n\n# end\nd: 2\n"
    let file = SourceFile(id: FileID(0), path: "a.yaml", bytes: Array(source.utf8))
    let document = try #require(YAMLReader.read(file).value)
    let inner = try #require(document.entries(of: document.root).first?.value)
    #expect(String(decoding: file.bytes[document.range(of: inner).bytes], as: UTF8.self) == "b: 1\n  c: [x, y]")
    let list = try #require(document.entries(of: inner).last?.value)
    #expect(String(decoding: file.bytes[document.range(of: list).bytes], as: UTF8.self) == "[x, y]")
  }

  @Test func `merged entries keep the anchor's place, explicit keys win`() throws {
    let source = "base: &b {x: one, y: two}\nuse:\n  <<: *b\n  y: three\n"
    let file = SourceFile(id: FileID(0), path: "a.yaml", bytes: Array(source.utf8))
    let document = try #require(YAMLReader.read(file).value)
    let use = try #require(document.entries(of: document.root).last?.value)
    let entries = document.entries(of: use).map { (document.string(of: $0.key), document.string(of: $0.value)) }
    #expect(entries.map(\.0) == ["y", "x"])
    #expect(entries.map(\.1) == ["three", "one"])
    let merged = try #require(document.entries(of: use).last?.value)
    #expect(document.range(of: merged).start < 20)
  }

  @Test(arguments: [
    ("[", 100_000, "nesting-limit"), ("{a: ", 20_000, "nesting-limit"), ("- ", 10_000, "nesting-limit"),
    ("%TAG ! tag:example,2000:\n", 30_000, "yaml-directive"),
  ])
  func `deep and repetitive inputs are refused at once`(_ piece: String, _ count: Int, _ rule: String) {
    let file = SourceFile(id: FileID(0), path: "a.yaml", bytes: Array(String(repeating: piece, count: count).utf8))
    let clock = ContinuousClock()
    var outcome = Outcome<Document?>(nil)
    let time = clock.measure { outcome = YAMLReader.read(file) }
    #expect(outcome.findings.first?.rule.rawValue == rule)
    #expect(outcome.value == nil)
    #expect(time < .seconds(5))
  }

  @Test func `an alias bomb is refused`() {
    var source = "a: &a [x,x,x,x,x,x,x,x,x]\n"
    for (name, previous) in zip("bcdefghi", "abcdefgh") {
      source += "\(name): &\(name) [" + Array(repeating: "*\(previous)", count: 9).joined(separator: ",") + "]\n"
    }
    let outcome = YAMLReader.read(SourceFile(id: FileID(0), path: "a.yaml", bytes: Array(source.utf8)))
    #expect(outcome.findings.map(\.rule) == [.aliasExpansionLimit])
    #expect(outcome.value == nil)
  }

  @Test func `bytes that are not UTF-8 and other encodings are refused`() {
    let inputs: [[UInt8]] = [
      [0x61, 0xFF], [0xFF, 0xFE, 0x61, 0], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x61, 0, 0x62, 0],
    ]
    for bytes in inputs {
      let outcome = YAMLReader.read(SourceFile(id: FileID(0), path: "a.yaml", bytes: bytes))
      #expect(outcome.findings.map(\.rule) == [.unsupportedEncoding])
    }
  }

  @Test func `a file beyond the limit is refused, one at the limit is read`() {
    let line = "a: " + String(repeating: "x", count: YAMLReader.sizeLimit - 3)
    let fits = YAMLReader.read(SourceFile(id: FileID(0), path: "a.yaml", bytes: Array(line.utf8)))
    #expect(fits.value != nil && fits.findings.isEmpty)
    let over = YAMLReader.read(SourceFile(id: FileID(0), path: "a.yaml", bytes: Array((line + "x").utf8)))
    #expect(over.findings.map(\.rule) == [.fileTooLarge])
  }

  @Test func `markers are comments, never text`() throws {
    let source = """
      # carillon: allow a
      t: "# carillon: allow b"
      u: | # carillon: allow c
        # carillon: allow d
        text
      v: x # carillon: allow e
      """
    let file = SourceFile(id: FileID(0), path: "a.yaml", bytes: Array(source.utf8))
    let document = try #require(YAMLReader.read(file).value)
    let found = YAMLComments.markers(in: file, document: document).map(\.value.last)
    #expect(found == ["a", "c", "e"])
  }

  @Test(arguments: [
    String(repeating: "# carillon:\n- a\n", count: 40_000),
    "a: 1 " + String(repeating: "# ", count: 400_000) + "carillon:",
  ])
  func `many comments take no more than a look at each`(_ source: String) throws {
    let file = SourceFile(id: FileID(0), path: "a.yaml", bytes: Array(source.utf8))
    let document = try #require(YAMLReader.read(file).value)
    let clock = ContinuousClock()
    var markers: [Located<String>] = []
    let time = clock.measure { markers = YAMLComments.markers(in: file, document: document) }
    #expect(markers.count == (source.hasPrefix("#") ? 40_000 : 1))
    // A quadratic search takes minutes.
    #expect(time < .seconds(10))
  }
}
