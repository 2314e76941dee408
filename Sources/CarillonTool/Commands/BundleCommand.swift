import CampaignModel
import CarillonBuild
import SourceText

extension Command {
  /// `carillon bundle`
  static let bundle = Command(
    name: "bundle", summary: "write one archive of a whole build",
    details: """
      Compiles the project into a POSIX tar archive: the manifests first, then the payloads in the bytes to send, the \
      same archive on every machine. Every file has the time of SOURCE_DATE_EPOCH, or 0. 'carillon verify' reads it.
      """,
    options: .project + [.output] + .report + .policy + [.jobs, .quiet],
    examples: ["carillon bundle --output release.tar"],
    writes: { $0.value(of: .output) == nil ? [.workingDirectory] : [] },
    run: { invocation in
      let arguments = invocation.arguments
      let printer = try ReportPrinter(invocation)
      let session = try ProjectSession(invocation)
      let path = arguments.value(of: .output) ?? session.workspace.configuration.output.directory + ".tar"
      let time = try arguments.sourceDateEpoch(invocation.surroundings.environment) ?? 0
      let outcome = try ProjectBundle(session.run, policy: session.policy).write(path, modified: time)
      let surroundings = invocation.surroundings
      try printer.print(
        outcome.report, to: printer.isJSON ? surroundings.output : surroundings.errors, leavesOutNothing: true)
      guard let count = outcome.fileCount else { return .findings }
      let stream = printer.isJSON ? surroundings.errors : surroundings.output
      if !arguments.has(.quiet) { try stream.write("\(counted(count, "file")) in '\(path)'\n") }
      return .success
    })
}

extension Option {
  static let output = Option.value(
    "output", "FILE", use: .writesFile, "the archive to write; the build directory's name with .tar unless given")
}
