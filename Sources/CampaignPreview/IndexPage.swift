import CampaignTargets
import Diagnostics
import Writers

/// The list of campaigns, each with a small picture of itself.
package enum IndexPage {
  /// What the list says of a campaign: small, so that a project's payloads need not be kept for it.
  package struct Entry: Sendable {
    package let id: String
    fileprivate let description: String?
    fileprivate let appName: String
    fileprivate let isDraft: Bool

    /// In the default locale, as a phone shows it where there is one; nil where nobody sees anything.
    fileprivate let notification: Notification?

    /// What stands in the place of a notification.
    fileprivate let remark: String
    fileprivate let locales: Int
    fileprivate let payloads: Int
    fileprivate let errors: Int
    fileprivate let warnings: Int

    package init(_ campaign: PreviewCampaign) {
      id = campaign.id
      description = campaign.description
      appName = campaign.appName
      isDraft = campaign.isDraft
      let versions = PreviewVersion.all(of: campaign)
      notification = versions.lazy.compactMap { $0.notifications(in: campaign).first?.notification }.first
      locales = Set(versions.map(\.locale).filter { !$0.hasPrefix("_") }).count
      payloads = campaign.targets.reduce(0) { $0 + $1.artifacts.count }
      errors = campaign.findings.count { $0.severity == .error }
      warnings = campaign.findings.count { $0.severity == .warning }
      remark = versions.first?.remark ?? "There is nothing to show while it has errors."
    }
  }

  package static let fileName = "index.html"

  /// The page's bytes; campaigns in the order given.
  package static func page(_ campaigns: [Entry], projectName: String) -> [UInt8] {
    Page.document(
      title: "Campaigns · \(projectName)", loadsImages: false,
      .element(
        "header", class: "top", .element("h1", content: .text(projectName)),
        .element("p", class: "lead", .text(counted(campaigns.count, "campaign")))),
      .element("main", .init("id", "content"), content: .element("ul", [.init("class", "cards")], campaigns.map(card))))
  }

  private static func card(_ entry: Entry) -> HTML {
    let stage = Stage(appName: entry.appName, webOrigin: nil, loadsImages: false)
    let window: HTML =
      entry.notification.map { notification in
        notification.drawn(
          .element(
            "div", class: "window", Surface.note(notification, stage, bodyClass: "ios-body clamp-2")))
      } ?? .element("p", class: "window still", .text(entry.remark))
    var chips: [HTML] = []
    if entry.isDraft { chips.append(.element("li", class: "chip draft", "Draft")) }
    if entry.errors > 0 { chips.append(.element("li", class: "chip errors", .text(counted(entry.errors, "error")))) }
    if entry.warnings > 0 {
      chips.append(.element("li", class: "chip draft", .text(counted(entry.warnings, "warning"))))
    }
    if entry.locales > 0 { chips.append(.element("li", class: "chip", .text(counted(entry.locales, "locale")))) }
    chips.append(.element("li", class: "chip", .text(counted(entry.payloads, "payload"))))
    return .element(
      "li", class: "card", window,
      .element(
        "div", class: "about",
        .element(
          "h2", content: .element("a", .init("href", CampaignPage.fileName(id: entry.id)), content: .text(entry.id))),
        isolated("p", "description", entry.description), .element("ul", [.init("class", "facts")], chips)))
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
