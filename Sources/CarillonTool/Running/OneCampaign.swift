import CampaignCompiler
import CampaignModel
import CampaignRules
import CarillonBuild
import Diagnostics
import Documents
import SourceText

/// A single campaign for the commands that look at one.
struct OneCampaign {
  let session: ProjectSession
  let source: SourceFile
  let campaign: Campaign
  let compiled: CompiledCampaign

  /// The campaign that a path or an id names; its errors are printed, and then there is none.
  static func read(_ operand: String, in session: ProjectSession) throws -> OneCampaign? {
    let file = try session.campaign(named: operand)
    let results = try session.run.compile([file]) { compiled, source in (compiled, source) }
    let report = RunReport(
      session.run, results, assembly: nil, policy: session.policy, includesConfiguration: session.run.hasErrorBefore)
    guard !report.hasError, let (compiled, source) = results.first?.kept,
      let document = YAMLReader.read(source).value,
      let campaign = CampaignReader.read(
        document, path: source.path, configuration: session.workspace.configuration
      ).value
    else {
      let errors = session.invocation.surroundings.errors
      try errors.write(
        render(report.diagnostics.filter { $0.severity == .error }, as: .full, files: report.files, options: .init()))
      return nil
    }
    return OneCampaign(session: session, source: source, campaign: campaign, compiled: compiled)
  }
}

extension ProjectSession {
  /// The file of a campaign, named by its path or its id.
  func campaign(named operand: String) throws -> FileID {
    guard operand.hasCampaignExtension || operand.utf8.contains(UInt8(ascii: "/")) else {
      return try campaign(ofID: operand)
    }
    let files = try campaigns(named: [operand])
    guard files.count == 1 else { throw FileError("'\(operand)' holds \(files.count) campaigns; name one of them") }
    return files[0]
  }

  /// The path of a campaign that has the id; nil where none has.
  func path(ofCampaign id: String) throws -> String? {
    try campaigns(ofID: id).matches.first.map { workspace.paths[Int($0.rawValue)] }
  }

  /// The files of that id, and every id that there is.
  private func campaigns(ofID id: String) throws -> (matches: [FileID], known: [String]) {
    let ids = try run.compile(workspace.campaigns) { compiled, _ in compiled.summary?.id.value }
    let matches = zip(workspace.campaigns, ids).filter { $1.kept??.utf8.elementsEqual(id.utf8) ?? false }.map(\.0)
    return (matches, ids.compactMap { $0.kept ?? nil })
  }

  private func campaign(ofID id: String) throws -> FileID {
    let (matches, known) = try campaigns(ofID: id)
    switch matches.count {
    case 1: return matches[0]
    case 0:
      let hint = Suggestion.nearest(to: id, in: known).map { "; did you mean '\($0)'?" } ?? ""
      throw FileError("there is no campaign '\(id)'\(hint)")
    default: throw FileError("\(matches.count) campaigns have the id '\(id)'; name one by its path")
    }
  }
}
