import CarillonBuild

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
  if invocation.arguments.has(.watch) { return try PreviewWatch(invocation: invocation).run() }
  let outcome = try PreviewPages.write(ProjectSession(invocation))
  if !invocation.arguments.has(.quiet) { for path in outcome.paths { try invocation.print(path) } }
  return outcome.report.hasError ? .findings : .success
}
