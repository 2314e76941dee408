import Diagnostics
import Documents
import Foundation
import SourceText
import TestSupport
import Testing

/// Our reading of string resources and directory names against aapt2's own.
@Suite struct AndroidComparisonTests {
  /// Compiles files, each by itself, in one run of aapt2; the results by the files' order, nil for what it refuses.
  private func compile(_ files: [(directory: String, text: String)]) throws -> [CompiledResource?] {
    let folder = try TemporaryFolder()
    let program = try Program("aapt2")
    var commands = ""
    for (index, file) in files.enumerated() {
      let name = "\(index)/\(file.directory)/v.xml"
      try folder.write(name, file.text)
      try folder.write("\(index)/out/.keep", "")
      commands += "compile\n-o\n\(index)/out\n\(name)\n\n"
    }
    let output = try program.run(["daemon"], in: folder.path, input: commands + "quit\n\n")
    try #require(output.hasPrefix("Ready"), "aapt2 did not start: \(output)")
    return try files.indices.map { index in
      let made = try FileManager.default.contentsOfDirectory(atPath: folder("\(index)/out")).filter { $0 != ".keep" }
      return try made.first.flatMap {
        CompiledResource(try Data(contentsOf: URL(fileURLWithPath: folder("\(index)/out/\($0)"))))
      }
    }
  }

  private func document(_ content: String) -> String {
    "<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\"><string name=\"a\">\(content)</string></resources>"
  }

  /// Our reading in the same form; nil where we say that the app does not build.
  private func ours(_ text: String) -> CompiledResource? {
    let file = SourceFile(id: FileID(0), path: "values/v.xml", bytes: Array(text.utf8))
    guard let document = XMLReader.read(file).value, let value = AndroidValuesReader.read(document).value.first,
      let string = value.string
    else { return nil }
    if let reference = string.reference { return CompiledResource(text: nil, reference: reference.description) }
    return CompiledResource(text: string.text, hasMarkup: string.hasMarkup)
  }

  /// Pieces that texts are put together from. Escapes of surrogates are left out: aapt2 makes an empty text of them, which
  /// we refuse.
  private static let pieces = [
    "a", "Shop now", "é", "日本", "👩‍👩‍👧", "\u{A0}", "\u{3000}", " ", "  ", "\n", "\t", "\n    ", "\"", "\"a  b\"", "'",
    "\\'",
    "\\\"", "\\n", "\\t", "\\u0020", "\\u00e9", "\\u4E2D", "\\u12", "\\u", "\\uzzzz", "\\z", "\\\\", "\\", "\\@", "\\?",
    "\\ ", "\\#", "@", "?", "#", "@string/other", "@null", " @empty ", "@me/you", "?attr/x", "?x", "? x", "&lt;",
    "&amp;", "&gt;", "&apos;",
    "&quot;", "&#233;", "&#x1F600;", "&#10;", "&#32;", "<![CDATA[it's]]>", "<![CDATA[<b>x</b>]]>",
    "<![CDATA[ \"q\" ]]>",
    "<b>bold</b>", "<i> it </i>", "<a href=\"https://a.example\">link</a>", "<b/>", "<!-- note -->",
    "<xliff:g id=\"n\">%1$s</xliff:g>", "<xliff:g id=\"n\"> n </xliff:g>", "%s", "%d", "%1$s", "%2$d", "%%", "%",
    "50% off",
    "%n", "%.2f", "%,d", "%-5s", "it\\'s", "\"it's\"", "1", "true", "#fff",
  ]

  private func generated(_ count: Int) -> [String] {
    var generator = SeededGenerator(seed: 20_261_201)
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        Self.pieces.randomElement(using: &generator) ?? ""
      }.joined()
    }
  }

  @Test func `strings are decoded as aapt2 decodes them`() throws {
    let contents = Self.pieces + generated(600)
    let files = contents.map { (directory: "values", text: document($0)) }
    let theirs = try compile(files)
    var accepted = 0
    for (content, (file, theirs)) in zip(contents, zip(files, theirs)) {
      var wanted = theirs
      wanted?.locale = nil
      // aapt2 stores a NUL for '\\u' alone, and leaves it to the linker to find that a theme has no such attribute: we refuse
      // both at once.
      if wanted?.text?.contains("\0") == true || wanted?.reference?.hasPrefix("@attr/") == true { wanted = nil }
      if wanted?.reference?.contains("\\u") == true { wanted = nil }
      if wanted != nil { accepted += 1 }
      let ours = ours(file.text)
      #expect(ours == wanted, "\(content.debugDescription)")
    }
    #expect(accepted > 250 && accepted < contents.count - 100, "\(accepted) of \(contents.count) were accepted")
  }

  private static let qualifiers = [
    "en", "EN", "eng", "english", "e", "en-rGB", "en-GB", "en-rgb", "en-rG", "en-rGBR", "en_GB", "en-r419", "es-r419",
    "zh-rHans", "zh-rTW", "iw", "he", "in", "id", "ji", "yi", "tl", "fil", "fil-rPH", "no", "nb", "b+en", "b+en+GB",
    "b+sr+Latn", "b+sr+Latn+RS", "b+zh+Hant+HK", "b+es+419", "b+ca+ES+valencia", "B+SR+LATN", "b+sr+latn+rs",
    "b+de+1996", "b+de+DE+1996", "b+sl+rozaj", "b+sr+Latn+RS+x+y", "b+en+Latn+GB+oxendict", "b+abc", "b+en+12",
    "b+en+123", "b+en+1234", "b+en+12345", "b+en+abcde", "b+en+abcdefgh", "b+en+abcdefghi", "b+en+1", "b+en+Latn+1996",
    "car", "any", "any-land", "rGB", "en-rGB-land", "land-en", "en-land", "mcc310", "mcc310-mnc004", "mcc310-en-rUS",
    "mnc004-mcc310", "mcc3", "mcc03", "mcc1234", "mnc3", "mnc03", "mnc0004", "en-ldrtl", "ldrtl-en", "sw600dp", "sw600",
    "en-sw600dp-w820dp-h400dp", "w820dp-sw600dp", "small", "xlarge", "xxlarge", "long", "notlong", "round", "widecg",
    "highdr", "port", "square", "desk", "television", "watch", "vrheadset", "night", "notnight", "night-port",
    "port-night", "hdpi", "xxxhdpi", "nodpi", "anydpi", "213dpi", "tvdpi", "finger", "notouch", "keysexposed", "qwerty",
    "12key", "nokeys", "navhidden", "dpad", "640x480", "480x640", "v21", "v", "v21-en", "en-v21", "v7.1",
    "en-night-v26", "", "-", "en-", "-en", "en--rGB", "xx-rXX", "zz", "ar-rXB", "en-rXA", "de-rAT", "pt-rBR", "pt-BR",
    "pt_BR", "rTR", "b+tr+TR", "tr-",
  ]

  /// aapt2 takes these and makes a language of them that nobody meant ('b+abcd' is 'abc', 'b+en+GB+x' is 'en-XB',
  /// 'b+sr_Latn' is what lies behind the text in memory): we refuse them.
  @Test(arguments: ["b+", "b+e", "b+419", "b+abcd", "b+english", "b+sr_Latn", "b+en+GB+x", "b+en+GB+1", "b+é", "b+12"])
  func `languages that aapt2 makes up are refused`(_ name: String) throws {
    let theirs = try compile([("values-" + name, "<resources><string name=\"a\">x</string></resources>")])
    #expect(theirs[0] != nil)
    #expect(AndroidQualifiers(directory: "values-" + name, kind: "values") == nil)
  }

  @Test func `names of values are those that aapt2 takes`() throws {
    let names = [
      "a", "A", "_a", "a.b", "a-b", "a_b", "2nd", "é", "日本", "a b", "a/b", "a:b", "-a", ".a", "a.", "class", "a\u{301}",
      "١a",
      "a1", "a$", "a@", "€", "ª", "ⅷ", "a\u{200D}b", "a・b", "",
    ]
    let theirs = try compile(
      names.map { ("values", "<resources><string name=\"\($0)\">x</string></resources>") })
    for (name, theirs) in zip(names, theirs) {
      #expect(AndroidResourceName.isValue(name) == (theirs != nil), "\(name.debugDescription)")
    }
  }

  @Test func `directories and their locales are those of aapt2`() throws {
    let names = Self.qualifiers.map { "values-" + $0 } + ["values", "Values", "valuesx"]
    let theirs = try compile(names.map { ($0, "<resources><string name=\"a\">x</string></resources>") })
    for (name, theirs) in zip(names, theirs) {
      let ours = AndroidQualifiers(directory: name, kind: "values")
      #expect((ours == nil) == (theirs == nil), "\(name)")
      #expect((ours?.locale ?? "") == (theirs?.locale ?? ""), "\(name)")
    }
  }
}
