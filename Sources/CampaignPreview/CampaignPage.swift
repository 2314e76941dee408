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
    let versions = Version.all(of: campaign)
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
        content: findings(campaign), .fragment(versions.map { section($0, campaign, stage) })))
  }

  private static func facts(_ campaign: PreviewCampaign) -> HTML {
    var items: [HTML] = campaign.labels.map { isolated("li", "chip", $0) }
    if let owner = campaign.owner { items.append(isolated("li", "fact", owner)) }
    items.append(.element("li", class: "fact", .element("code", content: .text(campaign.path))))
    return .element("ul", [.init("class", "facts")], items)
  }

  private static func contents(_ versions: [Version]) -> HTML {
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

  private static func section(_ version: Version, _ campaign: PreviewCampaign, _ stage: Stage) -> HTML {
    var figures: [HTML] = []
    for (target, artifact) in version.artifacts.sorted(by: { $0.target.platform.rank < $1.target.platform.rank }) {
      guard let notification = Notification(artifact, of: target, in: campaign), notification.isShown else { continue }
      figures += Surface.all(of: target.name, notification, stage).map { $0.figure(notification) }
    }
    let drawings: HTML =
      figures.isEmpty
      ? .element("p", class: "nothing", .text(version.remark)) : .element("div", [.init("class", "stage")], figures)
    return .element(
      "section", .init("class", "version"), .init("id", version.anchor),
      .init("aria-labelledby", "\(version.anchor)-title"),
      content: .element("h2", .init("id", "\(version.anchor)-title"), content: .text(version.title)), drawings,
      .element("h3", content: "What is sent"),
      .element("div", [.init("class", "payloads")], version.artifacts.map { PayloadPanel.panel($1, of: $0) }))
  }
}

extension Platform {
  /// Phones first, as most people see a notification.
  fileprivate var rank: Int {
    switch self {
    case .ios: 0
    case .android: 1
    case .web: 2
    case .fireos: 3
    }
  }
}

/// A variant and locale of a campaign, with the artifacts that show it.
private struct Version {
  let variant: String?
  let locale: String
  var artifacts: [(target: PreviewTarget, artifact: Artifact)] = []

  /// By variant, then locale, the default one first.
  static func all(of campaign: PreviewCampaign) -> [Version] {
    var versions: [Version] = []
    for target in campaign.targets {
      for artifact in target.artifacts {
        if let index = versions.firstIndex(where: { $0.variant == artifact.variant && $0.locale == artifact.locale }) {
          versions[index].artifacts.append((target, artifact))
        } else {
          versions.append(Version(variant: artifact.variant, locale: artifact.locale, artifacts: [(target, artifact)]))
        }
      }
    }
    let key = { (version: Version) in
      [version.variant ?? "", version.locale == campaign.defaultLocale ? "" : version.locale].map { Array($0.utf8) }
    }
    return versions.sorted { left, right in
      let (first, second) = (key(left), key(right))
      return first[0] == second[0]
        ? first[1].lexicographicallyPrecedes(second[1]) : first[0].lexicographicallyPrecedes(second[0])
    }
  }

  var title: String {
    let name =
      switch locale {
      case "_silent": "Silent"
      case "_badge": "Badge only"
      default: locale
      }
    return variant.map { "\($0) · \(name)" } ?? name
  }

  var anchor: String {
    variant.map { "\($0)-\(locale)" } ?? locale
  }

  /// Why no surface shows it.
  var remark: String {
    switch locale {
    case "_silent": "Nothing is shown: the app is woken in the background."
    case "_badge": "Only the number on the app’s icon changes."
    default: "The vendor’s server draws this notification."
    }
  }
}
