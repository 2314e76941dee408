import CampaignModel
import CarillonBuild
import Diagnostics
import Documents
import SourceText

/// A project as a command works on it: read by the options that all of them share.
struct ProjectSession {
  let invocation: Invocation
  let tree: DiskTree
  let policy: PolicyOptions

  /// The configuration that '--config' names; nil where it is the project's own.
  let elsewhere: (path: String, bytes: [UInt8])?
  let run: ProjectRun

  var workspace: Workspace {
    run.workspace
  }

  /// Reads the project; a file that an editor has not saved stands for the one on disk.
  init(_ invocation: Invocation, unsaved: (path: String, bytes: [UInt8])? = nil) throws {
    let arguments = invocation.arguments
    self.invocation = invocation
    let tree = try DiskTree.open(arguments.value(of: .root) ?? ".")
    self.tree = tree
    let elsewhere = try arguments.value(of: .config).map { path in
      (path: path, bytes: try NamedFile.read(path, limit: YAMLReader.sizeLimit))
    }
    self.elsewhere = elsewhere
    let files: any FileTree = unsaved.map { OverlayTree(tree, files: [$0]) } ?? tree
    let timings = arguments.offers(.timings) && arguments.has(.timings) ? Timings() : nil
    let workspace = try timings.measure(.project) {
      try Workspace.load(
        files, configuration: elsewhere,
        whenConfigured: { configuration throws(FileError) in
          try invocation.confine(toOutput: configuration.output.directory, of: tree)
        })
    }
    let isWatched =
      invocation.surroundings.errors.isTerminal && arguments.offers(.quiet) && !arguments.has(.quiet)
      && arguments.offers(.jobs)
    policy = arguments.offers(.error) ? try arguments.policyOptions() : PolicyOptions()
    run = ProjectRun(
      workspace, policy: policy,
      asOf: arguments.offers(.asOf) ? try arguments.asOfTime(invocation.surroundings.environment) : nil,
      jobs: arguments.offers(.jobs) ? try arguments.jobCount() : 1,
      shard: arguments.offers(.shard) ? try arguments.shard() : nil,
      progress: isWatched ? .onStandardError() : nil, timings: timings)
    try log("root: \(tree.root.name)")
    try log("configuration: \(workspace.configurationFile?.path ?? "none, everything is at its default")")
    try log("campaign files: \(run.campaigns.count), threads: \(run.jobs)")
  }

  /// With `--verbose`, a line on standard error.
  func log(_ line: @autoclosure () -> String) throws {
    guard invocation.arguments.offers(.verbose), invocation.arguments.has(.verbose) else { return }
    try invocation.note(line())
  }

  /// With `--timings`, a table on standard error, when everything is done.
  func logTimings() throws {
    guard let timings = run.timings else { return }
    func line(_ name: String, _ nanoseconds: UInt64, _ text: String) -> String {
      let tenths = nanoseconds / 100_000
      let time = "\(tenths / 10).\(tenths % 10)"
      let gap = String(repeating: " ", count: max(20 - name.utf8.count - time.utf8.count, 1))
      return name + gap + time + " ms  " + text
    }
    for phase in Timings.Phase.allCases {
      let note = phase.isShared && run.jobs > 1 ? ", added over \(run.jobs) threads" : ""
      try invocation.note(line("\(phase)", timings.time(of: phase), phase.summary + note))
    }
  }

  /// The campaign files that the operands name, in byte order; all of them without operands.
  ///
  /// A directory stands for what is below it; a campaign may also be named by its id.
  func campaigns(named operands: [String]) throws -> [FileID] {
    guard !operands.isEmpty else { return workspace.campaigns }
    var wanted = Set<FileID>()
    for operand in operands {
      let path = try pathBelowRoot(operand)
      let found = workspace.campaigns.filter { file in
        let candidate = workspace.paths[Int(file.rawValue)]
        return candidate.utf8.elementsEqual(path.utf8) || candidate.utf8.starts(with: (path + "/").utf8)
      }
      guard !found.isEmpty else { throw try notFound(operand, path: path) }
      wanted.formUnion(found)
    }
    return workspace.campaigns.filter(wanted.contains)
  }

  /// The path as the tool names it: relative to the root, with `/`.
  func pathBelowRoot(_ operand: String) throws -> String {
    let root = GivenPath.absolute(tree.root.name)
    let path = GivenPath.absolute(operand)
    guard let root, let path, let below = GivenPath.relative(path, to: root) else { return operand }
    return below
  }

  /// Opens the directory that is written, below the project's root; says so where another build has to be waited for.
  func openOutput(_ path: String, access: OutputDirectory.Access) throws -> OutputDirectory {
    try OutputDirectory.open(
      path, below: tree.root, access: access,
      onWait: { () throws(FileError) in
        try invocation.note("carillon: another build is writing '\(path)'; waiting until it has ended")
        try invocation.surroundings.errors.flush()
      })
  }

  /// The files of the project that the operands name: campaigns, its configuration, the app's resources. A directory
  /// stands for what is below it.
  func files(named operands: [String]) throws -> [FileID] {
    var wanted = Set<Int>()
    for operand in operands {
      let path = try pathBelowRoot(operand)
      let found = workspace.paths.indices.filter { index in
        guard index > 0 || workspace.configurationFile != nil else { return false }
        let candidate = workspace.paths[index]
        return path == "." || candidate.utf8.elementsEqual(path.utf8)
          || candidate.utf8.starts(with: (path + "/").utf8)
      }
      guard !found.isEmpty else { throw try notFound(operand, path: path, below: "'campaigns' and 'channels'") }
      wanted.formUnion(found)
    }
    return wanted.sorted().map { FileID(UInt32($0)) }
  }

  /// Whether the configuration has no error; those that it has are printed. What it says of the output counts only then.
  func hasSoundConfiguration() throws -> Bool {
    let report = RunReport(run, [CampaignResult<Int>](), assembly: nil, policy: policy)
    let errors = report.diagnostics.filter { $0.severity == .error && $0.finding.range?.file == configurationFile }
    guard !errors.isEmpty else { return true }
    try invocation.surroundings.errors.write(render(errors, as: .full, files: report.files, options: .init()))
    return false
  }

  private var configurationFile: FileID? {
    workspace.configurationFile?.id
  }

  private func notFound(_ operand: String, path: String, below keys: String = "'campaigns'") throws -> FileError {
    switch try tree.kind(of: path) {
    case nil: FileError("cannot read '\(operand)': there is no such file")
    case .directory: FileError("nothing below '\(operand)' is read: see \(keys) of carillon.yaml")
    case .file: FileError("'\(operand)' is not among the files that are read: see \(keys) of carillon.yaml")
    case .symbolicLink: FileError("cannot read '\(operand)': it is a symbolic link, and links are not followed")
    case .other: FileError("cannot read '\(operand)': it is a pipe, a socket or a device, not a regular file")
    }
  }
}
