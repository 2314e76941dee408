import CampaignModel
import Diagnostics
import SourceText
import Testing

@Suite struct LocaleReaderTests {
  @Test(arguments: [
    "en", "en-GB", "fil", "zh-Hant", "zh-Hant-HK", "es-419", "sr-Latn-RS", "ca-ES-valencia", "de-1996", "nb", "pt-BR",
    "gsw-CH",
  ])
  func `a canonical tag is read as it is`(_ text: String) throws {
    let outcome = LocaleReader.read(located(text))
    #expect(outcome.findings == [])
    #expect(try #require(outcome.value).value.description == text)
    #expect(LocaleTag.canonical(text)?.description == text)
  }

  @Test(
    arguments: [
      ("EN", "en", .nonCanonicalLocale), ("en-gb", "en-GB", .nonCanonicalLocale),
      ("en_GB", "en-GB", .nonCanonicalLocale),
      ("ZH-hANT-tw", "zh-Hant-TW", .nonCanonicalLocale), ("ca-ES-VALENCIA", "ca-ES-valencia", .nonCanonicalLocale),
      ("iw", "he", .deprecatedLocale), ("in-ID", "id-ID", .deprecatedLocale), ("ji", "yi", .deprecatedLocale),
      ("mo", "ro", .deprecatedLocale), ("tl", "fil", .deprecatedLocale), ("sh", "sr-Latn", .deprecatedLocale),
      ("cmn-Hans", "zh-Hans", .deprecatedLocale), ("zh-yue", "yue", .deprecatedLocale),
      ("en-UK", "en-GB", .deprecatedLocale),
      ("eng", "en", .deprecatedLocale), ("deu-DE", "de-DE", .deprecatedLocale), ("tur", "tr", .deprecatedLocale),
      ("de-DD", "de-DE", .deprecatedLocale),
    ] as [(String, String, RuleID)])
  func `another form of a tag is told the right one`(_ text: String, _ right: String, _ rule: RuleID) throws {
    let outcome = LocaleReader.read(located(text))
    #expect(outcome.findings.map(\.rule) == [rule])
    #expect(outcome.findings.first?.help == "write '\(right)'")
    #expect(outcome.findings.first?.fix.map(\.text) == [right])
    #expect(try #require(outcome.value).value.description == right)
  }

  @Test(arguments: [("no", "nb"), ("no-NO", "nb-NO")])
  func `a macrolanguage is told the language`(_ text: String, _ better: String) throws {
    let outcome = LocaleReader.read(located(text))
    #expect(outcome.findings.map(\.rule) == [.macroLocale])
    #expect(outcome.findings.first?.help == "did you mean '\(better)'?")
    #expect(try #require(outcome.value).value.description == text)
  }

  @Test(arguments: [
    ReaderCase(.invalidLocale, "‹›"), ReaderCase(.invalidLocale, "‹e›"), ReaderCase(.invalidLocale, "‹12›"),
    ReaderCase(.invalidLocale, "‹english›", help: "did you mean 'en'?"), ReaderCase(.invalidLocale, "en‹ ›GB"),
    ReaderCase(.invalidLocale, "en-‹›"), ReaderCase(.invalidLocale, "en-‹a›"), ReaderCase(.invalidLocale, "en-‹x›-foo"),
    ReaderCase(.invalidLocale, "en-US-‹Latn›"), ReaderCase(.invalidLocale, "en-GB-‹US›"),
    ReaderCase(.invalidLocale, "zh-‹CHS›", help: "did you mean 'zh-Hans'?"), ReaderCase(.invalidLocale, "‹é›n"),
    ReaderCase(.invalidLocale, "en-GB-oxendict-‹oxendict›"),
  ])
  func `what is no tag is one finding at its place`(_ row: ReaderCase) {
    let source = MarkedSource(row.marked)
    let outcome = LocaleReader.read(located(source.text))
    row.check(source, outcome.findings)
    #expect(outcome.value == nil)
  }

  @Test(arguments: [
    ("en", "Latn"), ("zh", "Hans"), ("zh-TW", "Hant"), ("zh-HK", "Hant"), ("zh-CN", "Hans"), ("sr", "Cyrl"),
    ("sr-Latn", "Latn"), ("sr-ME", "Latn"), ("ru", "Cyrl"), ("pa", "Guru"), ("pa-PK", "Arab"), ("ja", "Jpan"),
    ("uz-AF", "Arab"), ("ar", "Arab"), ("tlh", "Latn"),
  ])
  func `a locale has the script that its readers expect`(_ tag: String, _ script: String) throws {
    #expect(try #require(LocaleTag.canonical(tag)).likelyScript == script)
  }

  @Test(
    arguments: [
      ("ar", .rightToLeft), ("he", .rightToLeft), ("fa-IR", .rightToLeft), ("ur", .rightToLeft), ("ckb", .rightToLeft),
      ("dv", .rightToLeft), ("az-Arab", .rightToLeft), ("en", .leftToRight), ("ar-Latn", .leftToRight),
      ("ja", .leftToRight),
    ] as [(String, TextDirection)])
  func `text runs as its script does`(_ tag: String, _ direction: TextDirection) throws {
    #expect(try #require(LocaleTag.canonical(tag)).direction == direction)
  }
}
