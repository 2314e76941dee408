import CampaignCompiler
import CampaignRules
import CSystem
import Diagnostics
import Documents
import SourceText
import Writers

/// One digest of all that every campaign of a project depends on: where any of it changes, nothing that is cached holds.
struct CacheKey: Equatable {
  /// 32 bytes.
  let bytes: [UInt8]

  /// Nil where the tool cannot tell itself from another build of it.
  init?(_ run: ProjectRun, policy: PolicyOptions) {
    guard let tool = Self.ownFile else { return nil }
    let workspace = run.workspace
    var writer = CacheWriter()
    writer.text(toolVersion)
    writer.text(limitsVersion)
    writer.text(libraryVersions)
    tool.write(to: &writer)
    writer.flag(workspace.configurationFile != nil)
    if let file = workspace.configurationFile {
      writer.text(file.path)
      writer.block(file.bytes)
    }
    for inputs in [workspace.resources, workspace.otherInputs] {
      writer.list(inputs) { writer, input in
        writer.text(input.path)
        writer.text(input.sha256)
      }
    }
    writer.list(policy.overrides) { writer, override in
      writer.text(override.rule)
      writer.text(override.severity?.rawValue)
    }
    writer.flag(policy.warningsAreErrors)
    writer.text(run.project.asOf.map(String.init))
    writer.text(run.shard.map { "\($0.number)/\($0.count)" })
    bytes = Digest.sha256Bytes(writer.bytes)
  }

  /// The program that runs: another build of it, even of the same version, is another file.
  private static var ownFile: FileStamp? {
    var status = carillon_status()
    guard unsafe carillon_status_of_path("/proc/self/exe", &status) >= 0 else { return nil }
    return FileStamp(FileStatus(status))
  }
}
