import Diagnostics
import SourceText
import Writers

/// A review for programs: docs/formats/review.md.
package func renderJSON(_ review: Review) -> String {
  let payloads = review.payloads
  return SafeText.json(
    JSONWriter.indented(
      .object([
        .init("campaigns", .array(review.campaigns.map(json))),
        .init(
          "counts",
          .object([
            .init("added", .integer(review.count(.added))),
            .init("changed", .integer(review.count(.changed))),
            .init("errorsIntroduced", .integer(review.introducedErrors)),
            .init("payloadsAdded", .integer(payloads.added)),
            .init("payloadsChanged", .integer(payloads.changed)),
            .init("payloadsRemoved", .integer(payloads.removed)),
            .init("removed", .integer(review.count(.removed))),
            .init("unchanged", .integer(review.unchangedCampaigns)),
          ])),
        .init("formatVersion", .integer(1)),
        .init("resources", .array(review.resources.map(json))),
        .init("settings", .array(review.settings.map(json))),
      ])))
}

private func json(_ campaign: CampaignReview) -> JSON {
  .object([
    .init("changes", .array(campaign.changes.map(json))),
    .init(
      "compiles",
      .object([.init("base", .boolean(campaign.compiles.base)), .init("head", .boolean(campaign.compiles.head))])),
    .init("name", .string(campaign.name)),
    .init("path", .string(campaign.path)),
    .init("payloads", .array(campaign.payloads.map(json))),
    .init("status", .string(campaign.status.rawValue)),
  ])
}

private func json(_ change: Change) -> JSON {
  var members: [JSON.Member] = [
    .init("class", .string(change.impact.rawValue)), .init("kind", .string(change.kind.name)),
  ]
  let texts = [
    ("after", change.after), ("attribute", change.attribute), ("before", change.before), ("locale", change.locale),
    ("platform", change.platform),
    ("subject", change.subject), ("variant", change.variant),
  ]
  for case (let name, let value?) in texts { members.append(.init(name, .string(value))) }
  if !change.campaigns.isEmpty { members.append(.init("campaigns", .array(change.campaigns.map(JSON.string)))) }
  for case (let name, let place?) in [("base", change.base), ("head", change.head)] {
    members.append(.init(name, json(place)))
  }
  return .object(members)
}

private func json(_ place: Change.Place) -> JSON {
  .object([
    .init("column", .integer(place.position.column)), .init("line", .integer(place.position.line)),
    .init("path", .string(place.path)),
  ])
}

private func json(_ payload: PayloadChange) -> JSON {
  var members: [JSON.Member] = [
    .init("limit", .integer(payload.limit)), .init("locale", .string(payload.locale)),
    .init("target", .string(payload.target)),
  ]
  if let bytes = payload.before { members.append(.init("before", .integer(bytes))) }
  if let bytes = payload.after { members.append(.init("after", .integer(bytes))) }
  if let variant = payload.variant { members.append(.init("variant", .string(variant))) }
  return .object(members)
}
