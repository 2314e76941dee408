import CampaignTargets
import Diagnostics
import Writers

/// The list of campaigns.
package enum IndexPage {
  /// What the list says of a campaign: small, so that a project's payloads need not be kept for it.
  package struct Entry: Sendable {
    package let id: String
    fileprivate let description: String?

    /// A title in the default locale.
    fileprivate let headline: String?
    fileprivate let locales: [String]
    fileprivate let counts: String

    package init(_ campaign: PreviewCampaign) {
      id = campaign.id
      description = campaign.description
      let artifacts = campaign.targets.flatMap { target in target.artifacts.map { (target, $0) } }
      headline =
        artifacts.lazy.filter { campaign.defaultLocale == nil || $1.locale == campaign.defaultLocale }
        .compactMap { Notification($1, of: $0, in: campaign)?.title }.first
      locales = Set(artifacts.map(\.1.locale).filter { !$0.hasPrefix("_") })
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let errors = campaign.findings.count { $0.severity == .error }
      let warnings = campaign.findings.count { $0.severity == .warning }
      var parts = [artifacts.count == 1 ? "1 payload" : "\(artifacts.count) payloads"]
      if errors > 0 { parts.append(errors == 1 ? "1 error" : "\(errors) errors") }
      if warnings > 0 { parts.append(warnings == 1 ? "1 warning" : "\(warnings) warnings") }
      counts = parts.joined(separator: " · ")
    }
  }

  package static let fileName = "index.html"

  /// The page's bytes; campaigns in the order given.
  package static func page(_ campaigns: [Entry], projectName: String) -> [UInt8] {
    Page.document(
      title: "Campaigns · \(projectName)", loadsImages: false,
      .element(
        "header", class: "top", .element("h1", content: .text(projectName)),
        .element("p", class: "lead", .text(campaigns.count == 1 ? "1 campaign" : "\(campaigns.count) campaigns"))),
      .element("main", .init("id", "content"), content: .element("ul", [.init("class", "cards")], campaigns.map(card))))
  }

  private static func card(_ entry: Entry) -> HTML {
    .element(
      "li", class: "card",
      .element(
        "h2", content: .element("a", .init("href", CampaignPage.fileName(id: entry.id)), content: .text(entry.id))),
      isolated("p", "headline", entry.headline), isolated("p", "about", entry.description),
      .element("p", class: "locales", .text(entry.locales.joined(separator: "  "))),
      .element("p", class: "counts", .text(entry.counts)))
  }
}
