import CampaignCompiler
import CampaignReview
import CampaignRules
import CarillonBuild
import Diagnostics
import Documents
import SourceText

extension Command {
  /// `carillon diff [BASE] [HEAD]`
  static let diff = Command(
    name: "diff", summary: "say what a merge changes, in campaign terms",
    details: """
      Compiles the project at both ends and compares what comes out: fields, locales, placeholders, payloads and \
      findings, not lines. BASE and HEAD are git revisions or directories. Without HEAD the working tree is compared; \
      without BASE, with the commit where this branch left origin/HEAD, main or master.

      Of git only its plumbing is run, and nothing that a repository's configuration names.
      """,
    operands: [
      Operand("BASE", .path, "a git revision or a directory"), Operand("HEAD", .path, "a git revision or a directory"),
    ],
    options: .project + [.reviewFormat, .breaking, .exitCode, .jobs],
    examples: ["carillon diff", "carillon diff origin/main --format markdown", "carillon diff v1.2 v1.3 --breaking"],
    readsAnywhere: true, writes: { _ in [] },
    run: { try runDiff($0) })
}

extension Option {
  static let reviewFormat = Option.value(
    "format", "FORMAT", choices: ["text", "markdown", "json", "html"],
    "for people, for a comment on a merge request, for programs, or a page for a browser")
  static let breaking = Option.flag("breaking", "exit with 1 where something breaks")
  static let exitCode = Option.flag("exit-code", "exit with 1 where anything changed")
}

private func runDiff(_ invocation: Invocation) throws -> ExitStatus {
  let arguments = invocation.arguments
  let root = arguments.value(of: .root) ?? "."
  let configuration = try arguments.value(of: .config).map { path in
    (path: path, bytes: try NamedFile.read(path, limit: YAMLReader.sizeLimit))
  }
  let base = try tree(arguments.operands.first, in: root, isBase: true)
  let head = try tree(arguments.operands.dropFirst().first, in: root, isBase: false)
  // By now git runs where it is needed, and nothing of the project has been parsed.
  try invocation.confine(to: Confinement.Reach(reading: [root] + arguments.operands, writing: []))
  let loading = try ReviewLoading(
    base: base, head: head,
    session: ReviewOptions(configuration: configuration, jobs: try arguments.jobCount()))
  let review = compare(loading.base, loading.head, unchanged: loading.unchanged)
  let (findings, workspace) = loading.headFindings
  let diagnostics = loading.head.project.policy.diagnostics(findings, allowances: workspace.allowances)
  if !diagnostics.isEmpty {
    let files = RunFiles(workspace)
    try invocation.surroundings.errors.write(
      render(sorted(diagnostics, files: files), as: .full, files: files, options: ReportOptions()))
  }
  switch arguments.value(of: .reviewFormat) {
  case "markdown": try invocation.write(renderMarkdown(review))
  case "json": try invocation.write(renderJSON(review))
  case "html": try invocation.write(renderHTML(review, base: loading.base, head: loading.head))
  default: try invocation.write(renderText(review))
  }
  if arguments.has(.exitCode), !review.isEmpty { return .findings }
  return arguments.has(.breaking) && review.isBreaking ? .findings : .success
}

/// What an operand names: a directory where there is one, else a revision; without one, the merge base or the working
/// tree.
private func tree(_ operand: String?, in root: String, isBase: Bool) throws -> any FileTree {
  guard let operand else {
    guard isBase else { return try DiskTree.open(root) }
    let repository = try GitRepository(of: root)
    return try GitTree(repository, commit: try repository.mergeBase())
  }
  if let directory = try? DiskTree.open(operand) { return directory }
  let repository = try GitRepository(of: root)
  return try GitTree(repository, commit: try repository.commit(operand))
}
