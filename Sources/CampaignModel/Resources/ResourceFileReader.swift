package import Diagnostics
import Documents
package import SourceText

/// Reads one of the app's own resource files, whatever it is.
package enum ResourceFileReader {
  /// The table of strings that Airship looks up labels in.
  static let labelTable = "UrbanAirship"
  private static let categoriesName = "UACustomNotificationCategories.plist"

  /// Whether the bytes of a file matter, or its name alone does.
  package static func reads(_ path: String) -> Bool {
    let file = ResourceFile(path: path, file: FileID(0))
    return switch file.fileExtension {
    case "xml": !isNamedResource(file.directory)
    case "plist", "strings", "xcstrings": true
    default: false
    }
  }

  /// What the file declares; nothing where it cannot be read, which was reported. The resources are those of the Android
  /// app that it may refer to.
  package static func read(_ source: SourceFile, resources: ResourceTable = ResourceTable()) -> Outcome<ResourceFile> {
    var file = ResourceFile(path: source.path, file: source.id)
    var findings: [Finding] = []
    switch file.fileExtension {
    case "xml": readXML(source, resources, into: &file, findings: &findings)
    case "plist": readPropertyList(source, into: &file, findings: &findings)
    case "strings": readStrings(source, into: &file, findings: &findings)
    case "xcstrings": readStringCatalog(source, into: &file, findings: &findings)
    default: file.kinds = [.other]
    }
    return Outcome(file, findings: findings)
  }

  /// Directories of an Android app whose XML files are named resources of another kind.
  private static func isNamedResource(_ directory: String) -> Bool {
    let kind = directory.split(separator: "-").first.map(String.init) ?? ""
    return [
      "anim", "animator", "color", "drawable", "font", "interpolator", "layout", "menu", "mipmap", "navigation", "raw",
      "transition",
    ].contains(kind)
  }

  // MARK: Android

  private static func readXML(
    _ source: SourceFile, _ resources: ResourceTable, into file: inout ResourceFile, findings: inout [Finding]
  ) {
    if file.isValues {
      file.kinds = [.values]
      checkDirectory(of: file, findings: &findings)
    }
    let outcome = XMLReader.read(source)
    findings += outcome.findings
    guard let document = outcome.value else { return }
    file.takeComments(of: document)
    if file.kinds == [.values] {
      let values = AndroidValuesReader.read(document)
      file.values = values.value
      findings += values.findings
      return
    }
    let names = elementNames(document.root)
    if names.contains(ChannelFileReader.element) {
      var reader = ChannelFileReader(resources: resources)
      reader.read(document.root)
      file.kinds.append(.channels)
      file.channels = reader.channels
      file.lostChannelIDs = reader.lostIDs
      file.hasUnknownChannelID = reader.hasUnknownID
      file.references += reader.references
      findings += reader.findings
    }
    if names.contains(ActionGroupFileReader.group) || names.contains(ActionGroupFileReader.button) {
      var reader = ActionGroupFileReader()
      reader.read(document.root)
      file.kinds.append(.actionGroups)
      file.groups = reader.groups
      file.references += reader.references
      findings += reader.findings
    }
    if file.kinds.isEmpty {
      file.kinds = [.unknown]
      findings.append(unknown(document.root))
    }
  }

  private static func elementNames(_ element: XMLElement) -> Set<String> {
    element.elements.reduce(into: [element.name.value]) { $0.formUnion(elementNames($1)) }
  }

  private static func unknown(_ root: XMLElement) -> Finding {
    let known = [ChannelFileReader.element, ActionGroupFileReader.group]
    for child in root.elements {
      if let nearest = Suggestion.nearest(to: child.name.value, in: known) {
        return Finding(
          .xmlUnknownRoot, "<\(child.name.value)> is no element that the SDK knows", at: child.name.range,
          meant: nearest)
      }
    }
    let isStrings = root.elements.contains { $0.name.value == "string" }
    return Finding(
      .xmlUnknownRoot, "this file declares neither channels nor action buttons", at: root.name.range,
      help: isStrings ? "string resources belong into a directory 'values' or 'values-‹qualifiers›'" : nil)
  }

  private static func checkDirectory(of file: ResourceFile, findings: inout [Finding]) {
    guard AndroidQualifiers(directory: file.directory, kind: "values") == nil else { return }
    let start = SourceRange(file: file.file, start: 0, end: 0)
    findings.append(
      Finding(
        .invalidResourceDirectory, "'\(file.directory)' is no resource directory: the app does not build", at: start,
        help: rightDirectory(for: file.directory).map { "did you mean '\($0)'?" }))
  }

  /// The directory of the locale that the name was meant for.
  private static func rightDirectory(for directory: String) -> String? {
    let tag = directory.dropFirst("values-".count).replacing("_", with: "-").replacing("-r", with: "-")
    guard let locale = LocaleReader.read(anywhere: String(tag)) else { return nil }
    if locale.script == nil, locale.variant == nil, locale.region.map({ $0.utf8.count == 2 }) ?? true {
      return "values-" + locale.language + (locale.region.map { "-r" + $0 } ?? "")
    }
    return "values-b+" + locale.description.replacing("-", with: "+")
  }

  // MARK: iOS

  private static func readPropertyList(
    _ source: SourceFile, into file: inout ResourceFile, findings: inout [Finding]
  ) {
    let document = PropertyListReader.document(of: source)
    findings += document.findings
    guard let root = document.value?.root else { return }
    file.takeComments(of: document.value)
    let outcome = PropertyListReader.read(root, of: source.id)
    findings += outcome.findings
    guard let list = outcome.value else { return }
    guard file.name == categoriesName || CategoryFileReader.isCategories(list) else {
      file.kinds = [.other]
      return
    }
    var reader = CategoryFileReader()
    reader.read(list)
    file.kinds = [.categories]
    file.categories = reader.categories
    findings += reader.findings
  }

  private static func readStrings(_ source: SourceFile, into file: inout ResourceFile, findings: inout [Finding]) {
    file.kinds = [.strings]
    let outcome = StringsReader.read(source)
    findings += outcome.findings
    guard let table = outcome.value else { return }
    file.takeComments(of: table, in: source)
    guard file.name == labelTable + ".strings" else {
      file.otherKeys = table.entries.map(\.key)
      return
    }
    let language = file.directory.hasSuffix(".lproj") ? String(file.directory.dropLast(6)) : "Base"
    file.texts = table.entries.map {
      ResourceFile.LocalizedText(key: $0.key, language: language == "Base" ? nil : language, text: $0.value.located)
    }
  }

  private static func readStringCatalog(
    _ source: SourceFile, into file: inout ResourceFile, findings: inout [Finding]
  ) {
    file.kinds = [.strings]
    let outcome = StringCatalogReader.read(source)
    findings += outcome.findings
    guard let catalog = outcome.value else { return }
    guard file.name == labelTable + ".xcstrings" else {
      file.otherKeys = catalog.entries.map(\.key)
      return
    }
    file.texts = catalog.entries.flatMap { entry in
      entry.translations.map {
        ResourceFile.LocalizedText(key: entry.key, language: $0.language.value, text: $0.text.located)
      }
    }
  }
}

extension ResourceFile {
  /// What follows the name's last point, in lower case; empty for none.
  var fileExtension: String {
    let parts = name.split(separator: ".")
    return parts.count > 1 ? parts.last.map { $0.lowercased() } ?? "" : ""
  }
}

extension LocaleReader {
  /// The tag of a text that stands in no file, or nil.
  static func read(anywhere text: String) -> LocaleTag? {
    let nowhere = SourceRange(file: FileID(0), start: 0, end: UInt32(text.utf8.count))
    return read(LocatedText(text, at: nowhere, verbatimFrom: 0)).value?.value
  }
}
