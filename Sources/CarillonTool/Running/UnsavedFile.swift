import CampaignModel
import CarillonBuild
import Documents
import SourceText

extension Option {
  static let stdinPath = Option.value("stdin-path", "PATH", "which file of the project standard input stands for")
}

extension Invocation {
  /// What the operand `-` stands for: a file as an editor has it; nil where there is no such operand.
  func unsavedFile() throws -> (path: String, bytes: [UInt8])? {
    let command = arguments.command.name
    let given = arguments.value(of: .stdinPath)
    guard arguments.operands.contains("-") else {
      guard given == nil else { throw UsageError("--stdin-path is for '\(command) -'", command: command) }
      return nil
    }
    guard arguments.operands.count == 1, let given else {
      throw UsageError("'\(command) -' takes no other path, and needs --stdin-path", command: command)
    }
    let root = GivenPath.absolute(arguments.value(of: .root) ?? ".")
    let below = root.flatMap { root in GivenPath.absolute(given).flatMap { GivenPath.relative($0, to: root) } }
    let path = below ?? given
    let limit = path.hasCampaignExtension ? YAMLReader.sizeLimit : CatalogReader.sizeLimit
    return (path, try surroundings.standardInput(limit))
  }
}
