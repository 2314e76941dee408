import CampaignModel
import CarillonBuild
import Diagnostics
import SourceText

extension Command {
  /// `carillon verify [DIR|TAR]`
  static let verify = Command(
    name: "verify", summary: "prove that a build is complete and untampered",
    details: """
      Recomputes every digest of a build directory, or of a bundle, against its manifests, and names what is changed, \
      missing, extra, cut off, not in the bytes that the tool writes, or not a file. It needs no sources. Exits with 1 \
      where anything is wrong.

      The root manifest stands for everything else: its SHA-256, which is printed, is what to sign or to keep.
      """,
    operands: [Operand("DIR|TAR", .path, "a build directory or a bundle; the project's own build directory without")],
    options: .project + [.against, .jobs, .quiet],
    examples: ["carillon verify", "carillon verify release.tar --against ."],
    writes: { _ in [] },
    run: { try runVerify($0) })
}

extension Option {
  static let against = Option.value(
    "against", "ROOT", use: .reads, "compile the project there in memory as well, and compare")
}

private func runVerify(_ invocation: Invocation) throws -> ExitStatus {
  let arguments = invocation.arguments
  let jobs = try arguments.jobCount()
  let path = try arguments.operands.first ?? configuredDirectory(invocation)
  let tree = try VerifiedTree.open(path)
  let verification = try Verification(tree, jobs: jobs)
  var problems = verification.problems
  if problems.isEmpty, let root = arguments.value(of: .against) {
    let workspace = try Workspace.load(try DiskTree.open(root), configuration: nil)
    let comparison = try SourceComparison(
      tree, against: ProjectRun(workspace, policy: PolicyOptions(), asOf: nil, jobs: jobs), policy: PolicyOptions())
    guard let differences = comparison.problems else {
      let errors = comparison.report.diagnostics.filter { $0.severity == .error }
      try invocation.surroundings.errors.write(
        Diagnostics.render(errors, as: .full, files: comparison.report.files, options: .init()))
      return .findings
    }
    problems = differences
  }
  for problem in problems {
    try invocation.print(problem.path.isEmpty ? problem.line(of: path) : problem.line(of: nil))
  }
  guard problems.isEmpty else {
    if !arguments.has(.quiet) {
      try invocation.note("'\(path)' is not what its manifests say: \(counted(problems.count, "problem"))")
    }
    return .findings
  }
  if !arguments.has(.quiet) {
    let counts = "\(counted(verification.campaignCount, "campaign")), \(counted(verification.artifactCount, "payload"))"
    try invocation.print("\(counts): '\(path)' is whole; manifest.json sha256 \(verification.rootSHA256 ?? "")")
  }
  return .success
}

/// The project's own build directory, by a path that can be opened from here.
private func configuredDirectory(_ invocation: Invocation) throws -> String {
  let session = try ProjectSession(invocation)
  return session.tree.root.displayName(session.workspace.configuration.output.directory)
}

extension BuildProblem {
  /// As it is printed: `changed campaigns/sale/apns/en.json: it is cut off`, below the build that is named.
  func line(of build: String?) -> String {
    let name = [build, path.isEmpty ? nil : path].compactMap { $0 }.joined(separator: "/")
    return SafeText.terminal("\(kind.rawValue) \(name)\(detail.map { ": " + $0 } ?? "")")
  }
}
