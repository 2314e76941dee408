import CampaignModel
import CampaignTargets
import Diagnostics
import Writers

/// One campaign: every locale on every surface, and beside it what is sent.
package enum CampaignPage {
  /// The page's file name in the preview's directory. Ids hold nothing that a path or URL would read otherwise.
  package static func fileName(id: String) -> String {
    "campaign-\(id).html"
  }

  /// The page's bytes. With `loadsImages` it shows pictures from where the campaign says they are.
  package static func page(_ campaign: PreviewCampaign, loadsImages: Bool) -> [UInt8] {
    let stage = Stage(appName: campaign.appName, webOrigin: campaign.webOrigin, loadsImages: loadsImages)
    let versions = PreviewVersion.all(of: campaign)
    return Page.document(
      title: "\(campaign.id) · \(campaign.appName)", loadsImages: loadsImages,
      .element(
        "header", class: "top",
        .element(
          "nav", .init("aria-label", "Breadcrumb"),
          content: .element("a", .init("href", "index.html"), content: "All campaigns")),
        .element("h1", content: .text(campaign.id)),
        isolated("p", "lead", campaign.description), facts(campaign), contents(versions)),
      .element(
        "main", .init("id", "content"),
        content: findings(campaign), .fragment(versions.map { section($0, campaign, stage) }),
        versions.isEmpty ? .element("p", class: "nothing", "There is nothing to show while it has errors.") : .empty))
  }

  private static func facts(_ campaign: PreviewCampaign) -> HTML {
    var items: [HTML] = []
    if campaign.isDraft { items.append(.element("li", class: "chip draft", "Draft: not part of a build")) }
    items += campaign.labels.map { isolated("li", "chip", $0) }
    if let owner = campaign.owner { items.append(isolated("li", "fact", owner)) }
    items.append(.element("li", class: "fact", .element("code", content: .text(campaign.path))))
    return .element("ul", [.init("class", "facts")], items)
  }

  private static func contents(_ versions: [PreviewVersion]) -> HTML {
    guard versions.count > 1 else { return .empty }
    return .element(
      "nav", .init("aria-label", "Versions"), .init("class", "versions"),
      content: .element(
        "ul", [],
        versions.map { version in
          .element("li", content: .element("a", .init("href", "#\(version.anchor)"), content: .text(version.title)))
        }))
  }

  private static func findings(_ campaign: PreviewCampaign) -> HTML {
    guard !campaign.findings.isEmpty else { return .empty }
    let items = campaign.findings.map { finding -> HTML in
      .element(
        "li", .init("class", "finding \(finding.severity.rawValue)"),
        content: .element("strong", content: .text("\(finding.severity.rawValue)[\(finding.rule)]")), " ",
        .element("span", .init("dir", "auto"), content: .text(finding.message)),
        finding.help.map { .fragment([" ", .element("em", content: .text($0))]) } ?? .empty,
        finding.place.map { .element("code", content: .text($0)) } ?? .empty)
    }
    return .element(
      "section", .init("class", "findings"), .init("aria-labelledby", "findings"),
      content: .element("h2", .init("id", "findings"), content: "Findings"), .element("ul", [], items))
  }

  private static func section(_ version: PreviewVersion, _ campaign: PreviewCampaign, _ stage: Stage) -> HTML {
    let figures = version.notifications(in: campaign).flatMap { target, notification in
      Surface.all(of: target, notification, stage).map { $0.figure(notification, version: version.title) }
    }
    let drawings: HTML =
      figures.isEmpty
      ? .element("p", class: "nothing", .text(version.remark)) : .element("div", [.init("class", "stage")], figures)
    return .element(
      "section", .init("class", "version"), .init("id", version.anchor),
      .init("aria-labelledby", "\(version.anchor)-title"),
      content:
        .element(
          "h2", .init("id", "\(version.anchor)-title"), content: .text(version.title),
          version.readers(of: campaign).map { .element("small", content: .text($0)) } ?? .empty), drawings,
      version.sent.isEmpty ? .empty : .element("h3", content: "What is sent"),
      version.sent.isEmpty
        ? .empty : .element("div", [.init("class", "payloads")], version.sent.map { PayloadPanel.panel($1, of: $0) }))
  }
}
