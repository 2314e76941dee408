import CampaignModel
import CarillonBuild
import Diagnostics
import SourceText

/// Findings sorted out by the file that they are in.
struct FindingsByFile: Sendable {
  private var byFile: [FileID: [Finding]] = [:]
  private(set) var placeless: [Finding] = []

  init(_ findings: [Finding] = []) {
    for finding in findings {
      if let file = finding.range?.file {
        byFile[file, default: []].append(finding)
      } else {
        placeless.append(finding)
      }
    }
  }

  subscript(file: FileID) -> [Finding] {
    byFile[file] ?? []
  }

  /// Takes other findings in the place of these, and gives the files in which something differs.
  mutating func replace(by other: FindingsByFile) -> Set<FileID> {
    var files = Set(byFile.keys).union(other.byFile.keys).filter { self[$0] != other[$0] }
    // What has no place is shown in the configuration.
    if placeless != other.placeless { files.insert(FileID(0)) }
    self = other
    return files
  }
}

/// The paths of a workspace; for ordering, which needs no bytes.
struct PathNames: SourceFiles {
  private let paths: [String]

  init(_ paths: [String]) {
    self.paths = paths
  }

  func path(of file: FileID) -> String {
    paths[Int(file.rawValue)]
  }

  func bytes(of file: FileID) -> [UInt8]? {
    nil
  }
}

extension Workspace {
  /// Whether campaigns compile to the same in both.
  func isSame(as other: Workspace) -> Bool {
    configurationFile?.bytes == other.configurationFile?.bytes && catalog.digest == other.catalog.digest
  }
}
