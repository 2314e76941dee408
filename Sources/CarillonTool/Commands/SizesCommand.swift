import CampaignCompiler
import CampaignModel
import CampaignRules
import CampaignTargets
import CarillonBuild
import Diagnostics
import SourceText
import Writers

extension Command {
  /// `carillon sizes [CAMPAIGN...]`
  static let sizes = Command(
    name: "sizes", summary: "show how large each payload is, and can become",
    details: """
      For each artifact: its bytes with placeholders filled by their fallbacks, the worst case with each placeholder at \
      its longest ('-' where one has no declared length), the limit, a bar of the worst case against the limit, and the \
      values that take most.
      """,
    operands: [Operand("CAMPAIGN", .campaign, isRepeatable: true, "campaigns' paths or ids; all of them without")],
    options: .project + [.dataFormat, .jobs],
    examples: ["carillon sizes", "carillon sizes weekend-sale --format json"],
    writes: { _ in [] },
    run: { try runSizes($0) })
}

/// One artifact's row.
private struct Row: Sendable {
  let campaign: String
  let artifact: String
  let variant: String?
  let target: String
  let locale: String
  let bytes: Int
  let maxBytes: Int?
  let limit: Int
  let largest: [SizeContributor]
}

private func runSizes(_ invocation: Invocation) throws -> ExitStatus {
  let session = try ProjectSession(invocation)
  let operands = invocation.arguments.operands
  let files = operands.isEmpty ? session.workspace.campaigns : try operands.map { try session.campaign(named: $0) }
  let configuration = session.workspace.configuration
  let results = try session.run.compile(files) { compiled, _ in
    artifactRows(of: compiled, configuration)
  }
  let report = RunReport(
    session.run, results, assembly: nil, policy: session.policy, includesConfiguration: session.run.hasErrorBefore)
  let made = results.flatMap { $0.kept ?? [] }
  if invocation.arguments.value(of: .dataFormat) == "json" {
    try invocation.write(json(made))
  } else {
    let heading = ["CAMPAIGN", "ARTIFACT", "BYTES", "MOST", "LIMIT", "", "LARGEST"]
    for line in TextTable.lines([heading] + made.map(cells), right: [2, 3, 4]) { try invocation.print(line) }
  }
  guard report.hasError else { return .success }
  let errors = report.diagnostics.filter { $0.severity == .error }
  try invocation.surroundings.errors.write(Diagnostics.render(errors, as: .full, files: report.files, options: .init()))
  return .findings
}

private func artifactRows(of compiled: CompiledCampaign, _ configuration: Configuration) -> [Row] {
  guard let id = compiled.summary?.id.value, let output = compiled.output else { return [] }
  return output.artifacts.compactMap { artifact in
    guard let target = Target.named(artifact.target) else { return nil }
    return Row(
      campaign: id, artifact: String(artifact.path.dropLast(".json".count)), variant: artifact.variant,
      target: artifact.target, locale: artifact.locale, bytes: artifact.bytes, maxBytes: artifact.maxBytes,
      limit: target.limit(configuration), largest: artifact.largest(3, measure: target.measure))
  }
}

private func cells(_ row: Row) -> [String] {
  [
    row.campaign, row.artifact, "\(row.bytes)", row.maxBytes.map { "\($0)" } ?? "-", "\(row.limit)", bar(row),
    row.largest.map { "\($0.pointer) \($0.bytes)" }.joined(separator: ", "),
  ]
}

/// Twenty columns for the limit: what is taken, then what placeholders may take.
private func bar(_ row: Row) -> String {
  func columns(_ bytes: Int) -> Int { min(20, (bytes * 20 + row.limit - 1) / row.limit) }
  let taken = columns(row.bytes)
  let most = max(taken, columns(row.maxBytes ?? row.bytes))
  return "[" + String(repeating: "#", count: taken) + String(repeating: "+", count: most - taken)
    + String(repeating: ".", count: 20 - most) + "]"
}

private func json(_ rows: [Row]) -> String {
  let artifacts = rows.map { row in
    var members: [JSON.Member] = [
      .init("bytes", .integer(row.bytes)),
      .init("campaign", .string(row.campaign)),
      .init(
        "largest",
        .array(
          row.largest.map { .object([.init("bytes", .integer($0.bytes)), .init("pointer", .string($0.pointer))]) })),
      .init("limit", .integer(row.limit)),
    ]
    // Names that stand in the place of a locale are none.
    if !row.locale.hasPrefix("_") { members.append(.init("locale", .string(row.locale))) }
    members.append(.init("maxBytes", row.maxBytes.map { .integer($0) } ?? .null))
    members.append(.init("target", .string(row.target)))
    if let variant = row.variant { members.append(.init("variant", .string(variant))) }
    return JSON.object(members)
  }
  return String(
    decoding: JSONWriter.indented(
      .object([.init("artifacts", .array(artifacts)), .init("formatVersion", .integer(1))])),
    as: UTF8.self)
}
