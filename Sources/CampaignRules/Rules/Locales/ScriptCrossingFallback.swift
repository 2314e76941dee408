import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let scriptCrossingFallback = Rule(
    id: "script-crossing-fallback",
    category: .suspicious,
    summary: "readers of a served locale get a copy in another script",
    rationale: """
      The sender's rule goes from a tag to its base language, and the base language's copy is in that language's usual
      script: `zh-TW` would get `zh`, which is in Simplified Chinese, `sr-Latn-RS` would get `sr`, which is in Cyrillic.
      Many readers cannot read the other script, or take it for carelessness. Add a copy for the tag.
      """,
    examples: [
      .flags(
        "Taiwan and Hong Kong get Simplified Chinese",
        """
        //- carillon.yaml
        locales: {served: [en, zh-CN, zh-TW, zh-HK]}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: Sale, body: Today}
          zh: {title: 促销, body: 今天}
        # ^^
        """),
      .accepts(
        "A copy of their own",
        """
        //- carillon.yaml
        locales: {served: [en, zh-CN, zh-TW]}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: Sale, body: Today}
          zh: {title: 促销, body: 今天}
          zh-TW: {title: 促銷, body: 今天}
        """),
      .accepts(
        "Regions of one script",
        """
        //- carillon.yaml
        locales: {served: [en, zh-CN, zh-SG, sr-RS]}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: Sale, body: Today}
          sr: {title: Попуст, body: Данас}
          zh: {title: 促销, body: 今天}
        """),
    ],
    check: .campaign(checkScriptCrossingFallback))
}

@Sendable
private func checkScriptCrossingFallback(_ subject: CampaignSubject, report: inout Report) {
  guard let content = subject.campaign.content, let fallback = content.defaultLocale?.value else { return }
  let authored = content.locales.map(\.locale.value)
  let crossing = LocaleResolution.table(
    served: subject.configuration.servedLocales.map(\.value), authored: authored, default: fallback
  ).filter { $0.crossesScript && LocaleResolution.unreached(by: $0, authored: authored) == nil }
  for copy in content.locales {
    let rows = crossing.filter { $0.locale == copy.locale.value }
    guard let first = rows.first else { continue }
    let tags = rows.map { "'\($0.requested)'" }.joined(separator: ", ")
    report(
      "devices that report \(tags) get '\(first.locale)', which is in the script \(first.locale.likelyScript), "
        + "not \(first.requested.likelyScript)", at: copy.locale.range, help: "add \(tags)",
      subject: Finding.Subject(locale: copy.locale.value.description, field: "content"))
  }
}
