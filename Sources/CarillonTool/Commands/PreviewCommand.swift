import CarillonBuild
import Diagnostics
import SourceText
import Writers

extension Command {
  /// `carillon preview [CAMPAIGN...]`
  static let preview = Command(
    name: "preview", summary: "draw campaigns as devices show them, as pages for a browser",
    details: """
      Writes a page for each campaign, and an index of them when none is named, and prints their paths. A page shows \
      every locale on the lock screen, in the notification shade and in browsers, and beside it the payloads. Pages \
      run no script and fetch nothing; pictures are boxes that name them unless --images is given.
      """,
    operands: [Operand("CAMPAIGN", .campaign, isRepeatable: true, "campaigns' paths; all campaigns unless given")],
    options: .project + [.pagesOutput, .images, .watch] + .policy + [.jobs, .quiet, .verbose],
    examples: ["carillon preview", "carillon preview campaigns/sale.yaml --output /tmp/sale"],
    writes: { $0.value(of: .pagesOutput) == nil ? [.below(".carillon/preview")] : [] },
    run: { try runPreview($0) })
}

extension Option {
  static let pagesOutput = Option.value(
    "output", "DIR", use: .writesDirectory, "where the pages are written; .carillon/preview below the root unless given"
  )
  static let images = Option.flag("images", "let the pages load pictures from where the campaigns say they are")
  static let watch = Option.flag("watch", "make the pages again whenever a source changes, until interrupted")
}

private func runPreview(_ invocation: Invocation) throws -> ExitStatus {
  guard invocation.arguments.has(.watch) else { return try writePages(invocation) }
  var last: [UInt8] = []
  while true {
    let state = try fingerprint(try ProjectSession(invocation))
    if state != last {
      last = state
      _ = try writePages(invocation)
      try invocation.surroundings.output.flush()
    }
    try Interruption.check()
    Process.sleep(milliseconds: 300)
    try Interruption.check()
  }
}

private func writePages(_ invocation: Invocation) throws -> ExitStatus {
  let arguments = invocation.arguments
  let session = try ProjectSession(invocation)
  let root = session.tree.root
  let folder = try PageFolder(arguments.value(of: .pagesOutput) ?? root.displayName(".carillon/preview"))
  let pages = PreviewPages(
    run: session.run, policy: session.policy, folder: folder, loadsImages: arguments.has(.images))
  let files = try session.campaigns(named: arguments.operands)
  let (paths, report) = try pages.write(files, includesIndex: arguments.operands.isEmpty)
  let errors = report.diagnostics.filter { $0.severity == .error }
  if !errors.isEmpty {
    try invocation.surroundings.errors.write(
      render(errors, as: .full, files: report.files, options: ReportOptions(fileCount: report.fileCount)))
  }
  if !arguments.has(.quiet) { for path in paths { try invocation.print(path) } }
  return report.hasError ? .findings : .success
}

/// A digest of every source.
private func fingerprint(_ session: ProjectSession) throws -> [UInt8] {
  var digest = SHA256()
  let workspace = session.workspace
  digest.update(workspace.configurationFile?.bytes ?? [])
  for path in workspace.paths.dropFirst() {
    digest.update("\(path)\0")
    digest.update(Digest.sha256Bytes(try workspace.tree.read(path, limit: 8 << 20)))
  }
  return digest.finish()
}
