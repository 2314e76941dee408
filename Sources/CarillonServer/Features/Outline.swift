import CampaignModel
import Diagnostics
import Documents
import SourceText

/// The parts of a file, for the editor's outline.
struct Outline {
  /// One part, and the parts in it.
  struct Symbol {
    /// The numbers of the protocol.
    enum Kind: Int {
      case object = 19
      case array = 18
      case string = 15
      case key = 20
      case event = 24
      case constant = 14
    }

    let name: String
    let detail: String
    let kind: Kind

    /// All of it.
    let range: SourceRange

    /// Its name alone, inside `range`.
    let nameRange: SourceRange
    var children: [Symbol] = []
  }

  let symbols: [Symbol]

  init(_ query: FileQuery) {
    if query.role == .resource {
      symbols = Self.symbols(of: query.catalog.files.first { $0.file == query.file })
    } else if let document = YAMLReader.read(query.source).value {
      var budget = Self.limit
      symbols = Self.symbols(of: document.root, in: document, within: nil, &budget)
    } else {
      symbols = []
    }
  }

  private static func symbols(
    of node: Document.Node, in document: Document, within outer: SourceRange?, _ budget: inout Int
  ) -> [Symbol] {
    var symbols: [Symbol] = []
    for entry in document.entries(of: node) {
      let name = document.range(of: entry.key)
      let value = document.range(of: entry.value)
      // What an alias stands for is elsewhere.
      let isHere = value.start >= name.end
      let range = SourceRange(file: name.file, start: name.start, end: isHere ? value.end : name.end)
      guard budget > 0, outer?.contains(range) ?? true else { continue }
      budget -= 1
      symbols.append(
        Symbol(
          name: label(document.string(of: entry.key)), detail: isHere ? detail(of: entry.value, in: document) : "",
          kind: kind(of: entry.value, in: document), range: range, nameRange: name,
          children: isHere ? self.symbols(of: entry.value, in: document, within: range, &budget) : []))
    }
    for (index, item) in document.items(of: node).enumerated() where document.kind(of: item) != .scalar {
      let range = document.range(of: item)
      guard budget > 0, outer?.contains(range) ?? true else { continue }
      budget -= 1
      let id = document.entries(of: item).first { document.string(of: $0.key) == "id" }
      symbols.append(
        Symbol(
          name: label(id.map { document.string(of: $0.value) } ?? "\(index + 1)"), detail: "", kind: .object,
          range: range, nameRange: SourceRange(file: range.file, start: range.start, end: range.start),
          children: self.symbols(of: item, in: document, within: range, &budget)))
    }
    return symbols
  }

  /// A name must not be empty.
  private static func label(_ text: String) -> String {
    text.isEmpty ? "\"\"" : Session.shortened(text)
  }

  private static func detail(of node: Document.Node, in document: Document) -> String {
    let text = document.string(of: node).replacing("\n", with: " ")
    guard text.unicodeScalars.count > 60 else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(59))) + "…"
  }

  private static func kind(of node: Document.Node, in document: Document) -> Symbol.Kind {
    switch document.kind(of: node) {
    case .mapping: .object
    case .sequence: .array
    case .scalar: .string
    }
  }

  private static func symbols(of file: ResourceFile?) -> [Symbol] {
    guard let file else { return [] }
    func symbol(_ name: Located<String>, _ detail: String, _ kind: Symbol.Kind) -> Symbol {
      Symbol(name: label(name.value), detail: detail, kind: kind, range: name.range, nameRange: name.range)
    }
    var symbols = file.channels.map { symbol($0.id, "channel", .event) }
    for (sets, what) in [(file.groups, "button group"), (file.categories, "category")] {
      for set in sets {
        symbols.append(symbol(set.id, what, .object))
        symbols += set.actions.map { symbol($0.id, "action of \(set.id.value)", .key) }
      }
    }
    symbols += file.values.map { symbol($0.name, $0.string?.text ?? $0.type, .constant) }
    symbols += file.texts.map { symbol($0.key, $0.text.value, .constant) }
    return Array(symbols.prefix(limit))
  }

  /// More than anyone looks through.
  private static let limit = 5000
}
