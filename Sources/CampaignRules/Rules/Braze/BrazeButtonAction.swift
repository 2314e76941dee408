import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let brazeButtonAction = Rule(
    id: "braze-button-action",
    category: .correctness,
    isLowerable: false,
    summary: "a button for iOS does what Braze does not take of it",
    rationale: """
      In Braze's own categories the buttons that decline (`ab_pb_decline`, `ab_pb_no`, `ab_pb_cancel`) only close the
      notification, and the others open the app or a link. A button of the app's own category must open a link: its own,
      or the notification's.
      """,
    examples: [
      .flags(
        "A link for a button that closes",
        """
        //- carillon.yaml
        targets: [braze-ios]
        //- campaigns/sale.yaml
        content:
          _default: en
          en:
            title: Sale
            body: Today
            actions:
              - {id: ab_pb_yes, title: "Yes", url: "acme://sale"}
              - {id: ab_pb_no, title: "No", url: "acme://later"}
        #                                        ^^^^^^^^^^^^^^
        presentation: {category: ab_cat_yes_no}
        """),
      .flags(
        "A button of the app's that opens nothing",
        """
        //- carillon.yaml
        targets: [braze-ios]
        //- campaigns/sale.yaml
        content:
          _default: en
          en:
            title: Sale
            body: Today
            actions:
              - {id: shop, title: Shop}
        #       ^^^^^^^^^^^^^^^^^^^^^^^
        presentation: {category: shop_later}
        """),
      .flags(
        "A button of the app's that is to close",
        """
        //- carillon.yaml
        targets: [braze-ios]
        //- campaigns/sale.yaml
        content:
          _default: en
          en:
            title: Sale
            body: Today
            url: acme://sale
            actions:
              - {id: later, title: Later}
        #       ^^^^^^^^^^^^^^^^^^^^^^^^^
        presentation: {category: shop_later}
        braze: {buttons: {later: {action: CLOSE}}}
        """),
      .accepts(
        "Links for what can open them",
        """
        //- carillon.yaml
        targets: [braze-ios]
        //- campaigns/sale.yaml
        content:
          _default: en
          en:
            title: Sale
            body: Today
            url: acme://sale
            actions:
              - {id: ab_pb_yes, title: "Yes", url: "acme://sale/yes"}
              - {id: ab_pb_no, title: "No"}
        presentation: {category: ab_cat_yes_no}
        """),
    ],
    check: .campaign(checkBrazeButtonAction))
}

@Sendable
private func checkBrazeButtonAction(_ subject: CampaignSubject, report: inout Report) {
  for (button, entry) in subject.brazeIOSButtons where entry.layer.settings[.category] != nil {
    let id = button.action.id.value
    let choice = subject.brazeChoice(of: id)
    let finding = Finding.Subject(
      locale: button.content.locale.value.description, field: Field.contentActions.path,
      target: Target.brazeIOS.name)
    if BrazeCategory.closes(id) {
      if let url = button.action.url {
        report(
          "the button '\(id)' of Braze's only closes the notification, and opens no link", at: url.text.range,
          help: "remove its url", subject: finding)
      }
    } else if BrazeCategory.owns(id) {
      continue
    } else if let word = choice?.action, word != "URI", word != "DEEP_LINK" {
      report(
        "the button '\(id)' of the app's own category takes a link, not \(word)", at: button.action.range,
        help: "give it a url and remove the action from braze.buttons", subject: finding)
    } else if button.link == nil, choice?.link == nil, !button.content.hasReportedValues {
      report(
        "the button '\(id)' of the app's own category needs a link for braze-ios", at: button.action.range,
        help: "give it a url, or give the notification one", subject: finding)
    }
  }
}
