import Diagnostics
import SourceText

/// A project that the session looks after, and what the client was told of it.
struct OpenProject: Sendable {
  var analysis: ProjectAnalysis

  /// Files that changed and are not compiled yet: what was published of them speaks of other lines, even where the same will
  /// be found at the same bytes.
  var moved: Set<[UInt8]> = []

  /// Below the root: what changed and is not analysed yet, in the order of the changes.
  var changed: [String] = []

  /// Whether files came or went.
  var needsReload = true

  /// What the client shows, by the path's UTF-8; nothing for files without diagnostics.
  var published: [[UInt8]: [Diagnostic]] = [:]

  /// Whether a message about its fault was shown.
  var shownFault: String?

  /// The bar that shows how far the compiling is.
  var progress: ProgressBar?

  /// The files that the client watches, as it was told.
  var watched: [String] = []

  init(_ analysis: ProjectAnalysis) {
    self.analysis = analysis
  }

  var root: String {
    analysis.root
  }

  /// The path below the root, or nil for what is elsewhere.
  func path(of absolute: String) -> String? {
    let prefix = root == "/" ? "/" : root + "/"
    guard absolute.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: absolute.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// The absolute path of one below the root.
  func absolute(_ path: String) -> String {
    root == "/" ? "/" + path : root + "/" + path
  }
}

/// A bar of `$/progress`.
struct ProgressBar: Sendable {
  let token: String
  let total: Int

  /// What was said last, in percent.
  var percentage = 0
}
