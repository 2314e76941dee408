import CarillonBuild
import SourceText

extension Invocation {
  /// Gives up what this call does not need, before anything of the project is read and any thread is started.
  ///
  /// A command that has no project has no input of others either.
  func confine() throws {
    guard arguments.offers(.sandbox) else { return }
    let root = arguments.value(of: .root) ?? "."
    var reach = Confinement.Reach(reading: [root], writing: [])
    for place in arguments.command.writes(arguments) {
      switch place {
      case .project, .output: reach.writing.append(root)
      case .below(let path): reach.writing.append(root + "/" + path)
      case .workingDirectory: reach.writing.append(".")
      }
    }
    for (use, path) in arguments.paths {
      switch use {
      case .reads: reach.reading?.append(path)
      case .writesFile: reach.writing.append(path.parentPath)
      case .writesDirectory: reach.writing.append(path)
      }
    }
    // git's programs may lie anywhere, and so may what an editor opens: the command gives the rest up as soon as it can.
    if arguments.command.readsAnywhere { reach.reading = nil }
    guard let confinement = try confine(to: reach), arguments.offers(.verbose), arguments.has(.verbose) else { return }
    switch confinement.state {
    case .success(let version): try note("confinement: Landlock, version \(version)")
    case .failure(let absence): try note("confinement: none, \(absence)")
    }
  }

  /// Gives up writing to anything but the build directory, where that is all that the call writes to: the directory is
  /// known from here on. One that will be refused is not opened to writing either.
  func confine(toOutput output: String, of tree: DiskTree) throws(FileError) {
    guard surroundings.mayConfine, arguments.command.writes(arguments) == [.output] else { return }
    var reach = Confinement.Reach(reading: ["/"], writing: [])
    if (try? OutputRefusal.check(output, sources: [])) != nil { reach.writing.append(tree.root.displayName(output)) }
    // While it still can be made: later nothing beside the build directory can.
    let cache = CacheFolder(tree.root)
    cache.prepare()
    if try tree.kind(of: CacheFolder.name) == .directory {
      reach.writing.append(tree.root.displayName(CacheFolder.name))
    }
    reach.writing += arguments.paths.filter { $0.use == .writesFile }.map(\.path.parentPath)
    try confine(to: reach)
  }

  /// Gives up everything but the reach, as `--sandbox` asks; nil where the process is a test's.
  @discardableResult
  func confine(to reach: Confinement.Reach) throws(FileError) -> Confinement? {
    guard surroundings.mayConfine else { return nil }
    let mode = arguments.value(of: .sandbox).flatMap(Confinement.Mode.init(rawValue:)) ?? .auto
    return try Confinement.enter(reach, mode: mode)
  }
}

extension Arguments {
  /// The files and directories that the options and operands name, and what for.
  fileprivate var paths: [(use: PathUse, path: String)] {
    var found: [(use: PathUse, path: String)] = []
    for (name, value) in options {
      guard let option = command.options.first(where: { $0.name == name }), let use = option.use else { continue }
      // FORMAT=PATH
      let hasPrefix = option.argument?.utf8.contains(UInt8(ascii: "=")) ?? false
      let path = hasPrefix ? value.drop { $0 != "=" }.dropFirst() : value[...]
      found.append((use, String(path)))
    }
    for (index, value) in operands.enumerated() {
      guard let operand = command.operands.indices.contains(index) ? command.operands[index] : command.operands.last,
        case .path = operand.kind
      else { continue }
      found.append((operand.use, value))
    }
    return found
  }
}
