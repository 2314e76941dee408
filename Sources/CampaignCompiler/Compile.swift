package import CampaignModel
package import CampaignRules
package import CampaignTargets
package import Diagnostics

/// What every campaign of a project is compiled with.
package struct Project: Sendable {
  package let configuration: Configuration
  package let catalog: Catalog

  /// "Now", in seconds since 1970 UTC, where the caller gave it.
  package let asOf: Int?

  package init(configuration: Configuration, catalog: Catalog, asOf: Int? = nil) {
    self.configuration = configuration
    self.catalog = catalog
    self.asOf = asOf
  }
}

/// What a campaign file compiles to.
package struct CompiledCampaign: Sendable {
  /// Nil where the file is no campaign at all.
  package let summary: CampaignSummary?

  /// Before severities and allowances are applied: what a cache may keep.
  package let findings: [Finding]

  /// By target, then variant, then locale; empty where the campaign has an error, or is a draft.
  package let artifacts: [Artifact]

  /// The campaign manifest in its indented form; nil where there are no artifacts.
  package let manifest: [UInt8]?

  package init(summary: CampaignSummary?, findings: [Finding], artifacts: [Artifact], manifest: [UInt8]?) {
    self.summary = summary
    self.findings = findings
    self.artifacts = artifacts
    self.manifest = manifest
  }
}
