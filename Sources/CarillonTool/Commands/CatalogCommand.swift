import CampaignCompiler
import CampaignModel
import CampaignRules
import CarillonBuild
import Diagnostics
import SourceText

extension Command {
  /// `carillon catalog`
  static let catalog = Command(
    name: "catalog", summary: "show what was read of the app's own resource files, and which campaigns use it",
    details: """
      Lists the notification channels, the categories of iOS, the action-button groups of Android, the strings, the \
      named resources and the sounds that the project's resource files declare, where each is declared, what the app's \
      SDK brings along, and the campaigns that name it.
      """,
    options: .project + [.dataFormat, .jobs], examples: ["carillon catalog", "carillon catalog --format json"],
    run: { try runCatalog($0) })
}

private func runCatalog(_ invocation: Invocation) throws -> ExitStatus {
  let session = try ProjectSession(invocation)
  let results = try session.run.compile(session.workspace.campaigns) { compiled, _ in compiled.summary }
  let listing = CatalogListing(session.workspace, campaigns: results.compactMap { $0.kept ?? nil })
  if invocation.arguments.value(of: .dataFormat) == "json" {
    try invocation.write(listing.json)
  } else {
    for line in listing.lines { try invocation.print(SafeText.terminal(line)) }
  }
  let report = RunReport(session.run, [CampaignResult<Int>](), assembly: nil, policy: session.policy)
  guard report.hasError else { return .success }
  let errors = report.diagnostics.filter { $0.severity == .error }
  try invocation.surroundings.errors.write(render(errors, as: .full, files: report.files, options: .init()))
  return .findings
}
