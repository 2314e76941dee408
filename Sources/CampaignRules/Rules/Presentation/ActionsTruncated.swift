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
        "Three actions on the web, said once for all locales",
        """
        content:
          _default: en
          de:
            title: T
            body: B
            actions: [{id: a, title: A}, {id: b, title: B}, {id: later, title: Später}]
          en:
            title: T
            body: B
            actions: [{id: a, title: A}, {id: b, title: B}, {id: later, title: Later}]
        #                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "Four buttons in a group of the app",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: T, body: B}}
        platforms: [android]
        presentation:
          category: four
                    ^^^^
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="four">
        <UrbanAirshipActionButton id="a" foreground="true" android:label="A"/>
        <UrbanAirshipActionButton id="b" foreground="true" android:label="B"/>
        <UrbanAirshipActionButton id="c" foreground="true" android:label="C"/>
        <UrbanAirshipActionButton id="d" foreground="true" android:label="D"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
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
      .accepts(
        "Three buttons in a group of the app",
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: T, body: B}}
        platforms: [android]
        presentation:
          category: three
        //- channels/ua_custom_notification_buttons.xml
        <resources xmlns:android="http://schemas.android.com/apk/res/android">
        <UrbanAirshipActionButtonGroup id="three">
        <UrbanAirshipActionButton id="a" foreground="true" android:label="A"/>
        <UrbanAirshipActionButton id="b" foreground="true" android:label="B"/>
        <UrbanAirshipActionButton id="c" foreground="true" android:label="C"/>
        </UrbanAirshipActionButtonGroup>
        </resources>
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
          locale: content.locale.value.description, field: .contentActions, targets: names))
    }
  }
  checkRegisteredActions(subject, report: &report)
}

/// So many buttons a notification of Android draws (`Notification.MAX_ACTION_BUTTONS` of AOSP, read 2026-07).
private let androidButtons = 3

/// The buttons of a category are drawn as the app has registered them, whatever the campaign says.
private func checkRegisteredActions(_ subject: CampaignSubject, report: inout Report) {
  for use in subject.categoryUses where use.reachesAndroid {
    guard let group = subject.catalog.group(use.id.value), group.actions.count > androidButtons else { continue }
    let dropped = group.actions[androidButtons...]
    report(
      "Android draws \(androidButtons) of \(group.actions.count) actions of '\(use.id.value)', "
        + "\(quotedList(dropped.map(\.id.value))) \(dropped.count == 1 ? "is" : "are") dropped",
      at: use.id.range,
      notes: group.isAuthored ? [.init("the group is declared here", at: group.id.range)] : [],
      help: "put what matters most first", subject: Finding.Subject(field: Field.category.path))
  }
}
