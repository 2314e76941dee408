import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let actionsTruncated = Rule(
    id: "actions-truncated",
    category: .suspicious,
    summary: "a campaign has more actions than a target draws",
    rationale: """
      Android draws three buttons, Chrome and Edge two, FCM's own notifications none; the rest is left out without a word.
      The most important action comes first.
      """,
    examples: [
      .flags(
        "Three actions on the web",
        """
        content:
          _default: en
          en:
            title: T
            body: B
            actions: [{id: a, title: A}, {id: b, title: B}, {id: later, title: Later}]
        #                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "Two actions",
        """
        content:
          _default: en
          en:
            title: T
            body: B
            actions: [{id: a, title: A}, {id: b, title: B}]
        """),
    ],
    check: .campaign(checkActionsTruncated))
}

@Sendable
private func checkActionsTruncated(_ subject: CampaignSubject, report: inout Report) {
  let limits = subject.targets.map { ($0.name, $0.capabilities(subject.configuration).maxActions ?? 0) }
  let preferred = subject.campaign.content?.defaultLocale?.value
  let contents = subject.contents
  // Ids and their order are the same in every locale, so one locale speaks for all.
  for variant in [nil] + subject.campaign.variants.map({ Optional($0.id.value) }) {
    let own = contents.filter { $0.variant?.id.value == variant && $0.content.actions != nil }
    guard let content = (own.first { $0.content.locale.value == preferred } ?? own.first)?.content,
      let actions = content.actions?.value
    else { continue }
    var reported: [Int] = []
    for (_, limit) in limits where actions.count > limit && !reported.contains(limit) {
      reported.append(limit)
      let names = limits.filter { $0.1 == limit }.map(\.0)
      let dropped = actions[limit...]
      report(
        "\(wordList(names)) \(names.count == 1 ? "draws" : "draw") \(limit) of \(actions.count) actions, "
          + "\(quotedList(dropped.map(\.id.value))) \(dropped.count == 1 ? "is" : "are") dropped",
        at: actions[limit].range,
        help: limit == 0 ? "its notifications have no buttons" : "put what matters most first",
        subject: Finding.Subject(
          locale: content.locale.value.description, field: Field.contentActions.path,
          target: names.count == 1 ? names[0] : nil))
    }
  }
}
