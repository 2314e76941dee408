import CampaignModel
import CampaignRules
import CampaignTargets
import Diagnostics
import Documents
package import SourceText
import Writers

/// Compiles a campaign file: a pure function of the file and the project.
///
/// The file is read, held against the rules, lowered to each target, emitted, and the payloads are held against their
/// rules. Whether artifacts exist is the policy's to say: a campaign with an error has none, nor has a draft.
package func compile(_ source: SourceFile, in project: Project) -> CompiledCampaign {
  let read = YAMLReader.read(source)
  var findings = read.findings
  guard let document = read.value else { return CompiledCampaign(summary: nil, findings: findings) }
  let allowed = AllowanceReader.read(source, document: document)
  let allowances = allowed.value
  findings += allowed.findings
  let decoded = CampaignReader.read(document, path: source.path, configuration: project.configuration)
  findings += decoded.findings
  guard let campaign = decoded.value else {
    return CompiledCampaign(summary: nil, findings: findings, allowances: allowances)
  }
  let targets = Target.of(campaign, project.configuration)
  findings += Rule.findings(
    in: CampaignSubject(
      campaign: campaign, configuration: project.configuration, catalog: project.catalog, targets: targets,
      asOf: project.asOf), by: project.policy)
  let summary = CampaignSummary(campaign, in: project.configuration)
  guard !campaign.isDraft else {
    return CompiledCampaign(summary: summary, findings: findings, allowances: allowances, campaign: campaign)
  }

  let compilation = CampaignCompilation(campaign, targets: targets, project: project)
  findings += compilation.payloadFindings
  let diagnostics = project.policy.diagnostics(findings, allowances: allowances)
  guard !diagnostics.contains(where: { $0.severity == .error }) else {
    return CompiledCampaign(summary: summary, findings: findings, allowances: allowances, campaign: campaign)
  }
  return CompiledCampaign(
    summary: summary, findings: findings, allowances: allowances, output: compilation.output(of: source),
    campaign: campaign)
}
