import Diagnostics
import Documents
import SourceText
import Testing

/// The expectations are what aapt2 2.19 made of the same sources.
@Suite struct AndroidStringTests {
  private func decode(_ content: String) throws -> (outcome: Outcome<AndroidString?>, bytes: [UInt8]) {
    let source =
      "<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\"><string name=\"a\">\(content)</string></resources>"
    let file = SourceFile(id: FileID(0), path: "strings.xml", bytes: Array(source.utf8))
    let element = try #require(XMLReader.read(file).value?.root.elements.first)
    return (AndroidStringDecoder.decode(element), file.bytes)
  }

  @Test(arguments: [
    ("\n   hello\n   world\n", "hello world"), ("  x &amp; y &lt; z ", "x & y < z"),
    ("  <b>bold</b> and  text ", " bold and text "), ("a<!-- c --> b", "a b"), ("\"  a  b \"", "  a  b "),
    ("a\\u0041\\u00e9\\n\\t\\z", "aA\u{E9}\n\tz"), ("a\\u12", "a\u{12}"), ("<![CDATA[ <b>x</b>  y ]]>", "<b>x</b> y"),
    ("x\\\"y  z", "x\"y z"), ("trail\\", "trail"), ("trail \\n ", "trail \n"), (" \\u0020lead", " lead"),
    ("@home", "@home"), ("\\@x \\?y \\#z \\'q\\'", "@x ?y #z 'q'"),
    ("a <xliff:g id=\"x\">%1$s</xliff:g> b", "a %1$s b"),
    ("50% off", "50% off"), ("?", "?"), ("?a/b", "?a/b"), ("&#160;x&#160;", "\u{A0}x\u{A0}"), ("a\\ b\\  c", "a b  c"),
    ("\"a\" \"b\"", "a b"), ("a&#10;b", "a b"), ("@ string", "@ string"), ("a\\\nb", "a\nb"), ("", ""),
    ("\"  \"", "  "),
    ("a&amp;amp;b", "a&amp;b"), ("100%% of %s and %n", "100%% of %s and %n"), ("a   <b> c </b>   d", "a  c  d"),
    ("@foo/bar", "@foo/bar"), ("\"it's\"", "it's"),
  ])
  func `texts become what aapt2 makes of them`(_ content: String, _ expected: String) throws {
    let outcome = try decode(content).outcome
    #expect(outcome.findings == [])
    #expect(outcome.value?.text == expected)
  }

  @Test(arguments: [
    ("@string/a19", "@string/a19"), (" @string/a19 ", "@string/a19"), ("@android:string/ok", "@android:string/ok"),
    ("@*android:string/ok", "@android:string/ok"),
  ])
  func `references are told from texts`(_ content: String, _ expected: String) throws {
    let outcome = try decode(content).outcome
    #expect(outcome.value?.reference?.description == expected)
  }

  @Test(arguments: [
    ("L'offre", "'"), ("it&#39;s", "&#39;"), ("?what", "?what"), ("? what now", "? what now"),
    ("%s and %s", "%s and %s"),
    ("é\\u12zz", "\\u12"), ("\\ud83c", "\\ud83c"), ("\\u0000", "\\u0000"), ("<![CDATA[it's]]>", "'"),
  ])
  func `what aapt2 refuses or loses is found at its place`(_ content: String, _ marked: String) throws {
    let (outcome, bytes) = try decode(content)
    #expect(outcome.findings.map(\.rule) == [.stringEscape])
    let found = outcome.findings.map { String(decoding: bytes[$0.range?.bytes ?? 0..<0], as: UTF8.self) }
    #expect(found == [marked])
    #expect(outcome.value == nil)
  }

  @Test func `a quote that is never closed is a warning`() throws {
    let outcome = try decode("say \"hi").outcome
    #expect(outcome.value?.text == "say hi")
    #expect(outcome.findings.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    ("values", nil), ("values-de", "de"), ("values-pt-rBR", "pt-BR"), ("values-fil", "fil"), ("values-iw", "iw"),
    ("values-b+sr+Latn", "sr-Latn"), ("values-b+zh+Hant+HK", "zh-Hant-HK"), ("values-b+es+419", "es-419"),
    ("values-mcc310-en-rUS", "en-US"), ("values-de-night-v23", "de"), ("values-sw600dp", nil), ("values-car", nil),
  ])
  func `directories name their locale`(_ directory: String, _ locale: String?) throws {
    let qualifiers = try #require(AndroidQualifiers(directory: directory, kind: "values"))
    #expect(qualifiers.locale == locale)
  }

  @Test(arguments: [
    "values-es-r419", "values-zh-rHans", "values-pt-BR", "values-pt_BR", "values-v23-de", "valuesde",
    "values-b+",
  ])
  func `directories that Android does not know are told`(_ directory: String) {
    #expect(AndroidQualifiers(directory: directory, kind: "values") == nil)
  }

  @Test func `a file of values gives its resources in order`() throws {
    let source = """
      <resources>
        <string name="a" translatable="false">A</string>
        <color name="c"> #ff0000 </color>
        <item type="id" name="i"/>
        <eat-comment/>
        <string>lost</string>
      </resources>
      """
    let file = SourceFile(id: FileID(0), path: "strings.xml", bytes: Array(source.utf8))
    let document = try #require(XMLReader.read(file).value)
    let outcome = AndroidValuesReader.read(document)
    #expect(outcome.findings.map(\.rule) == [.xmlSyntax])
    #expect(
      outcome.value.map { "\($0.type)/\($0.name.value)=\($0.content)" } == ["string/a=A", "color/c=#ff0000", "id/i="])
    #expect(outcome.value.map(\.isTranslatable) == [false, true, true])
  }
}
