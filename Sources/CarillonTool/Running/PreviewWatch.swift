import CarillonBuild
import Documents
import SourceText
import Writers

/// Pages that are made again whenever a source changes, until the process is interrupted.
struct PreviewWatch {
  let invocation: Invocation

  /// Ends by throwing: at first by whatever is wrong, later only by an interruption or a stream that is gone. A file that
  /// cannot be read while someone saves it is told once, and looked at again.
  func run() throws -> ExitStatus {
    var last = try fingerprint()
    try show(try PreviewPages.write(ProjectSession(invocation)).paths)
    var trouble: String?
    while true {
      Process.sleep(milliseconds: 250)
      try Interruption.check()
      var newPaths: [String] = []
      do {
        let state = try fingerprint()
        if state != last || trouble != nil {
          newPaths = try PreviewPages.write(ProjectSession(invocation)).newPaths
          last = state
          trouble = nil
        }
      } catch let error as FileError {
        if trouble != error.description {
          trouble = error.description
          try invocation.note(error.description)
        }
      }
      try show(newPaths)
    }
  }

  private func show(_ paths: [String]) throws {
    guard !invocation.arguments.has(.quiet), !paths.isEmpty else { return }
    for path in paths { try invocation.print(path) }
    try invocation.surroundings.output.flush()
  }

  /// A digest of every source and of the configuration, wherever it is.
  private func fingerprint() throws -> [UInt8] {
    let arguments = invocation.arguments
    let tree = try DiskTree.open(arguments.value(of: .root) ?? ".")
    let elsewhere = try arguments.value(of: .config).map { path in
      (path: path, bytes: try NamedFile.read(path, limit: YAMLReader.sizeLimit))
    }
    let workspace = try Workspace.load(tree, configuration: elsewhere)
    var digest = SHA256()
    digest.update(workspace.configurationFile?.bytes ?? [])
    for path in workspace.paths.dropFirst() {
      digest.update("\(path)\0")
      // A link, a pipe or a file that is gone is a finding of its own: its name is enough.
      digest.update(Digest.sha256Bytes((try? tree.read(path, limit: YAMLReader.sizeLimit)) ?? []))
    }
    return digest.finish()
  }
}
