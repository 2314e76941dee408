package import CampaignModel
import CampaignRules
package import CampaignTargets
package import Diagnostics
package import SourceText
import Writers

/// A campaign with the artifacts of all its targets, before anyone has said whether they may be written.
package struct CampaignCompilation: Sendable {
  /// A target with what it makes of the campaign.
  package struct TargetOutput: Sendable {
    package let target: Target
    package let headers: [Lowering.Header]

    /// By variant, then locale.
    package let artifacts: [Artifact]
  }

  let campaign: Campaign
  let project: Project

  /// The targets that make artifacts, in byte order of their names.
  package let outputs: [TargetOutput]

  /// The targets that make none, and why.
  let skipped: [(target: Target, reason: IgnoredReason)]

  /// The fields that some target leaves out.
  let ignored: [IgnoredEntry]

  /// More artifacts than a campaign may have are not made: a rule says so.
  package init(_ campaign: Campaign, targets: [Target], project: Project) {
    self.campaign = campaign
    self.project = project
    let skipped = targets.compactMap { target in target.skips(campaign).map { (target: target, reason: $0) } }
    let made = targets.filter { $0.skips(campaign) == nil }
    let versions = Version.all(of: campaign)
    let count = made.count * versions.reduce(0) { $0 + max($1.contents.count, 1) }
    let isTooMany = count > Self.maxArtifacts
    let bounds = ValueBounds(campaign.variables(in: project.configuration))

    var ignored = IgnoredList()
    var outputs: [TargetOutput] = []
    for target in made {
      var artifacts: [Artifact] = []
      var headers: [Lowering.Header] = []
      for version in versions {
        let input = version.input(for: target, of: campaign, in: project)
        let lowering = target.lowering(of: input)
        if version.isFirst { headers = lowering.headers }
        ignored.add(input, target: target, lowering: lowering)
        if isTooMany { continue }
        artifacts += version.artifacts(of: campaign, target: target, lowering: lowering, bounds: bounds)
      }
      outputs.append(TargetOutput(target: target, headers: headers, artifacts: artifacts))
    }
    self.outputs = outputs
    self.skipped = skipped
    self.ignored = ignored.entries
  }

  /// How many artifacts a campaign may have.
  package static let maxArtifacts = 20_000

  /// What the payload rules find.
  package var payloadFindings: [Finding] {
    outputs.flatMap { output in
      let whole = output.target.limit(project.configuration)
      let reserve = project.configuration.reserves.first { $0.target.value.utf8.elementsEqual(output.target.name.utf8) }
      let limit = whole - (reserve?.bytes ?? 0)
      let context = PayloadSubject.Context(
        campaign: campaign, configuration: project.configuration, target: output.target, limit: limit)
      return output.artifacts.flatMap { artifact in
        Rule.findings(in: PayloadSubject(artifact, in: context, range: range(of: artifact)))
      }
    }
  }

  /// The locale's copy, or the campaign's id where it has none.
  private func range(of artifact: Artifact) -> SourceRange {
    let content = campaign.content?.locales.first { $0.locale.value.description == artifact.countedLocale }
    return content?.locale.range ?? campaign.id.range
  }

  /// What is written of the campaign, whose file this is.
  package func output(of source: SourceFile) -> CampaignOutput {
    let sources = project.configuration.output.sourceMap ? SourceMap(self, source: source).bytes : nil
    let manifest = manifest(sourcesSHA256: sources.map(Digest.sha256))
    return CampaignOutput(
      artifacts: outputs.flatMap(\.artifacts), manifest: manifest, manifestSHA256: Digest.sha256(manifest),
      sources: sources)
  }
}
