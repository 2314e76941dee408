package import CampaignCompiler

extension ProjectRun {
  /// What spans the campaigns of a whole run.
  package func assemble<Kept: Sendable>(_ results: [CampaignResult<Kept>]) -> Assembly {
    CampaignCompiler.assemble(results.compactMap(\.record), resources: workspace.resources, in: project)
  }
}
