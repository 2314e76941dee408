package import CampaignCompiler
package import CampaignModel
package import CampaignRules
package import Diagnostics
import Documents
package import SourceText

/// One end of a comparison: a project's configuration and the campaigns that may differ from the other end's.
package struct ReviewSide: Sendable {
  package let project: Project
  package let campaigns: [ReviewedCampaign]

  /// The app's own resource files, as far as places in them are told.
  private let resources: [SourceFile]

  /// What the policy makes of the findings in the configuration and the resource files.
  let diagnostics: [Diagnostic]

  package init(
    project: Project, campaigns: [ReviewedCampaign], resources: [SourceFile] = [], findings: [Finding] = [],
    allowances: [Allowance] = []
  ) {
    self.project = project
    self.campaigns = campaigns
    self.resources = resources
    let catalog = Rule.findings(in: CatalogSubject(catalog: project.catalog, configuration: project.configuration))
    diagnostics = project.policy.diagnostics(findings + catalog, allowances: allowances)
      .filter { $0.finding.rule != "unused-allowance" }
  }

  /// Where a range begins; nil where it is in no file of the project as a whole.
  func place(_ range: SourceRange) -> Change.Place? {
    let files = [project.configurationFile].compactMap { $0 } + resources
    return files.first { $0.id == range.file }.map { Change.Place(range, in: $0) }
  }
}

/// A campaign file at one end: what it says, and what it compiles to.
package struct ReviewedCampaign: Sendable {
  package let source: SourceFile

  /// Nil where the file is no campaign.
  package let campaign: Campaign?

  /// What of the app's own resources the campaign names.
  struct Uses: Sendable {
    let channelIDs: [String]
    let categoryIDs: [String]
  }

  let uses: Uses

  /// Nil where the campaign has an error, or is a draft.
  package let output: CampaignOutput?

  /// What the policy makes of the findings in this file.
  package let diagnostics: [Diagnostic]

  /// Reads and compiles a file. Allowances are applied; whether one is unused is not a review's to say.
  package init(_ source: SourceFile, in project: Project) {
    self.source = source
    let compiled = compile(source, in: project)
    output = compiled.output
    uses = Uses(
      channelIDs: compiled.summary?.channelIDs ?? [], categoryIDs: compiled.summary?.categoryIDs ?? [])
    diagnostics = project.policy.diagnostics(compiled.findings, allowances: compiled.allowances)
      .filter { $0.finding.rule != "unused-allowance" }
    campaign = YAMLReader.read(source).value.flatMap {
      CampaignReader.read($0, path: source.path, configuration: project.configuration).value
    }
  }

  /// The campaign's id, or its file's path where it has none that can be read.
  var name: String {
    campaign?.id.value ?? source.path
  }
}
