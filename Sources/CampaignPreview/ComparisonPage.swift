import CampaignTargets
import Writers

/// A page that shows campaigns at two ends side by side.
package enum ComparisonPage {
  /// One campaign of the page.
  package struct Section: Sendable {
    package let name: String

    /// "changed", "added" …
    package let status: String

    /// One line each; the text is already in words.
    package let changes: [(impact: String, text: String)]

    /// Nil where the campaign has no payloads at that end.
    package let before: PreviewCampaign?
    package let after: PreviewCampaign?

    /// The payloads that differ: only they are drawn.
    package let versions: [(target: String, variant: String?, locale: String)]

    package init(
      name: String, status: String, changes: [(impact: String, text: String)], before: PreviewCampaign?,
      after: PreviewCampaign?, versions: [(target: String, variant: String?, locale: String)]
    ) {
      self.name = name
      self.status = status
      self.changes = changes
      self.before = before
      self.after = after
      self.versions = versions
    }
  }

  /// The page's bytes. At most a hundred pairs of drawings stand in it: nobody looks at more.
  package static func page(
    summary: String, changes: [(impact: String, text: String)], _ sections: [Section]
  ) -> [UInt8] {
    var room = 100
    let articles = sections.map { article($0, &room) }
    return Page.document(
      title: "What this changes", loadsImages: false,
      .element(
        "header", class: "top", .element("h1", content: "What this changes"),
        .element("p", class: "lead", .text(summary))),
      .element(
        "main", .init("id", "content"),
        content: list(changes), .fragment(articles),
        room > 0 ? .empty : .element("p", class: "nothing", "Further drawings are left out.")))
  }

  private static func article(_ section: Section, _ room: inout Int) -> HTML {
    var pairs: [HTML] = []
    for version in section.versions {
      let before = figures(section.before, version)
      let after = figures(section.after, version)
      for index in 0..<max(before.count, after.count) where room > 0 {
        room -= 1
        pairs.append(
          .element(
            "div", class: "pair", end("Before", before.indices.contains(index) ? before[index] : nil),
            end("After", after.indices.contains(index) ? after[index] : nil)))
      }
    }
    return .element(
      "section", class: "version",
      .element("h2", content: .text(section.name), " ", .element("small", content: .text(section.status))),
      list(section.changes), .fragment(pairs))
  }

  private static func end(_ label: StaticString, _ figure: HTML?) -> HTML {
    .element(
      "div", class: "end", .element("h3", content: .text("\(label)")),
      figure ?? .element("p", class: "nothing", "Nothing is shown."))
  }

  private static func list(_ changes: [(impact: String, text: String)]) -> HTML {
    guard !changes.isEmpty else { return .empty }
    return .element(
      "ul", [.init("class", "changes")],
      changes.map { change in
        .element(
          "li", .init("class", "change \(change.impact)"), content: .element("strong", content: .text(change.impact)),
          " ",
          .element("span", .init("dir", "auto"), content: .text(change.text)))
      })
  }

  /// The surfaces of one payload at one end, each with its locale.
  private static func figures(
    _ campaign: PreviewCampaign?, _ version: (target: String, variant: String?, locale: String)
  ) -> [HTML] {
    guard let campaign, let target = campaign.targets.first(where: { $0.name == version.target }),
      let artifact = target.artifacts.first(where: { $0.variant == version.variant && $0.locale == version.locale }),
      let notification = Notification(artifact, of: target, in: campaign), notification.isShown
    else { return [] }
    let stage = Stage(appName: campaign.appName, webOrigin: campaign.webOrigin, loadsImages: false)
    let name = [version.variant, version.locale].compactMap { $0 }.joined(separator: " · ")
    return Surface.all(of: target.name, notification, stage).map { surface in
      Surface(name: "\(surface.name) · \(name)", remarks: surface.remarks, drawing: surface.drawing).figure(
        notification)
    }
  }
}
