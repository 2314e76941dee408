import CampaignModel
package import CampaignRules
package import Diagnostics
import SourceText

/// What is kept of a compiled campaign for the rest of a build: small, and what a cache holds.
package struct CampaignRecord: Sendable {
  package let summary: CampaignSummary

  /// Of the campaign's file.
  package let sourceSHA256: String

  /// What was written of it; nil for a draft and where it has an error.
  package let output: (artifacts: Int, manifestSHA256: String)?

  package init(summary: CampaignSummary, sourceSHA256: String, output: (artifacts: Int, manifestSHA256: String)?) {
    self.summary = summary
    self.sourceSHA256 = sourceSHA256
    self.output = output
  }
}

/// A file of the app's own resources.
package struct ResourceRecord: Sendable, Equatable {
  /// Below the project's root.
  package let path: String
  package let sha256: String

  package init(path: String, sha256: String) {
    self.path = path
    self.sha256 = sha256
  }
}

/// What spans campaigns.
package struct Assembly: Sendable {
  /// Of the catalog and of all campaigns together, before severities and allowances are applied.
  package let findings: [Finding]

  /// The root manifest in its indented form.
  package let manifest: [UInt8]

  package init(findings: [Finding], manifest: [UInt8]) {
    self.findings = findings
    self.manifest = manifest
  }
}

/// Puts the campaigns of a project together: the rules that span them, and the root manifest of those that have output.
///
/// The records may come in any order; what is made of them does not depend on it.
package func assemble(_ records: [CampaignRecord], resources: [ResourceRecord], in project: Project) -> Assembly {
  let summaries = records.map(\.summary).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  let findings = findCatalogFaults(in: project) + findProjectFaults(in: summaries, of: project)
  return Assembly(
    findings: findings, manifest: rootManifest(records, resources: resources, configuration: project.configuration))
}

/// What the rules find in the app's own resources.
package func findCatalogFaults(in project: Project) -> [Finding] {
  Rule.findings(in: CatalogSubject(catalog: project.catalog, configuration: project.configuration))
}

/// What the rules find in all campaigns together, given in byte order of their paths.
package func findProjectFaults(in campaigns: [CampaignSummary], of project: Project) -> [Finding] {
  Rule.findings(
    in: ProjectSubject(campaigns: campaigns, configuration: project.configuration, catalog: project.catalog))
}
