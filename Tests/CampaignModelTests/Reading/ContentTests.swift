import CampaignModel
import Diagnostics
import SourceText
import Testing

@Suite struct ContentTests {
  @Test(arguments: [
    ReaderCase(.missingKey, "‹id›: a\n", message: "'content' is missing in the campaign"),
    ReaderCase(
      .missingKey, "‹content›: {en: {title: T, body: B}}\n", message: "'_default' is missing in 'content'",
      help: "write '_default: en'"),
    ReaderCase(
      .defaultLocaleMissing, "content: {_default: ‹en-GB›, en: {title: T, body: B}}\n",
      message: "default locale 'en-GB' is not in 'content', which has 'en'"),
    ReaderCase(.missingKey, "content: {_default: en, ‹en›: {title: T}}\n", message: "'body' is missing in 'en'"),
    ReaderCase(.missingKey, "content: {_default: en, ‹en›: {body: B}}\n", message: "'title' is missing in 'en'"),
    ReaderCase(.wrongType, "content: {_default: en, en: {title: ‹›, body: B}}\n"),
    ReaderCase(.wrongType, "content: {_default: en, en: ‹Hello›}\n", message: "'en' takes a mapping, not 'Hello'"),
    ReaderCase(.wrongType, "content: ‹[en]›\n", message: "'content' takes a mapping, not a list"),
    ReaderCase(.wrongType, "content:‹›\n"),
    ReaderCase(
      .unknownKey, "content: {_default: en, en: {title: T, ‹text›: X, body: B}}\n",
      message: "key 'text' is unknown in 'content.en'"),
    ReaderCase(
      .unknownKey, "content: {_default: en, en: {title: T, body: B, ‹sound›: x}}\n",
      help: "'sound' belongs under 'presentation'"),

    // A misspelled key is one finding, not also a missing one.
    ReaderCase(
      .unknownKey, "content: {_default: en, en: {‹titel›: T, body: B}}\n", help: "did you mean 'title'?",
      fixed: "content: {_default: en, en: {title: T, body: B}}\n"),
    ReaderCase(
      .unknownKey, "content: {‹default›: en, en: {title: T, body: B}}\n", help: "did you mean '_default'?",
      fixed: "content: {_default: en, en: {title: T, body: B}}\n"),
    ReaderCase(.unknownKey, "‹contents›: {_default: en, en: {title: T, body: B}}\n", help: "did you mean 'content'?"),

    // Locales.
    ReaderCase(
      .macroLocale, "content: {_default: en, en: {title: T, body: B}, ‹no›: {title: T, body: B}}\n",
      help: "did you mean 'nb'?"),
    ReaderCase(.invalidLocale, "content: {_default: en, en: {title: T, body: B}, ‹false›: {title: T, body: B}}\n"),
    ReaderCase(
      .nonCanonicalLocale, "content: {_default: en, en: {title: T, body: B}, ‹en_GB›: {title: T, body: B}}\n",
      help: "write 'en-GB'",
      fixed: "content: {_default: en, en: {title: T, body: B}, en-GB: {title: T, body: B}}\n"),
    ReaderCase(
      .deprecatedLocale, "content: {_default: en, en: {title: T, body: B}, ‹iw›: {title: T, body: B}}\n",
      help: "write 'he'"),
    ReaderCase(.ambiguousScalar, "content: {_default: en, en: {title: T, body: B}, ‹on›: {title: T, body: B}}\n"),

    // Actions.
    ReaderCase(
      .missingKey, "content: {_default: en, en: {title: T, body: B, actions: [‹{id: a}›]}}\n",
      message: "'title' is missing in an action"),
    ReaderCase(
      .invalidActionID, "content: {_default: en, en: {title: T, body: B, actions: [{id: ‹Shop now›, title: S}]}}\n",
      help: "did you mean 'shop_now'?"),
    ReaderCase(
      .invalidActionID, "content: {_default: en, en: {title: T, body: B, actions: [{id: ‹\"\"›, title: S}]}}\n"),
    ReaderCase(
      .duplicateAction,
      "content: {_default: en, en: {title: T, body: B, actions: [{id: a, title: S}, {id: ‹a›, title: L}]}}\n"),
    ReaderCase(
      .outOfRange,
      """
      content: {_default: en, en: {title: T, body: B, actions: [{id: a, title: A}, {id: b, title: A}, {id: c, title: A},
        ‹{id: d, title: A}›]}}

      """, message: "'actions' has 4 entries, more than 3"),

    // Links.
    ReaderCase(
      .imageNotHTTPS, "content: {_default: en, en: {title: T, body: B, image: ‹\"http://cdn.acme.example/a.jpg\"›}}\n"),
    ReaderCase(.imageNotHTTPS, "content: {_default: en, en: {title: T, body: B, image: ‹img/a.jpg›}}\n"),
    ReaderCase(
      .invalidURL,
      "content: {_default: en, en: {title: T, body: B, image: ‹\"https://cdn.acme.example/my-image .png\"›}}\n",
      message: "the URL has a space, which must be percent-encoded", help: "write '%20'",
      fixed: "content: {_default: en, en: {title: T, body: B, image: \"https://cdn.acme.example/my-image%20.png\"}}\n"),
    ReaderCase(
      .credentialsInURL,
      "content: {_default: en, en: {title: T, body: B, image: \"https://‹me:secret@›cdn.acme.example/a.jpg\"}}\n"),
    ReaderCase(.relativeURL, "content: {_default: en, en: {title: T, body: B, url: ‹/sale›}}\n"),
    ReaderCase(.placeholderSyntax, "content: {_default: en, en: {title: T, body: \"Hi ‹{{›firstName\"}}\n"),
  ])
  func `each fault of the content is one finding at its place`(_ row: ReaderCase) {
    let source = MarkedSource(row.marked)
    row.check(source, readCampaign(source.text).findings)
  }

  @Test func `two keys that are one locale once canonical are duplicates`() throws {
    let (campaign, findings) = readCampaign(
      "content: {_default: en, en: {title: T, body: B}, pt-BR: {title: T, body: B}, pt_br: {title: T, body: B}}\n")
    #expect(findings.map(\.rule) == [.nonCanonicalLocale, .duplicateLocale])
    #expect(try #require(campaign?.content).locales.map(\.locale.value.description) == ["en", "pt-BR"])
  }

  @Test func `a text's subject names the locale and the field`() throws {
    let (_, findings) = readCampaign("content: {_default: de, de: {title: T, body: [a]}}\n")
    #expect(findings.map(\.subject) == [Finding.Subject(locale: "de", field: "content.body")])
  }

  @Test(arguments: [
    "draft: true\n", "draft: true\ncontent:\n", "draft: true\ncontent: {}\n",
    "draft: true\ncontent: {_default: en, en: }\n", "draft: true\ncontent: {en: {title: , actions: [{id: a}]}}\n",
    "silent: true\ndata: {id: a1}\n", "presentation: {badge: 3}\n", "ios: {badge: 0}\n",
  ])
  func `a draft, a silent and a badge-only campaign may lack copy`(_ yaml: String) {
    #expect(readCampaign(yaml).findings == [])
  }
}
