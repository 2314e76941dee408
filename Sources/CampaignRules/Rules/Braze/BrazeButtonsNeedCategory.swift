import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let brazeButtonsNeedCategory = Rule(
    id: "braze-buttons-need-category",
    category: .correctness,
    isLowerable: false,
    summary: "a campaign has actions and no category, and Braze takes no buttons for iOS without one",
    rationale: """
      Braze's `apple_push` says with its `buttons` what the buttons of a category do; the buttons themselves are those of
      the category. Name one of the app's, or one of Braze's four: `ab_cat_accept_decline`, `ab_cat_confirm_cancel`,
      `ab_cat_more`, `ab_cat_yes_no`.
      """,
    examples: [
      .flags(
        "Actions alone",
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
              - {id: shop, title: Shop}
        #       ^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "Actions of one of Braze's categories",
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
              - {id: ab_pb_more, title: More}
        presentation: {category: ab_cat_more}
        """),
    ],
    check: .campaign(checkBrazeButtonsNeedCategory))
}

@Sendable
private func checkBrazeButtonsNeedCategory(_ subject: CampaignSubject, report: inout Report) {
  // Said once: the category is the same in every locale.
  let without = subject.brazeIOSButtons.first { $0.entry.layer.settings[.category] == nil }
  guard let (button, entry) = without, !entry.layer.settings.isReported(.category) else { return }
  report(
    "braze-ios takes no buttons without a category", at: button.action.range,
    help: "set presentation.category, or one under ios",
    subject: Finding.Subject(field: Field.contentActions.path, target: Target.brazeIOS.name))
}
