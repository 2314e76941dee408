import CampaignModel
import CampaignRules
import CarillonBuild
import Diagnostics
import SourceText

extension Command {
  /// `carillon lock`
  static let lock = Command(
    name: "lock", summary: "record the channels that ship, so that a change that old installs never see is found",
    details: """
      Writes channels.lock: every attribute of the app's notification channels that an installed app cannot change any \
      more. Run it when a version of the app ships, and commit the file. New channels are added; a channel that has \
      changed since, or is no longer declared, stays as it is recorded until it is accepted.

      Exits with 1 and writes nothing where a channel has changed and is not accepted, or where a resource file has an \
      error; with --check also where the file is not current.
      """,
    options: .project + [.acceptChannel, .lockCheck, .quiet],
    examples: ["carillon lock", "carillon lock --accept com.acme.promos"],
    run: { try runLock($0) })
}

extension Option {
  static let acceptChannel = Option.value(
    "accept", "ID", isRepeatable: true,
    "record the change or the removal of this channel: old installs keep what they have")
  static let lockCheck = Option.flag("check", "write nothing; exit with 1 where channels.lock is not current")
}

private func runLock(_ invocation: Invocation) throws -> ExitStatus {
  let session = try ProjectSession(invocation)
  let catalog = session.workspace.catalog
  let report = RunReport(
    session.run, [CampaignResult<Int>](), assembly: session.run.assemble([CampaignResult<Int>]()),
    policy: session.policy)
  let errors = report.diagnostics.filter { $0.severity == .error && !isShippedChange($0) }
  guard errors.isEmpty else {
    try invocation.surroundings.errors.write(render(errors, as: .full, files: report.files, options: .init()))
    return .findings
  }
  guard !catalog.hasUnknownChannelID else {
    throw FileError("cannot record the channels: the id of one is a reference that leads nowhere in the project")
  }
  let before = catalog.lock ?? ChannelLock(channels: [])
  let recording = before.recording(catalog.channels, accepting: try accepted(invocation.arguments, before, catalog))
  guard recording.refused.isEmpty else { return try refuse(recording, report, invocation) }
  let bytes = Array(recording.lock.text.utf8)
  let isCurrent = try isCurrent(bytes, session, hasNone: recording.lock.channels.isEmpty)
  if invocation.arguments.has(.lockCheck) {
    if !isCurrent { try invocation.print("'\(ChannelLock.path)' is not current: run 'carillon lock'") }
    return isCurrent ? .success : .findings
  }
  if !isCurrent { try session.tree.root.replace(ChannelLock.path, with: bytes) }
  if !invocation.arguments.has(.quiet) { try tell(recording, invocation) }
  return .success
}

private func isShippedChange(_ diagnostic: Diagnostic) -> Bool {
  diagnostic.finding.rule == Rule.shippedChannelChanged.id || diagnostic.finding.rule == Rule.shippedChannelRemoved.id
}

/// The ids to accept, each of a channel that has something to accept.
private func accepted(_ arguments: Arguments, _ lock: ChannelLock, _ catalog: Catalog) throws -> [String] {
  let pending = lock.recording(catalog.channels, accepting: [])
  let known = pending.refused + pending.retained
  return try arguments.values(of: .acceptChannel).map { id in
    guard known.contains(where: { $0.utf8.elementsEqual(id.utf8) }) else {
      let nearest = Suggestion.nearest(to: id, in: known).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError("--accept: no channel '\(id)' has changed or gone since it shipped\(nearest)", command: "lock")
    }
    return id
  }
}

/// Whether the file says just that; without channels there need not be one.
private func isCurrent(_ bytes: [UInt8], _ session: ProjectSession, hasNone: Bool) throws -> Bool {
  guard try session.tree.kind(of: ChannelLock.path) != nil else { return hasNone }
  return try session.tree.read(ChannelLock.path, limit: bytes.count) == bytes
}

private func refuse(
  _ recording: ChannelLock.Recording, _ report: RunReport, _ invocation: Invocation
) throws -> ExitStatus {
  let findings = report.diagnostics.filter { $0.finding.rule == Rule.shippedChannelChanged.id }
  try invocation.surroundings.errors.write(render(findings, as: .full, files: report.files, options: .init()))
  let ids = recording.refused.map { "'\($0)'" }.joined(separator: ", ")
  try invocation.note("carillon: nothing is recorded: \(SafeText.terminal(ids)) changed since what has shipped")
  return .findings
}

private func tell(_ recording: ChannelLock.Recording, _ invocation: Invocation) throws {
  let parts =
    [counted(recording.lock.channels.count, "channel")]
    + [(recording.added, "new"), (recording.accepted, "accepted")].compactMap { ids, word in
      ids.isEmpty ? nil : "\(ids.count) \(word)"
    }
  try invocation.print("\(ChannelLock.path): " + parts.joined(separator: ", "))
  for id in recording.retained {
    let shown = SafeText.terminal(id)
    try invocation.print("kept '\(shown)', which is no longer declared; --accept \(shown) takes it out")
  }
}
