import CampaignModel
import CampaignTargets

/// A variant and locale of a campaign, with the artifacts that it is sent as.
struct PreviewVersion {
  let variant: String?
  let locale: String

  /// In byte order of the targets' names.
  private(set) var sent: [(target: PreviewTarget, artifact: Artifact)] = []

  /// By variant, then locale, the default one first, and last what holds every locale.
  static func all(of campaign: PreviewCampaign) -> [PreviewVersion] {
    var versions: [PreviewVersion] = []
    // What is drawn in a vendor's stead is not sent.
    for artifact in campaign.drawnTargets.flatMap(\.artifacts)
    where !versions.contains(where: { $0.shows(artifact) }) {
      versions.append(PreviewVersion(variant: artifact.variant, locale: artifact.locale))
    }
    for target in campaign.targets {
      for artifact in target.artifacts {
        if let index = versions.firstIndex(where: { $0.shows(artifact) }) {
          versions[index].sent.append((target, artifact))
        } else {
          versions.append(
            PreviewVersion(variant: artifact.variant, locale: artifact.locale, sent: [(target, artifact)]))
        }
      }
    }
    let key = { (version: PreviewVersion) in
      let locale = version.locale == "_localized" ? "~" : version.locale
      return [version.variant ?? "", locale == campaign.defaultLocale ? "" : locale].map { Array($0.utf8) }
    }
    return versions.sorted { left, right in
      let (first, second) = (key(left), key(right))
      return first[0] == second[0]
        ? first[1].lexicographicallyPrecedes(second[1]) : first[0].lexicographicallyPrecedes(second[0])
    }
  }

  /// What devices are given to show, with the target that gives it; phones first.
  func notifications(in campaign: PreviewCampaign) -> [(target: String, notification: Notification)] {
    campaign.shownTargets
      .sorted { $0.platform.rank < $1.platform.rank }
      .compactMap { target in
        guard let artifact = target.artifacts.first(where: shows),
          let notification = Notification(artifact, of: target, in: campaign), notification.isShown
        else { return nil }
        return (target.name, notification)
      }
  }

  private func shows(_ artifact: Artifact) -> Bool {
    artifact.variant == variant && artifact.locale == locale
  }

  var title: String {
    let name =
      switch locale {
      case "_silent": "Silent"
      case "_badge": "Badge only"
      case "_localized": "All locales in one body"
      default: locale
      }
    return variant.map { "\($0) · \(name)" } ?? name
  }

  var anchor: String {
    variant.map { "\($0)-\(locale)" } ?? locale
  }

  /// Who gets this copy besides those who ask for it; nil where nobody does.
  func readers(of campaign: PreviewCampaign) -> String? {
    var readers = campaign.resolution.filter { $0.locale == locale && $0.requested != locale }.map(\.requested)
    if locale == campaign.defaultLocale { readers.append("everyone whose language has no copy") }
    return readers.isEmpty ? nil : "also shown to \(readers.joined(separator: ", "))"
  }

  /// Why no surface shows it.
  var remark: String {
    switch locale {
    case "_silent": "Nothing is shown: the app is woken in the background."
    case "_badge": "Only the number on the app’s icon changes."
    case "_localized": "The vendor chooses each reader’s copy from this body; how it looks is drawn above."
    default: "There is nothing to show."
    }
  }
}

extension Platform {
  /// Phones first, as most people see a notification; Fire OS beside Android.
  fileprivate var rank: Int {
    switch self {
    case .ios: 0
    case .android: 1
    case .fireos: 2
    case .web: 3
    }
  }
}
