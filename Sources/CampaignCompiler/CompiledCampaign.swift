package import CampaignModel
package import CampaignRules
package import CampaignTargets
package import Diagnostics

/// What a campaign file compiles to.
package struct CompiledCampaign: Sendable {
  /// Nil where the file is no campaign at all.
  package let summary: CampaignSummary?

  /// Before severities and allowances are applied: what a cache may keep.
  package let findings: [Finding]

  /// The comments that allow findings in this file.
  package let allowances: [Allowance]

  /// Nil where the campaign has an error, or is a draft.
  package let output: CampaignOutput?

  /// What the file declares, as far as it could be read; nil where it is no campaign at all.
  package let campaign: Campaign?

  package init(
    summary: CampaignSummary?, findings: [Finding], allowances: [Allowance] = [], output: CampaignOutput? = nil,
    campaign: Campaign? = nil
  ) {
    self.summary = summary
    self.findings = findings
    self.allowances = allowances
    self.output = output
    self.campaign = campaign
  }
}

/// What is written of a campaign.
package struct CampaignOutput: Sendable {
  /// By target, then variant, then locale.
  package let artifacts: [Artifact]

  /// The campaign manifest in its indented form.
  package let manifest: [UInt8]

  /// Of `manifest`.
  package let manifestSHA256: String

  /// `sources.json` in its indented form, where the project asks for it.
  package let sources: [UInt8]?

  package init(artifacts: [Artifact], manifest: [UInt8], manifestSHA256: String, sources: [UInt8]?) {
    self.artifacts = artifacts
    self.manifest = manifest
    self.manifestSHA256 = manifestSHA256
    self.sources = sources
  }
}
