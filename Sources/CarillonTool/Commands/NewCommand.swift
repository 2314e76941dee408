import CampaignModel
import CampaignTargets
import CarillonBuild
import Diagnostics
import SourceText

extension Command {
  /// `carillon new ID`
  static let new = Command(
    name: "new", summary: "start a campaign",
    details: """
      Writes a campaign file below the first directory of 'campaigns' and prints its path. ID may have folders: \
      'orders/late' is the file orders/late.yaml, and the campaign orders-late. The file is a draft with the project's \
      locales and channel, in which words are missing; with --from it is a copy of another campaign under the new id.

      An id that a campaign has, and a file that is there, are refused.
      """,
    operands: [Operand("ID", .name, isRequired: true, "the new campaign's id: a-z, 0-9, '.', '_', '-'")],
    options: .project + [.from, .newLocales, .channel, .category, .quiet],
    examples: ["carillon new spring-sale", "carillon new orders/late --from orders-shipped"],
    run: { try runNew($0) })
}

extension Option {
  static let from = Option.value("from", "CAMPAIGN", "the path or id of a campaign to copy")
  static let newLocales = Option.value(
    "locales", "LOCALES", "the locales to write, the default one first; those that the project requires unless given")
  static let channel = Option.value("channel", "ID", "the notification channel on Android")
  static let category = Option.value("category", "ID", "the category of actions")
}

private func runNew(_ invocation: Invocation) throws -> ExitStatus {
  let arguments = invocation.arguments
  let name = arguments.operands[0]
  let id = try campaignID(of: name)
  for option in [Option.newLocales, .channel, .category] where arguments.has(.from) && arguments.has(option) {
    throw UsageError("--from and --\(option.name) exclude each other", command: "new")
  }
  let session = try ProjectSession(invocation)
  guard try session.hasSoundConfiguration() else { return .findings }
  let configuration = session.workspace.configuration
  let folder = configuration.campaignPaths.first { !$0.value.hasCampaignExtension }?.value ?? "campaigns"
  let path = "\(folder)/\(name).yaml"
  if let holder = try session.path(ofCampaign: id) {
    throw FileError("there is a campaign '\(id)' already: '\(holder)'")
  }
  let bytes: [UInt8]
  if let other = arguments.value(of: .from) {
    let file = try session.campaign(named: other)
    guard let source = try session.workspace.source(file).value else { throw FileError("'\(other)' is too large") }
    bytes = CampaignSkeleton.copy(of: source, id: id)
  } else {
    bytes = Array(try skeleton(id, at: path, in: session).text.utf8)
  }
  try NewFiles.write([(path, bytes)], below: session.tree.root)
  if !arguments.has(.quiet) { try invocation.print(session.tree.root.displayName(path)) }
  return .success
}

/// The id that a file of this name gives.
private func campaignID(of name: String) throws -> String {
  for part in name.split(separator: "/", omittingEmptySubsequences: false).map(String.init) {
    if let fault = CampaignID.fault(in: part) {
      let hint = CampaignID.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError("'\(name)' is no campaign id: \(fault.reason)\(hint)", command: "new")
    }
  }
  let id = name.replacing("/", with: "-")
  if let fault = CampaignID.fault(in: id) {
    throw UsageError("'\(name)' is no campaign id: \(fault.reason)", command: "new")
  }
  guard !id.hasCampaignExtension else {
    throw UsageError("'\(name)' is no campaign id: write it without '.yaml'", command: "new")
  }
  return id
}

private func skeleton(_ id: String, at path: String, in session: ProjectSession) throws -> CampaignSkeleton {
  let arguments = session.invocation.arguments
  let configuration = session.workspace.configuration
  let catalog = session.workspace.catalog
  let required = configuration.requiredLocales.map(\.value)
  var skeleton = CampaignSkeleton(
    id: id, locales: try arguments.locales(of: .newLocales) ?? (required.isEmpty ? [.english] : required))
  if let channel = arguments.value(of: .channel) {
    let known = (catalog.channels + catalog.builtInChannels).map(\.id.value)
    guard catalog.channel(channel) != nil || known.isEmpty else {
      throw FileError("there is no channel '\(channel)'\(suggestion(channel, known))")
    }
    skeleton.channel = channel
  } else if needsChannel(configuration) {
    let known = catalog.channels.map(\.id.value)
    if known.count == 1 { skeleton.channel = known[0] } else { skeleton.choices = known }
  }
  if let category = arguments.value(of: .category) {
    let known =
      (catalog.categories + catalog.builtInCategories + catalog.groups + catalog.builtInGroups).map(\.id.value)
    guard known.isEmpty || known.contains(where: { $0.utf8.elementsEqual(category.utf8) }) else {
      throw FileError("there is no category '\(category)'\(suggestion(category, known))")
    }
    skeleton.category = category
  }
  if try session.tree.kind(of: SchemaFile.campaign) == .file {
    let depth = path.utf8.count { $0 == UInt8(ascii: "/") }
    skeleton.schema = String(repeating: "../", count: depth) + SchemaFile.campaign
  }
  return skeleton
}

/// Whether a campaign must say which channel it uses.
private func needsChannel(_ configuration: Configuration) -> Bool {
  let isShown = configuration.targets.contains { name in
    let platform = Target.named(name.value)?.platform
    return platform == .android || platform == .fireos
  }
  let hasDefault =
    configuration.app.androidDefaultChannel != nil
    || [configuration.defaults.base, configuration.defaults[.android]].contains { $0.settings[.channelID] != nil }
  return isShown && !hasDefault
}

private func suggestion(_ given: String, _ known: [String]) -> String {
  Suggestion.nearest(to: given, in: known).map { "; did you mean '\($0)'?" }
    ?? (known.isEmpty ? "" : "; there are \(known.joined(separator: ", "))")
}
