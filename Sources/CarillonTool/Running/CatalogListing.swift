import CampaignCompiler
import CampaignModel
import CampaignRules
import CarillonBuild
import Diagnostics
import Documents
import SourceText

/// The catalog as a list of entries, each with its place and who uses it: what both forms of the command print.
struct CatalogListing {
  /// One declaration.
  struct Entry<Value> {
    let id: String
    let value: Value

    /// Nil for what the SDK brings along.
    let place: CatalogPlace?

    /// Ids, in byte order: of campaigns; for strings, of the channels, categories and groups that name them.
    let usedBy: [String]
  }

  /// A string in one language of one platform.
  struct Text {
    let platform: Platform
    /// Nil for the default.
    let locale: String?
    let text: String
    let reference: AndroidReference?
  }

  let catalog: Catalog
  let records: [(path: String, kinds: [ResourceFile.Kind], sha256: String)]
  let channels: [Entry<ChannelDeclaration>]
  let categories: [Entry<ActionSetDeclaration>]
  let groups: [Entry<ActionSetDeclaration>]

  /// In byte order of the ids, then of the platforms and paths.
  let strings: [Entry<Text>]

  init(_ workspace: Workspace, campaigns: [CampaignSummary]) {
    let catalog = workspace.catalog
    var places = CatalogPlaces(workspace)
    self.catalog = catalog
    records = zip(workspace.resources, catalog.files).map { ($0.path, $1.kinds, $0.sha256) }
    let channelUses = Uses(campaigns.map { ($0.id.value, $0.channelIDs) })
    let categoryUses = Uses(campaigns.map { ($0.id.value, $0.categoryIDs) })
    channels = (catalog.channels + catalog.builtInChannels).map { channel in
      Entry(
        id: channel.id.value, value: channel, place: channel.isAuthored ? places.place(of: channel.id.range) : nil,
        usedBy: channelUses.users(of: channel.id.value))
    }
    func sets(_ sets: [ActionSetDeclaration]) -> [Entry<ActionSetDeclaration>] {
      sets.map { set in
        Entry(
          id: set.id.value, value: set, place: set.isAuthored ? places.place(of: set.id.range) : nil,
          usedBy: categoryUses.users(of: set.id.value))
      }
    }
    categories = sets(catalog.categories + catalog.builtInCategories)
    groups = sets(catalog.groups + catalog.builtInGroups)
    strings = Self.strings(of: catalog, &places)
  }

  private static func strings(of catalog: Catalog, _ places: inout CatalogPlaces) -> [Entry<Text>] {
    let android = Uses(
      catalog.channels.map { channel in
        ("channel " + channel.id.value, [channel.name, channel.description].compactMap { $0?.reference?.name })
      }
        + catalog.groups.map { group in
          ("group " + group.id.value, group.actions.compactMap { $0.label?.reference?.name })
        })
    let ios = Uses(
      catalog.categories.map { category in
        ("category " + category.id.value, category.actions.compactMap { $0.labelKey?.value })
      })
    var entries: [Entry<Text>] = []
    for name in catalog.resources.names(of: "string") {
      for entry in catalog.resources.entries("string", name) {
        guard let string = entry.string else { continue }
        entries.append(
          Entry(
            id: name,
            value: Text(
              platform: .android, locale: entry.locale?.description, text: string.text, reference: string.reference),
            place: places.place(of: entry.name.range), usedBy: android.users(of: name)))
      }
    }
    for key in catalog.labels.keys {
      for entry in catalog.labels.entries(key) {
        entries.append(
          Entry(
            id: key,
            value: Text(platform: .ios, locale: entry.locale?.description, text: entry.text.value, reference: nil),
            place: places.place(of: entry.text.range), usedBy: ios.users(of: key)))
      }
    }
    return entries
  }
}

/// Which users name an id.
private struct Uses {
  private var users: [[UInt8]: [String]] = [:]

  /// Users with the ids that they name.
  init(_ uses: [(user: String, ids: [String])]) {
    for use in uses.sorted(by: { $0.user.utf8.lexicographicallyPrecedes($1.user.utf8) }) {
      for id in use.ids where users[Array(id.utf8)]?.last?.utf8.elementsEqual(use.user.utf8) != true {
        users[Array(id.utf8), default: []].append(use.user)
      }
    }
  }

  /// In byte order.
  func users(of id: String) -> [String] {
    users[Array(id.utf8)] ?? []
  }
}

/// Where something is declared, as people and programs read it.
struct CatalogPlace {
  let path: String
  let byte: Int
  let position: LineIndex.Position
}

/// Turns ranges into places; each file's lines are counted once.
struct CatalogPlaces {
  private let files: RunFiles
  private var indexes: [FileID: LineIndex] = [:]

  init(_ workspace: Workspace) {
    files = RunFiles(workspace)
  }

  mutating func place(of range: SourceRange) -> CatalogPlace? {
    if indexes[range.file] == nil { indexes[range.file] = files.bytes(of: range.file).map { LineIndex($0) } }
    return indexes[range.file].map { index in
      CatalogPlace(
        path: files.path(of: range.file), byte: Int(range.start), position: index.position(of: Int(range.start)))
    }
  }
}
