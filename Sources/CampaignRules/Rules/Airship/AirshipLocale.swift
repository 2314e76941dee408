import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let airshipLocale = Rule(
    id: "airship-locale",
    category: .correctness,
    summary: "a locale has copy, and Airship cannot say who that is for",
    rationale: """
      Airship chooses a push's copy by the device's language, two letters, and country, two letters: it knows no scripts, no
      variants, no regions of digits such as `es-419`, and no languages of three letters. The default locale needs no name,
      for everybody else gets it. Where the rule is a warning, the locale is left out of Airship's pushes; other targets have
      it in any case.
      """,
    examples: [
      .flags(
        "A script, and a region of digits",
        """
        //- carillon.yaml
        targets: [airship-ios]
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B}
          es-419: {title: T, body: C}
        # ^^^^^^
          zh-Hant: {title: T, body: D}
        # ^^^^^^^
          zh-HK: {title: T, body: D}
          zh-TW: {title: T, body: D}
        """),
      .accepts(
        "Languages and countries, and a script only where everybody gets it",
        """
        //- carillon.yaml
        targets: [airship]
        //- campaigns/example.yaml
        content:
          _default: zh-Hant
          en: {title: T, body: B, url: "https://acme.example/"}
          pt-BR: {title: T, body: C, url: "https://acme.example/"}
          zh-HK: {title: T, body: D, url: "https://acme.example/"}
          zh-Hant: {title: T, body: D, url: "https://acme.example/"}
          zh-TW: {title: T, body: D, url: "https://acme.example/"}
        """),
    ],
    check: .campaign(checkAirshipLocale))
}

@Sendable
private func checkAirshipLocale(_ subject: CampaignSubject, report: inout Report) {
  guard subject.hasTarget(of: "airship"), let content = subject.campaign.content, !subject.campaign.isSilent else {
    return
  }
  for locale in content.locales.map(\.locale) where locale.value != content.defaultLocale?.value {
    guard AirshipLocale(locale.value) == nil else { continue }
    let tag = locale.value
    let reason =
      tag.script.map { "the script '\($0)'" } ?? tag.variant.map { "the variant '\($0)'" }
      ?? (tag.language.utf8.count > 2
        ? "the language '\(tag.language)' of three letters" : "the region '\(tag.region ?? "")' of digits")
    report(
      "'\(tag)' cannot be chosen by Airship, which knows languages and countries of two letters, not \(reason)",
      at: locale.range, help: help(tag),
      subject: Finding.Subject(locale: tag.description, targets: subject.targetNames(of: "airship")))
  }
}

/// The countries that the script is for, as far as they are well known.
private func help(_ tag: LocaleTag) -> String {
  let countries: [(tag: String, tags: String)] = [
    ("zh-Hant", "'zh-TW' and 'zh-HK'"), ("zh-Hans", "'zh'"), ("sr-Cyrl", "'sr'"), ("es-419", "'es-MX' and the like"),
  ]
  let instead = countries.first { $0.tag == tag.description }?.tags ?? "a tag such as 'pt-BR'"
  return "write \(instead) for Airship, or leave Airship's targets out"
}

extension CampaignSubject {
  /// Whether some target of a vendor makes artifacts of the campaign.
  func hasTarget(of vendor: String) -> Bool {
    !targetNames(of: vendor).isEmpty
  }

  /// The vendor's targets that make artifacts of the campaign.
  func targetNames(of vendor: String) -> [String] {
    targets.filter { $0.vendor == vendor && $0.skips(campaign) == nil }.map(\.name)
  }
}
