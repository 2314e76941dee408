package import Documents
package import SourceText

/// What one resource file declares.
package struct ResourceFile: Sendable {
  /// What a file is, told by what it holds.
  package enum Kind: String, Sendable, Equatable {
    case channels
    case actionGroups
    case categories
    /// Values of an Android `values` directory.
    case values
    case strings
    /// A drawable or another XML resource, of which only the name matters.
    case other
    /// XML that is none of the known kinds.
    case unknown
  }

  package let path: String
  package let file: FileID
  package var kinds: [Kind] = []
  package var channels: [ChannelDeclaration] = []

  /// Ids of channels that were reported and are not among `channels`.
  package var lostChannelIDs: [String] = []

  /// Whether an id of a channel lies in a resource that the project does not have.
  package var hasUnknownChannelID = false
  package var groups: [ActionSetDeclaration] = []
  package var categories: [ActionSetDeclaration] = []
  package var values: [AndroidValue] = []

  /// What channels and buttons refer to, in the order of the file.
  package var references: [ResourceReference] = []

  /// Texts of iOS by key and language.
  package var texts: [LocalizedText] = []

  /// The keys of the iOS app's tables other than the one that the SDK looks into.
  package var otherKeys: [Located<String>] = []

  /// The comments that speak to this tool: what stands between their signs, and the whole of them.
  package private(set) var comments: [(text: SourceRange, whole: SourceRange)] = []

  /// What a comment may speak of, in a file that has such comments: elements of XML, entries of a table of strings.
  package private(set) var elements: [SourceRange] = []

  /// A text of a table of strings in one language.
  package struct LocalizedText: Sendable {
    package let key: Located<String>
    /// As the directory or the catalog names it; nil for the development language.
    package let language: String?
    package let text: Located<String>
  }

  init(path: String, file: FileID) {
    self.path = path
    self.file = file
  }

  /// The name of the directory that holds the file.
  package var directory: String {
    path.split(separator: "/").dropLast().last.map(String.init) ?? ""
  }

  /// Whether the file declares values of the Android app.
  var isValues: Bool {
    fileExtension == "xml" && (directory == "values" || directory.hasPrefix("values-"))
  }

  /// The file's own name.
  package var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  mutating func takeComments(of document: XMLDocument?) {
    guard let document else { return }
    comments = document.comments.filter { $0.value.contains("carillon:") }.map {
      (SourceRange(file: file, start: $0.range.start + 4, end: $0.range.end - 3), $0.range)
    }
    if !comments.isEmpty { collect(document.root) }
  }

  mutating func takeComments(of table: StringsTable, in source: SourceFile) {
    comments = table.comments.filter {
      String(decoding: source.bytes[$0.text.bytes], as: UTF8.self).contains("carillon:")
    }
    guard !comments.isEmpty else { return }
    elements = table.entries.map { SourceRange(file: file, start: $0.key.range.start, end: $0.value.range.end) }
  }

  private mutating func collect(_ element: XMLElement) {
    elements.append(element.range)
    for child in element.elements { collect(child) }
  }
}
