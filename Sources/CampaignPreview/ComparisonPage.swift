import CampaignTargets
import Writers

/// A page that shows campaigns at two ends side by side.
package enum ComparisonPage {
  /// A number at the head of the page, as in `2` `changed`.
  package typealias Count = (number: Int, name: String, isBad: Bool)

  /// The page's bytes. At most a hundred pairs of drawings stand in it: nobody looks at more.
  package static func page(
    counts: [Count], _ groups: [(name: String, changes: [ComparedChange])], _ campaigns: [ComparedCampaign]
  ) -> [UInt8] {
    var room = 100
    let articles = campaigns.map { article($0, &room) }
    let isEmpty = campaigns.isEmpty && groups.allSatisfy(\.changes.isEmpty)
    return Page.document(
      title: "What this changes", loadsImages: false,
      .element("header", class: "top", .element("h1", content: "What this changes"), figures(counts)),
      .element(
        "main", .init("id", "content"),
        content: .fragment(groups.map(group)), .fragment(articles),
        isEmpty ? .element("p", class: "nothing", "Nothing that campaigns say or send.") : .empty,
        room > 0 ? .empty : .element("p", class: "nothing", "Further drawings are left out.")))
  }

  private static func figures(_ counts: [Count]) -> HTML {
    .element(
      "ul", [.init("class", "figures")],
      counts.map { count in
        .element(
          "li", [.init("class", count.isBad && count.number > 0 ? "bad" : "fine")],
          [.element("strong", content: .text("\(count.number)")), .text(" \(count.name)")])
      })
  }

  private static func group(_ group: (name: String, changes: [ComparedChange])) -> HTML {
    guard !group.changes.isEmpty else { return .empty }
    return .element("section", class: "version", .element("h2", content: .text(group.name)), list(group.changes))
  }

  private static func article(_ campaign: ComparedCampaign, _ room: inout Int) -> HTML {
    var pairs: [HTML] = []
    var same = 0
    for version in campaign.versions {
      let before = surfaces(campaign.before, version)
      let after = surfaces(campaign.after, version)
      for index in 0..<max(before.count, after.count) where room > 0 {
        let (old, new) = (before.element(at: index), after.element(at: index))
        if let old, let new, HTMLWriter.document(old) == HTMLWriter.document(new) {
          same += 1
          continue
        }
        room -= 1
        pairs.append(.element("div", class: "pair", end("Before", old), end("After", new)))
      }
    }
    return .element(
      "section", class: "version",
      .element("h2", content: .text(campaign.name), .element("small", content: .text(campaign.status))),
      list(campaign.changes), sizes(campaign.payloads), .fragment(pairs),
      same > 0 ? .element("p", class: "same", .text("Looks the same in \(counted(same, "other drawing")).")) : .empty)
  }

  private static func end(_ label: StaticString, _ figure: HTML?) -> HTML {
    .element(
      "div", class: "end", .element("h3", content: .text("\(label)")),
      figure ?? .element("p", class: "nothing", "Nothing is shown."))
  }

  private static func list(_ changes: [ComparedChange]) -> HTML {
    guard !changes.isEmpty else { return .empty }
    return .element("ul", [.init("class", "changes")], changes.map(\.row))
  }

  private static func sizes(_ payloads: [ComparedPayload]) -> HTML {
    guard !payloads.isEmpty else { return .empty }
    let head = ["Payload", "Before", "After", "Limit", "Change"].map {
      HTML.element("th", .init("scope", "col"), content: .text($0))
    }
    return .element(
      "details",
      content: .element("summary", content: .text("\(counted(payloads.count, "payload")), in bytes")),
      .element(
        "div", .init("class", "scroll"), .init("tabindex", "0"), .init("role", "region"),
        .init("aria-label", "Payload sizes"),
        content: .element(
          "table", class: "sizes", .element("thead", content: .element("tr", [], head)),
          .element("tbody", [], payloads.map(\.row)))))
  }

  /// The surfaces of one payload at one end, each with its locale.
  private static func surfaces(
    _ campaign: PreviewCampaign?, _ version: (target: String, variant: String?, locale: String)
  ) -> [HTML] {
    guard let campaign, let target = campaign.shownTargets.first(where: { $0.name == version.target }),
      let artifact = target.artifacts.first(where: { $0.variant == version.variant && $0.locale == version.locale }),
      let notification = Notification(artifact, of: target, in: campaign), notification.isShown
    else { return [] }
    let stage = Stage(appName: campaign.appName, webOrigin: campaign.webOrigin, loadsImages: false)
    let name = [version.variant, version.locale].compactMap { $0 }.joined(separator: " · ")
    return Surface.all(of: target.name, notification, stage).map { surface in
      Surface(name: "\(surface.name) · \(name)", remarks: surface.remarks, drawing: surface.drawing)
        .figure(notification, version: "\(target.name) \(name)")
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

extension Array {
  fileprivate func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
