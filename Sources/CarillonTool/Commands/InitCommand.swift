import CampaignModel
import CarillonBuild
import Diagnostics
import SourceText

extension Command {
  /// `carillon init [DIR]`
  static let initialize = Command(
    name: "init", summary: "start a project",
    details: """
      Writes a project that builds as it is: carillon.yaml, two campaigns, and the notification channels, categories and \
      strings that they use; .gitignore and .gitattributes for its build directory; and in schemas what editors complete \
      keys by. The paths are printed.

      Nothing that is there is overwritten. Where .gitignore, .gitattributes or README.md exist they are kept, and what \
      to add is said; where any other of the files exists, or carillon.yaml, nothing is written at all.
      """,
    operands: [Operand("DIR", .path, "where the project is made; the current directory unless given")],
    options: [.projectName, .projectLocales, .projectTargets, .appID, .bare, .quiet],
    examples: ["carillon init", "carillon init push --locales en,de,tr --targets apns,fcm --app com.acme.app"],
    run: { try runInit($0) })
}

extension Option {
  static let projectName = Option.value("name", "NAME", "the project's name; the directory's unless given")
  static let projectLocales = Option.value(
    "locales", "LOCALES", "the locales to write for, the default one first, as in en,de; en unless given")
  static let projectTargets = Option.value(
    "targets", "TARGETS", "what to compile for, as in apns,fcm; apns,fcm,webpush unless given")
  static let appID = Option.value("app", "ID", "the app's bundle identifier and package; com.acme.app unless given")
  static let bare = Option.flag("bare", "write no campaigns, channels and categories")
}

private func runInit(_ invocation: Invocation) throws -> ExitStatus {
  let arguments = invocation.arguments
  let path = arguments.operands.first ?? "."
  let project = StarterProject(
    name: try name(arguments, directory: path), appID: try appID(arguments), targets: try targets(arguments),
    locales: try arguments.locales(of: .projectLocales) ?? [LocaleTag.english], hasSamples: !arguments.has(.bare))
  let root = try Directory.openOrMake(named: path)
  guard try root.kind(of: "carillon.yaml") == nil else {
    throw FileError("'\(root.displayName("carillon.yaml"))' is there already: this is a project")
  }
  for folder in ["campaigns", "channels"] where project.hasSamples {
    guard try root.isEmptyOrMissing(folder) else {
      throw FileError(
        "'\(root.displayName(folder))' is not empty: with --bare only the project's own files are written")
    }
  }
  let all = project.files
  var kept: [String] = []
  for path in StarterProject.optionalPaths where try root.kind(of: path) != nil { kept.append(path) }
  let files = all.filter { !kept.contains($0.path) }
  try NewFiles.write(files.map { ($0.path, Array($0.text.utf8)) }, below: root)
  guard !arguments.has(.quiet) else { return .success }
  for file in files { try invocation.print(root.displayName(file.path)) }
  for path in kept where path != "README.md" {
    let lines = all.first { $0.path == path }?.text.split(separator: "\n").filter { !$0.hasPrefix("#") } ?? []
    try invocation.note("'\(root.displayName(path))' is kept; add to it:")
    for line in lines { try invocation.note("  " + line) }
  }
  try invocation.note(path == "." ? "next: carillon build" : "next: cd \(SafeText.terminal(path)) && carillon build")
  return .success
}

/// The name given, or one made of the directory's.
private func name(_ arguments: Arguments, directory: String) throws -> String {
  if let name = arguments.value(of: .projectName) {
    guard !name.isEmpty, name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      throw UsageError("--name cannot be '\(name)'; it is a text on one line", command: "init")
    }
    return name
  }
  let last = GivenPath.absolute(directory)?.split(separator: "/").last.map(String.init) ?? ""
  return CampaignID.nearest(to: last) ?? "push"
}

/// Letters, digits, points, hyphens and underscores, with a point within: both stores take such names.
private func appID(_ arguments: Arguments) throws -> String {
  let id = arguments.value(of: .appID) ?? "com.acme.app"
  let parts = id.split(separator: ".", omittingEmptySubsequences: false)
  let isRight =
    parts.count > 1
    && parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { byte in
          UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
    }
  guard isRight else { throw UsageError("--app cannot be '\(id)'; write it as in com.acme.app", command: "init") }
  return id
}

private func targets(_ arguments: Arguments) throws -> [String] {
  guard let text = arguments.value(of: .projectTargets) else { return ["apns", "fcm", "webpush"] }
  var names: [String] = []
  for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
    guard TargetName.choices.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else {
      let hint = Suggestion.nearest(to: name, in: TargetName.choices).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError(
        "--targets: there is no target '\(name)'; there are \(TargetName.choices.joined(separator: ", "))\(hint)",
        command: "init")
    }
    if !names.contains(name) { names.append(name) }
  }
  return names
}

extension Arguments {
  /// The locales of an option, each once; nil where it was not given.
  func locales(of option: Option) throws -> [LocaleTag]? {
    guard let text = value(of: option) else { return nil }
    var tags: [LocaleTag] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let tag = LocaleTag.canonical(part) else {
        throw UsageError(
          "--\(option.name): '\(part)' is no locale in its canonical form, as 'en', 'pt-BR' and 'zh-Hant' are",
          command: command.name)
      }
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}

extension LocaleTag {
  /// What a project is written in that says nothing else.
  static let english = LocaleTag(language: "en", script: nil, region: nil, variant: nil)
}
