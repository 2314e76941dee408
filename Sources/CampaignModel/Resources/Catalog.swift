import SourceText
import Writers

/// What the app's own resource files declare, linked: channels, categories, action-button groups, strings, and what the
/// app's SDK brings along.
package struct Catalog: Sendable {
  /// The app's own, in byte order of their ids, each declaration; duplicates stand side by side.
  package var channels: [ChannelDeclaration] = []
  package var groups: [ActionSetDeclaration] = []
  package var categories: [ActionSetDeclaration] = []

  /// What the SDK brings along, in byte order of the ids.
  package var builtInChannels: [ChannelDeclaration] = []
  package var builtInGroups: [ActionSetDeclaration] = []
  package var builtInCategories: [ActionSetDeclaration] = []

  /// Ids of channels that are declared and were reported, so that nothing else complains of them.
  package var lostChannelIDs: [String] = []

  /// Whether a channel's id lies in a resource that the project does not have: then any id may be one.
  package var hasUnknownChannelID = false

  /// The channels that have shipped; nil where the project keeps no lock file.
  package var lock: ChannelLock?

  /// The sounds of the iOS app; nil where the project does not say where they are.
  package var sounds: [SoundFile]?

  /// Every file that was read, in byte order of the paths.
  package var files: [ResourceFile] = []
  package var resources = ResourceTable()
  package var labels = LabelTable()

  /// SHA-256 of the files' paths and bytes, lower-case hexadecimal: equal for equal catalogs.
  package var digest = Digest.sha256([])

  /// Nothing declared.
  package init() {}

  // MARK: Looking up; ids compare by their bytes

  /// The channel that an id stands for: the app's own, else one that the SDK brings along.
  package func channel(_ id: String) -> ChannelDeclaration? {
    channels.first(named: id) { $0.id.value } ?? builtInChannels.first(named: id) { $0.id.value }
  }

  package func group(_ id: String) -> ActionSetDeclaration? {
    authoredGroup(id) ?? builtInGroups.first(named: id) { $0.id.value }
  }

  package func category(_ id: String) -> ActionSetDeclaration? {
    authoredCategory(id) ?? builtInCategories.first(named: id) { $0.id.value }
  }

  /// The app's own, those of its SDK left out.
  package func authoredGroup(_ id: String) -> ActionSetDeclaration? {
    groups.first(named: id) { $0.id.value }
  }

  package func authoredCategory(_ id: String) -> ActionSetDeclaration? {
    categories.first(named: id) { $0.id.value }
  }

  /// Whether there is any file of that kind: without one, nothing is known of what the app declares.
  package func hasFile(_ kind: ResourceFile.Kind) -> Bool {
    files.contains { $0.kinds.contains(kind) }
  }
}
