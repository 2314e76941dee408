import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let emptyTargets = Rule(
    id: "empty-targets",
    category: .correctness,
    isLowerable: false,
    summary: "a campaign is compiled for no target at all",
    rationale: """
      A campaign goes to those of the project's targets that serve its platforms. Where there is none, or where each of
      them has to skip it (the web cannot be silent, and only iOS can show a badge alone), nothing is built and nobody
      gets it.
      """,
    examples: [
      .flags(
        "A platform for which the project has no target",
        """
        //- carillon.yaml
        targets: [apns, fcm]
        //- campaigns/example.yaml
        platforms: [web]
        ^^^^^^^^^
        content:
          _default: en
          en: {title: Sale, body: Today}
        """),
      .flags(
        "No platform",
        """
        platforms: []
        ^^^^^^^^^
        content:
          _default: en
          en: {title: Sale, body: Today}
        """),
      .flags(
        "A silent campaign for the web",
        """
        platforms: [web]
        silent: true
        ^^^^^^
        data: {screen: sale}
        """),
      .flags(
        "A badge for Android alone",
        """
        id: clear-badge
        #   ^^^^^^^^^^^
        platforms: [android]
        presentation: {badge: 0}
        """),
      .accepts(
        "A silent campaign for the web and iOS",
        """
        platforms: [ios, web]
        silent: true
        data: {screen: sale}
        """),
      .accepts(
        "A draft",
        """
        draft: true
        platforms: []
        content:
          _default: en
          en: {title: Sale, body: Today}
        """),
    ],
    check: .campaign(checkEmptyTargets))
}

@Sendable
private func checkEmptyTargets(_ subject: CampaignSubject, report: inout Report) {
  let campaign = subject.campaign
  guard !campaign.isDraft, subject.targets.allSatisfy({ $0.skips(campaign) != nil }) else { return }
  let range = campaign.contentKey ?? campaign.silentRange ?? campaign.id.range
  if !subject.targets.isEmpty {
    let form = campaign.isSilent ? "is silent" : "is a badge alone"
    let names = subject.targets.map(\.name).joined(separator: ", ")
    report(
      "campaign \(form), which no target of its platforms can be: \(names)",
      at: campaign.silentRange ?? campaign.id.range,
      help: platformThatCan(campaign, in: subject.configuration).map { "add the platform \($0.rawValue)" }
        ?? "name a target that can, such as apns, in 'targets' of carillon.yaml")
  } else if let platforms = campaign.platforms {
    let names = platforms.value.map(\.value.rawValue).joined(separator: ", ")
    let targets = subject.configuration.targets.map(\.value).joined(separator: ", ")
    report(
      names.isEmpty ? "campaign is for no platform" : "no target of the project serves \(names)",
      at: platforms.range, help: "the project's targets are \(targets.isEmpty ? "none" : targets)")
  } else {
    report("project has no target to compile for", at: range, help: "name some in 'targets' of carillon.yaml")
  }
}

/// A platform that the campaign would reach with the project's targets, were it among its own.
private func platformThatCan(_ campaign: Campaign, in configuration: Configuration) -> Platform? {
  var everywhere = campaign
  everywhere.platforms = nil
  let platforms = Target.of(everywhere, configuration).filter { $0.skips(campaign) == nil }.map(\.platform)
  return Platform.allCases.first { platforms.contains($0) }
}
