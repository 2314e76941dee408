package import CampaignCompiler
package import CampaignModel
import CampaignTargets
import Writers

/// The files of a campaign in the build directory, in the project's layout and style.
package enum CampaignFiles {
  /// In the order in which they are written: the manifest last.
  package static func files(
    of output: CampaignOutput, campaign id: String, as options: Configuration.Output
  ) -> [OutputFile] {
    let folder = OutputName.campaigns + "/" + id
    var files: [OutputFile] = []
    switch options.layout {
    case .tree:
      files.reserveCapacity(output.artifacts.count + 2)
      for artifact in output.artifacts {
        let bytes = options.style == .wire ? artifact.wire : JSONWriter.indented(wire: artifact.wire)
        files.append(OutputFile(path: folder + "/" + artifact.path, bytes: bytes))
      }
      if let sources = output.sources { files.append(OutputFile(path: folder + "/sources.json", bytes: sources)) }
      files.append(OutputFile(path: folder + "/manifest.json", bytes: output.manifest))
    case .packed:
      if let sources = output.sources { files.append(OutputFile(path: folder + "/sources.json", bytes: sources)) }
      files.append(OutputFile(path: folder + OutputName.packedSuffix, bytes: packed(output)))
    }
    return files
  }

  /// The members of `campaigns/` that these files are in.
  package static func members(campaign id: String, as options: Configuration.Output, hasSources: Bool) -> [String] {
    switch options.layout {
    case .tree: [id]
    case .packed: hasSources ? [id, id + OutputName.packedSuffix] : [id + OutputName.packedSuffix]
    }
  }

  /// The members of `campaigns/` that files of a campaign are in, each once.
  static func members(of files: [OutputFile]) -> [String] {
    var members: [String] = []
    for file in files {
      let parts = file.path.split(separator: "/")
      guard parts.count > 1, members.last.map({ !$0.utf8.elementsEqual(parts[1].utf8) }) ?? true else { continue }
      members.append(String(parts[1]))
    }
    return members
  }

  /// The manifest in wire form, then an artifact a line.
  private static func packed(_ output: CampaignOutput) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(output.artifacts.reduce(output.manifest.count) { $0 + $1.wire.count + 1 } + 1)
    bytes += compacted(output.manifest)
    bytes.append(UInt8(ascii: "\n"))
    for artifact in output.artifacts {
      bytes += artifact.wire
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}

extension Artifact {
  /// Below the campaign's folder: `apns/emoji/en.json`.
  package var path: String {
    variant.map { "\(target)/\($0)/\(locale).json" } ?? "\(target)/\(locale).json"
  }
}
