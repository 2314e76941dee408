import SourceText
import Synchronization

/// Where files are written before any of them is put into place: inside the build directory, or beside it while it
/// does not exist. Made when the first file needs it.
final class Stage: Sendable {
  private let parent: Directory
  private let name: String
  private let made = Mutex<Directory?>(nil)
  private let madeCampaigns = Mutex<Directory?>(nil)

  init(for output: OutputDirectory) {
    if let existing = output.existing {
      parent = existing
      name = OutputName.stage
    } else {
      parent = output.parent
      name = OutputName.stage(beside: output.name)
    }
  }

  /// The stage's directory.
  func directory() throws(FileError) -> Directory {
    try made.withLock { made throws(FileError) in
      if let made { return made }
      let directory = try parent.madeDirectory(name)
      made = directory
      return directory
    }
  }

  /// Where its campaigns are, made when the first one needs it.
  func campaigns() throws(FileError) -> Directory {
    try madeCampaigns.withLock { made throws(FileError) in
      if let made { return made }
      let campaigns = try directory().madeDirectory(OutputName.campaigns)
      made = campaigns
      return campaigns
    }
  }

  /// Whether anything was staged.
  var isUsed: Bool {
    made.withLock { $0 != nil }
  }

  /// Removes the stage and all in it.
  func remove() throws(FileError) {
    madeCampaigns.withLock { $0 = nil }
    try made.withLock { made throws(FileError) in
      made = nil
      try parent.removeTree(name)
    }
  }

  /// Whether an interrupted build left one.
  func isLeftOver() throws(FileError) -> Bool {
    try parent.status(of: name) != nil
  }

  /// Puts the whole stage into the place of a directory that does not exist.
  func becomes(_ output: String) throws(FileError) {
    try parent.rename(name, to: output, in: parent)
  }
}
