import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let outputCollision = Rule(
    id: "output-collision",
    category: .correctness,
    isLowerable: false,
    summary: "two campaigns would be written to the same path",
    rationale: """
      A packed build writes campaign `sale` into the file `sale.ndjson`, and with `sourceMap` the sources of a campaign
      into a folder that is called as its id. A campaign whose id is `sale.ndjson` would need a folder where that file is.
      Nothing else in a build can meet: ids have no capital letters and nothing that file systems write in two ways.
      """,
    examples: [
      .flags(
        "An id that is the packed file of another campaign",
        """
        //- carillon.yaml
        output: {layout: packed, sourceMap: true}
        //- campaigns/sale.yaml
        silent: true
        data: {screen: sale}
        //- campaigns/summer.yaml
        id: sale.ndjson
        #   ^^^^^^^^^^^
        silent: true
        data: {screen: sale}
        """),
      .accepts(
        "The same ids where each campaign has a folder",
        """
        //- carillon.yaml
        output: {layout: tree, sourceMap: true}
        //- campaigns/sale.yaml
        silent: true
        data: {screen: sale}
        //- campaigns/summer.yaml
        id: sale.ndjson
        silent: true
        data: {screen: sale}
        """),
    ],
    check: .project(checkOutputCollision))
}

@Sendable
private func checkOutputCollision(_ project: ProjectSubject, report: inout Report) {
  guard project.configuration.output.layout == .packed, project.configuration.output.sourceMap else { return }
  let written = project.campaigns.filter { !$0.isDraft }
  let holders = Dictionary(written.map { (Array($0.id.value.utf8), $0) }) { first, _ in first }
  for campaign in written where campaign.id.value.hasSuffix(packedSuffix) {
    guard let holder = holders[campaign.id.value.utf8.dropLast(packedSuffix.utf8.count).map { $0 }] else { continue }
    report(
      "campaign '\(campaign.id.value)' needs a folder where the packed file of '\(holder.id.value)' is",
      at: campaign.id.range, notes: [Finding.Note("'\(holder.id.value)' is this", at: holder.id.range)],
      help: "give it another 'id'", subject: Finding.Subject(field: "id"))
  }
}

/// What the file of a packed campaign is called after its id (docs/formats).
private let packedSuffix = ".ndjson"
