import Diagnostics
package import SourceText

/// The files of a run, for printing: bytes are kept only where something was found in them, and read again for the few
/// that a finding elsewhere points to.
package struct RunFiles: SourceFiles, Sendable {
  private let workspace: Workspace

  /// By file id; nil where nothing was found.
  private var kept: [SourceFile?]

  package init(_ workspace: Workspace) {
    self.workspace = workspace
    kept = Array(repeating: nil, count: workspace.paths.count)
    if let file = workspace.configurationFile { keep(file) }
  }

  package mutating func keep(_ file: SourceFile) {
    kept[Int(file.id.rawValue)] = file
  }

  package func path(of file: FileID) -> String {
    workspace.paths[Int(file.rawValue)]
  }

  package func bytes(of file: FileID) -> [UInt8]? {
    if let file = kept[Int(file.rawValue)] { return file.bytes }
    // A file that is a link, too large or gone has no excerpt; the finding stands without it.
    return try? workspace.source(file).value?.bytes
  }
}
