import Diagnostics
import SourceText

extension Rule {
  package static let duplicateCampaignID = Rule(
    id: "duplicate-campaign-id",
    category: .correctness,
    isLowerable: false,
    summary: "two campaigns have the same id",
    rationale: """
      The id names the campaign's folder in the build directory: the two would overwrite each other. A copied file whose
      `id` was not changed is the usual cause; and `a/b.yaml` and `a-b.yaml` give the same id where none is written.
      """,
    examples: [
      .flags(
        "A copied file",
        """
        //- campaigns/may.yaml
        id: sale
        #   ^^^^
        silent: true
        data: {screen: sale}
        //- campaigns/june.yaml
        id: sale
        silent: true
        data: {screen: sale}
        //- campaigns/sale-2.yaml
        silent: true
        data: {screen: sale}
        //- campaigns/may-copy.yaml
        id: sale
        #   ^^^^
        silent: true
        data: {screen: sale}
        //- campaigns/zebra.yaml
        id: sale-2
        #   ^^^^^^
        silent: true
        data: {screen: sale}
        """),
      .accepts(
        "Ids that only begin alike",
        """
        //- campaigns/sale.yaml
        silent: true
        data: {screen: sale}
        //- campaigns/sale/may.yaml
        silent: true
        data: {screen: sale}
        """),
    ],
    check: .project(checkDuplicateCampaignID))
}

@Sendable
private func checkDuplicateCampaignID(_ project: ProjectSubject, report: inout Report) {
  // By path within an id, so that the file that comes first keeps it.
  let sorted = project.campaigns.sorted { left, right in
    let (leftID, rightID) = (left.id.value.utf8, right.id.value.utf8)
    return leftID.elementsEqual(rightID)
      ? left.path.utf8.lexicographicallyPrecedes(right.path.utf8) : leftID.lexicographicallyPrecedes(rightID)
  }
  var first: CampaignSummary?
  for campaign in sorted {
    guard let holder = first, holder.id.value.utf8.elementsEqual(campaign.id.value.utf8) else {
      first = campaign
      continue
    }
    report(
      "campaign id '\(campaign.id.value)' is also that of \(holder.path)", at: campaign.id.range,
      notes: [Finding.Note("first here", at: holder.id.range)], help: "give it an 'id' of its own",
      subject: Finding.Subject(field: "id"))
  }
}
