import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let actionIDsDiffer = Rule(
    id: "action-ids-differ",
    category: .correctness,
    isLowerable: false,
    summary: "a locale has other actions, or another order, than the default locale",
    rationale: """
      The app knows an action by its id and, in categories and button groups, by its place. Each locale therefore has the
      same ids in the same order; only titles and URLs are translated.
      """,
    examples: [
      .flags(
        "A missing action, another order, none at all",
        """
        content:
          _default: en
          en:
            title: Sale
            body: Today
            actions: [{id: shop, title: Shop now}, {id: later, title: Later}]
          de:
            title: Angebot
            body: Heute
            actions: [{id: shop, title: Jetzt kaufen}]
        #   ^^^^^^^
          fr: {title: Soldes, body: Aujourd’hui}
        # ^^
          tr:
            title: İndirim
            body: Bugün
            actions: [{id: later, title: Sonra}, {id: shop, title: Al}]
        #   ^^^^^^^
        """),
      .flags(
        "Actions that the default locale lacks",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          tr: {title: İndirim, body: Bugün, actions: [{id: shop, title: Al}]}
        #                                   ^^^^^^^
        """),
      .flags(
        "A variant that changes one locale only",
        """
        content:
          _default: en
          en: {title: Sale, body: Today}
          tr: {title: İndirim, body: Bugün}
        # ^^
        variants:
          control: {weight: 50}
          button: {weight: 50, content: {en: {actions: [{id: shop, title: Shop}]}}}
        """),
      .accepts(
        "The same ids in the same order",
        """
        content:
          _default: en
          en: {title: Sale, body: Today, actions: [{id: shop, title: Shop}, {id: later, title: Later}]}
          tr: {title: İndirim, body: Bugün, actions: [{id: shop, title: Al}, {id: later, title: Sonra}]}
        """),
    ],
    check: .campaign(checkActionIDsDiffer))
}

@Sendable
private func checkActionIDsDiffer(_ subject: CampaignSubject, report: inout Report) {
  let campaign = subject.campaign
  guard let fallback = campaign.content?.defaultLocale?.value, !campaign.isDraft else { return }
  var seen: [SourceRange] = []
  for variant in [nil] + campaign.variants.filter({ $0.content != nil }).map(Optional.some) {
    guard let content = campaign.content(for: variant), let model = content.content(for: fallback),
      // A list that was reported is absent; nothing follows from it.
      !campaign.hasReportedTexts
    else { continue }
    let wanted = model.actionIDs
    for copy in content.locales where !copy.actionIDs.elementsEqual(wanted, by: { $0.utf8.elementsEqual($1.utf8) }) {
      let place = copy.actions?.range ?? copy.locale.range
      guard !seen.contains(place) else { continue }
      seen.append(place)
      report(
        "actions are \(list(copy.actionIDs)), those of '\(fallback)' are \(list(wanted)) [\(copy.locale.value)]",
        at: place, notes: [Finding.Note("'\(fallback)' is here", at: model.actions?.range ?? model.locale.range)],
        help: "give each locale the same actions in the same order",
        subject: Finding.Subject(locale: copy.locale.value.description, field: "content.actions"))
    }
  }
}

private func list(_ ids: [String]) -> String {
  ids.isEmpty ? "none" : ids.map { "'\($0)'" }.joined(separator: ", ")
}

extension LocalizedContent {
  fileprivate var actionIDs: [String] {
    (actions?.value ?? []).map(\.id.value)
  }
}
