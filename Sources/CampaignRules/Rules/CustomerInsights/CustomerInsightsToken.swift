import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let customerInsightsToken = Rule(
    id: "customer-insights-token",
    category: .correctness,
    isLowerable: false,
    summary: "a placeholder has the name of one that Customer Insights' messages have themselves",
    rationale: """
      Each message of Customer Insights has a `trackingId`, and with the readers' consent a redirected `link`, that differ for
      every recipient: in the artifacts they are the tokens `{{trackingId}}` and `{{link}}`. A placeholder of a campaign that
      has one of these names would be filled with the same value.
      """,
    examples: [
      .flags(
        "A placeholder for the link",
        """
        //- carillon.yaml
        targets: [customer-insights-android]
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: Sale, body: "Today at {{link}}"}
        #                                   ^^^^^^^^
        variables: {link: {maxLength: 80}}
        """),
      .accepts(
        "Another name",
        """
        //- carillon.yaml
        targets: [customer-insights-android]
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: Sale, body: "Today at {{shop}}"}
        variables: {shop: {maxLength: 80}}
        """),
    ],
    check: .campaign(checkCustomerInsightsToken))
}

@Sendable
private func checkCustomerInsightsToken(_ subject: CampaignSubject, report: inout Report) {
  let own = ["link", "trackingId"]
  let targets = subject.layers.map(\.target).filter { $0.vendor == Target.customerInsightsIOS.vendor }
  guard let target = targets.first else { return }
  for use in subject.placeholderUses(inTranslations: false)
  where own.contains(where: { $0.utf8.elementsEqual(use.name.utf8) }) {
    report(
      "'{{\(use.name)}}' is a token of \(target.name)'s own messages", at: use.range, help: "choose another name",
      subject: Finding.Subject(target: target.name))
  }
}
