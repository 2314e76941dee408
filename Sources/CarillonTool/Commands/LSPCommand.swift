import CampaignCompiler
import CarillonBuild
import CarillonServer
import SourceText

extension Command {
  /// `carillon lsp`
  static let lsp = Command(
    name: "lsp", summary: "serve editors: findings, help and completion while typing",
    details: """
      Speaks the Language Server Protocol 3.17 over standard input and output; editors start it, people need not. \
      Diagnostics are those of 'carillon check', with what the editor has not saved in the place of what is on disk.

      Without --root, the project of a file is the nearest directory above it, in the editor's folder, that holds \
      carillon.yaml; where there is none, the folder itself if it has a directory 'campaigns'. docs/editors.md says how \
      to set up editors.
      """,
    options: [.root, .sandbox, .stdio] + .policy + [.jobs],
    examples: ["carillon lsp"], readsAnywhere: true, writes: { _ in [] },
    run: { try runServer($0) })
}

extension Option {
  static let stdio = Option.flag("stdio", "speak over standard input and output, as it always does")
}

private func runServer(_ invocation: Invocation) throws -> ExitStatus {
  let arguments = invocation.arguments
  // Some editors' libraries give it whatever is served.
  _ = arguments.has(.stdio)
  var options = SessionOptions { path throws(FileError) in try DiskTree.open(path) }
  options.analysis.policy = try arguments.policyOptions()
  options.analysis.asOf = try arguments.asOfTime(invocation.surroundings.environment)
  options.analysis.jobs = try arguments.jobCount()
  options.currentDirectory = GivenPath.absolute(".")
  if let root = arguments.value(of: .root) {
    // A mistyped one is told at once, not by an editor that stays silent.
    _ = try DiskTree.open(root)
    options.root = GivenPath.absolute(root)
    try invocation.confine(to: Confinement.Reach(reading: [root], writing: []))
  }
  options.version = toolVersion.split(separator: " ").last.map(String.init) ?? toolVersion
  var server = LanguageServer(options)
  // By the protocol, 1 is for a client that leaves without 'shutdown'.
  return try server.run(over: .standard()) == 0 ? .success : .findings
}
