import CampaignModel
import CarillonBuild
import SourceText

extension Command {
  /// `carillon clean`
  static let clean = Command(
    name: "clean", summary: "remove what builds have written",
    details: """
      Removes the files and directories of the build directory that carillon makes, and its cache in .carillon; files of \
      other tools in the directory stay.
      """,
    options: .project + [.noWait, .quiet],
    writes: { _ in [.project] },
    run: { invocation in
      let session = try ProjectSession(invocation)
      guard try session.hasSoundConfiguration() else { return .findings }
      let path = session.workspace.configuration.output.directory
      try OutputRefusal.check(
        path, sources: ProjectBuild(session.run, policy: session.policy).sourceDirectories)
      let count = try OutputCleaning.clean(
        path, below: session.tree.root, waits: !invocation.arguments.has(.noWait),
        onWait: { () throws(FileError) in
          try invocation.note("carillon: another build is writing '\(path)'; waiting until it has ended")
          try invocation.surroundings.errors.flush()
        })
      if !invocation.arguments.has(.quiet) { try invocation.print("removed \(counted(count, "file")) in '\(path)'") }
      return .success
    })
}
