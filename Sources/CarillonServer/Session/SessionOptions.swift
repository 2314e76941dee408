package import SourceText

/// What a session is started with.
package struct SessionOptions: Sendable {
  package var analysis = AnalysisOptions()

  /// The one project there is, absolute; nil to find projects in what the client opens.
  package var root: String?

  /// Where to look where the client names no folder, absolute.
  package var currentDirectory: String?

  /// As in `0.1.0`.
  package var version = ""

  /// Opens the directory of an absolute path.
  package var open: @Sendable (String) throws(FileError) -> any FileTree

  package init(open: @escaping @Sendable (String) throws(FileError) -> any FileTree) {
    self.open = open
  }
}
