import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let unreachableLocale = Rule(
    id: "unreachable-locale",
    category: .suspicious,
    summary: "a locale's copy is not found for devices that it is meant for",
    rationale: """
      The sender takes the copy of the exact tag that a device reports, else that of its base language, else the default.
      Devices report `zh-TW`, not `zh-Hant`, and the rule does not know that the two go together: a reader in Taiwan would
      get the default although there is a copy in Traditional Chinese. Add the tag that devices report; an alias gives it
      the same copy (`zh-TW: *copy`). Which tags devices report is taken from `locales.served` of carillon.yaml where it is
      given.
      """,
    examples: [
      .flags(
        "Traditional Chinese without a region",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          zh-Hant: {title: 促銷, body: 今天}
        # ^^^^^^^
        """),
      .flags(
        "A served locale that misses its copy",
        """
        //- carillon.yaml
        locales: {served: [en, nb-NO, sr-Latn-RS]}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: Sale, body: Today}
          sr-Latn: {title: Popust, body: Danas}
        # ^^^^^^^
        """),
      .accepts(
        "The tags that devices report",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          zh-Hant: &copy {title: 促銷, body: 今天}
          zh-TW: *copy
        """),
      .accepts(
        "A base language for all its regions",
        """
        //- carillon.yaml
        locales: {served: [en-GB, pt-AO, zh-CN]}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: Sale, body: Today}
          pt: {title: Promoção, body: Hoje}
          pt-BR: {title: Oferta, body: Agora}
          zh: {title: 促销, body: 今天}
        """),
    ],
    check: .campaign(checkUnreachableLocale))
}

@Sendable
private func checkUnreachableLocale(_ subject: CampaignSubject, report: inout Report) {
  guard let content = subject.campaign.content, let fallback = content.defaultLocale?.value else { return }
  let authored = content.locales.map(\.locale.value)
  func unreached(by requested: [LocaleTag]) -> [(row: Resolution, locale: LocaleTag)] {
    requested.sorted().compactMap { tag in
      let row = LocaleResolution.resolve(tag, authored: authored, default: fallback)
      return LocaleResolution.unreached(by: row, authored: authored).map { (row, $0) }
    }
  }
  let served = subject.configuration.servedLocales.map(\.value)
  let unreachedByServed = unreached(by: served)
  if !served.isEmpty, unreachedByServed.isEmpty { return }
  for locale in content.locales.map(\.locale) {
    let usual = served.isEmpty ? usualTags(for: locale.value) : []
    let missing = (served.isEmpty ? unreached(by: usual) : unreachedByServed)
      .filter { $0.locale == locale.value }.map(\.row)
    // Without a list of served locales, one region that finds its copy shows that the author knows.
    guard let first = missing.first, !served.isEmpty || missing.count == usual.count else { continue }
    let tags = missing.map { "'\($0.requested)'" }.joined(separator: ", ")
    report(
      "devices that report \(tags) get '\(first.locale)', not '\(locale.value)'", at: locale.range,
      help: "add \(tags)", subject: Finding.Subject(locale: locale.value.description, field: "content"))
  }
}

/// What devices report for a locale that is written by its script.
private func usualTags(for locale: LocaleTag) -> [LocaleTag] {
  let regions = scriptRegions.first { $0.locale == locale.description }?.reported ?? []
  let nowhere = SourceRange(file: FileID(0), start: 0, end: 0)
  return regions.compactMap { LocaleReader.read(LocatedText($0, at: nowhere, verbatimFrom: 0)).value?.value }
}

/// Android reports language and region where the script is the region's usual one (read in AOSP's ICU data, 2026-11-30).
private let scriptRegions = [
  (locale: "zh-Hans", reported: ["zh-CN", "zh-SG"]), (locale: "zh-Hant", reported: ["zh-HK", "zh-TW"]),
]
