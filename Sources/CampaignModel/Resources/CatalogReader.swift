package import Diagnostics
import Documents
package import SourceText
import Writers

/// Reads the app's resource files and links them into a catalog.
package enum CatalogReader {
  /// Larger resource files are not read; of one that is larger, at least one byte more must be given.
  package static let sizeLimit = XMLReader.sizeLimit

  /// Whether a file's bytes are wanted, or its path alone.
  package static func reads(_ path: String) -> Bool {
    ResourceFileReader.reads(path)
  }

  /// The catalog of the files whose bytes are wanted and of the paths of all others, in any order; of the lock file, where
  /// there is one, and of the iOS app's sounds, where the project says where they are.
  package static func read(
    _ sources: [SourceFile], otherPaths: [String] = [], lock: SourceFile? = nil, sounds: [SoundFile]? = nil,
    configuration: Configuration
  ) -> Outcome<Catalog> {
    var findings: [Finding] = []
    let sorted = sources.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let others = otherPaths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let (files, resources) = read(sorted, otherPaths: others, findings: &findings)
    var catalog = link(files, sdk: configuration.app.sdk)
    catalog.resources = resources
    catalog.sounds = sounds?.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    if let lock {
      let outcome = ChannelLockReader.read(lock)
      catalog.lock = outcome.value
      findings += outcome.findings
    }
    var digested: [UInt8] = []
    for source in sorted + [lock].compactMap(\.self) {
      digested += Array("\(source.path)\n\(Digest.sha256(source.bytes))\n".utf8)
    }
    for path in others { digested += Array("\(path)\n\n".utf8) }
    for sound in catalog.sounds ?? [] { digested += Array("\(sound.path)\n\(sound.summary)\n".utf8) }
    catalog.digest = Digest.sha256(digested)
    return Outcome(catalog, findings: findings)
  }

  /// The files in the order given, and the resources that they and the paths stand for. Values are read first, since
  /// channels refer to them.
  private static func read(
    _ sources: [SourceFile], otherPaths: [String], findings: inout [Finding]
  ) -> (files: [ResourceFile], resources: ResourceTable) {
    var resources = ResourceTable()
    var files: [ResourceFile?] = Array(repeating: nil, count: sources.count)
    for path in otherPaths { add(path, to: &resources) }
    for wantsValues in [true, false] {
      for (index, source) in sources.enumerated() {
        guard ResourceFile(path: source.path, file: source.id).isValues == wantsValues else { continue }
        let outcome = ResourceFileReader.read(source, resources: resources)
        findings += outcome.findings
        files[index] = outcome.value
      }
      if wantsValues { for file in files { file.map { add($0, to: &resources) } } }
    }
    return (files.compactMap(\.self), resources)
  }

  private static func link(_ files: [ResourceFile], sdk: Configuration.App.SDK) -> Catalog {
    var catalog = Catalog()
    catalog.files = files
    catalog.channels = ordered(files.flatMap(\.channels)) { $0.id.value }
    catalog.groups = ordered(files.flatMap(\.groups)) { $0.id.value }
    catalog.categories = ordered(files.flatMap(\.categories)) { $0.id.value }
    catalog.lostChannelIDs = files.flatMap(\.lostChannelIDs)
    catalog.hasUnknownChannelID = files.contains(where: \.hasUnknownChannelID)
    for text in files.flatMap(\.texts) { catalog.labels.add(text) }
    switch sdk {
    case .none: break
    case .airship:
      catalog.builtInChannels = BuiltIns.airshipChannels
      catalog.builtInGroups = BuiltIns.airshipActionSets
      catalog.builtInCategories = BuiltIns.airshipActionSets
    case .braze:
      catalog.builtInChannels = BuiltIns.brazeChannels
      catalog.builtInCategories = BuiltIns.brazeCategories
    }
    return catalog
  }

  /// The values of a file in a `values` directory.
  private static func add(_ file: ResourceFile, to table: inout ResourceTable) {
    let qualifiers = AndroidQualifiers(directory: file.directory, kind: "values")
    let locale = qualifiers?.locale.flatMap { LocaleReader.read(anywhere: $0) }
    for value in file.values {
      table.add(
        ResourceTable.Entry(
          name: value.name, directory: file.directory, path: file.path, locale: locale,
          isDefault: qualifiers.map { $0.locale == nil && !$0.isNarrowed } ?? false,
          isNarrowed: qualifiers?.isNarrowed ?? false, string: value.string,
          content: value.content, contentRange: value.contentRange, product: value.product,
          isTranslatable: value.isTranslatable),
        type: value.type)
    }
  }

  /// A file that is a resource by its name: `raw/chime.wav`, `drawable-hdpi/ic_sale.png`.
  private static func add(_ path: String, to table: inout ResourceTable) {
    let file = ResourceFile(path: path, file: FileID(0))
    let kind = file.directory.split(separator: "-").first.map(String.init) ?? ""
    guard ResourceTable.fileTypes.contains(kind) else { return }
    let name = file.name.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init) ?? file.name
    let qualifiers = AndroidQualifiers(directory: file.directory, kind: kind)
    let nowhere = SourceRange(file: FileID(0), start: 0, end: 0)
    table.add(
      ResourceTable.Entry(
        name: Located(name, at: nowhere), directory: file.directory, path: path,
        locale: qualifiers?.locale.flatMap { LocaleReader.read(anywhere: $0) },
        isDefault: qualifiers?.locale == nil, isNarrowed: qualifiers?.isNarrowed ?? false, string: nil,
        content: nil, contentRange: nil, product: nil, isTranslatable: false), type: kind)
  }

  private static func ordered<Element>(_ elements: [Element], _ id: (Element) -> String) -> [Element] {
    elements.enumerated().sorted { left, right in
      let (first, second) = (id(left.element), id(right.element))
      if first.utf8.elementsEqual(second.utf8) { return left.offset < right.offset }
      return first.utf8.lexicographicallyPrecedes(second.utf8)
    }.map(\.element)
  }
}
