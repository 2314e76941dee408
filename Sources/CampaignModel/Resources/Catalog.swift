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
    Self.first(id, in: channels) { $0.id.value } ?? Self.first(id, in: builtInChannels) { $0.id.value }
  }

  package func group(_ id: String) -> ActionSetDeclaration? {
    Self.first(id, in: groups) { $0.id.value } ?? Self.first(id, in: builtInGroups) { $0.id.value }
  }

  package func category(_ id: String) -> ActionSetDeclaration? {
    Self.first(id, in: categories) { $0.id.value } ?? Self.first(id, in: builtInCategories) { $0.id.value }
  }

  private static func first<Element>(_ id: String, in list: [Element], _ name: (Element) -> String) -> Element? {
    list.first { name($0).utf8.elementsEqual(id.utf8) }
  }

  /// Whether there is any file of that kind: without one, nothing is known of what the app declares.
  package func hasFile(_ kind: ResourceFile.Kind) -> Bool {
    files.contains { $0.kinds.contains(kind) }
  }
}
