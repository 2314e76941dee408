import CampaignModel
import Diagnostics
import SourceText
import TestSupport
import Testing

/// What people reported of locales and placeholders: the right outcome for each input.
@Suite struct LocaleReportTests {
  /// `id line:column` of each diagnostic.
  private func found(_ text: String) -> [String] {
    let run = FixtureRun([(path: "campaigns/a.yaml", bytes: Array(text.utf8))])
    return run.diagnostics().map { diagnostic in
      let range = diagnostic.finding.range
      let place = range.map { LineIndex(run.files[Int($0.file.rawValue)].bytes).position(of: Int($0.start)) }
      return "\(diagnostic.finding.rule) \(place.map { "\($0.line):\($0.column)" } ?? "-")"
    }
  }

  private func content(_ locales: String, default tag: String = "en") -> String {
    "content:\n  _default: \(tag)\n\(locales)"
  }

  @Test func `the locale no is read as a text, with the languages that are meant`() {
    let text = content("  en: {title: Sale, body: Today}\n  no: {title: Salg, body: I dag}\n")
    #expect(found(text) == ["macro-locale 4:3"])
  }

  @Test func `a switch is no locale`() {
    let text = content("  en: {title: Sale, body: Today}\n  false: {title: Salg, body: I dag}\n")
    #expect(found(text) == ["invalid-locale 4:3"])
  }

  @Test func `Traditional Chinese by script alone does not reach its readers`() {
    let text = content("  en: {title: Sale, body: Today}\n  zh-Hant: {title: 標, body: 文}\n")
    #expect(found(text) == ["unreachable-locale 4:3"])
  }

  @Test func `tags with a script, a numbered and a plain region are read as they are`() {
    let text = content(
      """
        en: {title: Sale, body: Today}
        es-419: {title: Oferta, body: Hoy}
        pt-BR: {title: Oferta, body: Hoje}
        sr-Latn: {title: Popust, body: Danas}

      """)
    #expect(found(text).isEmpty)
  }

  @Test func `a default locale without a copy is told where it is named`() {
    let text = content("  en: {title: Sale, body: Today}\n", default: "en-GB")
    #expect(found(text) == ["default-locale-missing 2:13"])
  }

  @Test func `a renamed placeholder is told at the translation, once`() {
    let text = content(
      "  en: {title: T, body: \"Hi {{firstName|there}}\"}\n  fr: {title: T, body: \"Salut {{prenom|toi}}\"}\n")
    #expect(found(text) == ["placeholder-mismatch 4:24"])
  }

  @Test func `another fallback is no other placeholder`() {
    let text = content(
      "  en: {title: T, body: \"Hi {{firstName|there}}\"}\n  fr: {title: T, body: \"Salut {{firstName|toi}}\"}\n")
    #expect(found(text).isEmpty)
  }

  @Test(arguments: [
    // Eleven letters may be a name, twelve are not; a title that is the body elsewhere is no copy of it.
    ("en: {title: T, body: twelve abcdef!}", "tr: {title: T, body: twelve abcdef!}", ["untranslated-copy 4:24"]),
    ("en: {title: T, body: twelve abcde!}", "tr: {title: T, body: twelve abcde!}", []),
    ("en: {title: T, body: twelve abcdef!}", "tr: {title: twelve abcdef!, body: B}", []),
  ])
  func `a text that was not translated is found`(_ original: String, _ copy: String, _ expected: [String]) {
    #expect(found(content("  \(original)\n  \(copy)\n")) == expected)
  }

  @Test(arguments: [
    ("", "actions: [{id: shop, title: S}, {id: later, title: L}]", "none", "'shop', 'later'"),
    ("actions: [{id: shop, title: S}]", "", "'shop'", "none"),
  ])
  func `actions that differ are listed`(_ own: String, _ model: String, _ ownList: String, _ modelList: String) {
    let text = content("  en: {title: Sale, body: Today, \(model)}\n  tr: {title: Fiyat, body: Gün, \(own)}\n")
    let run = FixtureRun([(path: "campaigns/a.yaml", bytes: Array(text.utf8))])
    #expect(
      run.findings.filter { $0.rule == "action-ids-differ" }.map(\.message)
        == ["actions are \(ownList), those of 'en' are \(modelList) [tr]"])
  }

  @Test func `a text that is too long names its locale and field`() throws {
    let long = String(repeating: "x", count: 201)
    let text = content("  en: {title: Sale, body: Today}\n  de: {title: \(long), body: Heute}\n")
    let run = FixtureRun([(path: "campaigns/a.yaml", bytes: Array(text.utf8))])
    let diagnostic = try #require(run.diagnostics().first)
    #expect(run.diagnostics().count == 1)
    #expect(diagnostic.finding.rule == "title-too-long")
    #expect(diagnostic.finding.message == "title has 201 characters, the limit is 200 [de title]")
    #expect(diagnostic.finding.subject == .init(locale: "de", field: "content.title"))
  }
}
