import CampaignModel
import Testing

@Suite struct LocaleResolutionTests {
  private func tags(_ texts: [String]) -> [LocaleTag] {
    texts.compactMap(LocaleTag.canonical)
  }

  @Test func `the table has a row for each served and authored locale, in byte order`() throws {
    let english = try #require(LocaleTag.canonical("en"))
    let table = LocaleResolution.table(
      served: tags(["zh-TW", "en-GB", "tr", "de", "en"]), authored: tags(["en", "tr", "zh-Hant"]), default: english)
    #expect(
      table.map { "\($0.requested) \($0.locale) \($0.by.rawValue)" } == [
        "de en default", "en en exact", "en-GB en language", "tr tr exact", "zh-Hant zh-Hant exact", "zh-TW en default",
      ])
  }

  @Test(arguments: [
    ("zh-TW", ["en", "zh"], true), ("zh-CN", ["en", "zh"], false), ("sr-Latn", ["en", "sr"], true),
    ("sr-RS", ["en", "sr"], false), ("zh-TW", ["en", "zh-TW"], false), ("de", ["en"], false),
  ])
  func `the base language may be in another script`(_ requested: String, _ authored: [String], _ crosses: Bool) throws {
    let requested = try #require(LocaleTag.canonical(requested))
    let english = try #require(LocaleTag.canonical("en"))
    let row = LocaleResolution.resolve(requested, authored: tags(authored), default: english)
    #expect(row.crossesScript == crosses)
  }

  @Test(
    arguments: [
      ("zh-TW", ["en", "zh-Hant"], "zh-Hant"), ("zh-TW", ["en", "zh", "zh-HK"], "zh-HK"),
      ("zh-TW", ["en", "zh-Hans"], nil), ("pt-PT", ["en", "pt-BR"], "pt-BR"), ("pt-PT", ["en", "pt"], nil),
      ("es-MX", ["en", "es", "es-419"], nil), ("sr-Latn-RS", ["en", "sr", "sr-Latn"], "sr-Latn"), ("de", ["en"], nil),
    ] as [(String, [String], String?)])
  func `an authored locale that the rule does not reach is named`(
    _ requested: String, _ authored: [String], _ better: String?
  ) throws {
    let requested = try #require(LocaleTag.canonical(requested))
    let english = try #require(LocaleTag.canonical("en"))
    let row = LocaleResolution.resolve(requested, authored: tags(authored), default: english)
    #expect(LocaleResolution.unreached(by: row, authored: tags(authored))?.description == better)
  }
}
