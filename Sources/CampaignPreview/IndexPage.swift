import CampaignTargets
import Diagnostics
import Writers

/// The list of campaigns.
package enum IndexPage {
  package static let fileName = "index.html"

  /// The page's bytes; campaigns in the order given.
  package static func page(_ campaigns: [PreviewCampaign], projectName: String) -> [UInt8] {
    Page.document(
      title: "Campaigns · \(projectName)", loadsImages: false,
      .element(
        "header", class: "top", .element("h1", content: .text(projectName)),
        .element("p", class: "lead", .text(campaigns.count == 1 ? "1 campaign" : "\(campaigns.count) campaigns"))),
      .element("main", .init("id", "content"), content: .element("ul", [.init("class", "cards")], campaigns.map(card))))
  }

  private static func card(_ campaign: PreviewCampaign) -> HTML {
    let locales = Set(campaign.targets.flatMap { $0.artifacts.map(\.locale) }.filter { !$0.hasPrefix("_") })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let headline = headline(of: campaign)
    return .element(
      "li", class: "card",
      .element(
        "h2", content: .element("a", .init("href", CampaignPage.fileName(campaign)), content: .text(campaign.id))),
      headline.map { isolated("p", "headline", $0) } ?? .empty, isolated("p", "about", campaign.description),
      .element("p", class: "locales", .text(locales.joined(separator: "  "))), counts(campaign))
  }

  /// The first title there is.
  private static func headline(of campaign: PreviewCampaign) -> String? {
    for target in campaign.targets {
      for artifact in target.artifacts {
        if let title = Notification(artifact, of: target, in: campaign)?.title { return title }
      }
    }
    return nil
  }

  private static func counts(_ campaign: PreviewCampaign) -> HTML {
    let errors = campaign.findings.count { $0.severity == .error }
    let warnings = campaign.findings.count { $0.severity == .warning }
    var parts = ["\(campaign.targets.reduce(0) { $0 + $1.artifacts.count }) payloads"]
    if errors > 0 { parts.append(errors == 1 ? "1 error" : "\(errors) errors") }
    if warnings > 0 { parts.append(warnings == 1 ? "1 warning" : "\(warnings) warnings") }
    return .element("p", class: "counts", .text(parts.joined(separator: " · ")))
  }
}
