import CampaignModel
import CampaignRules
import CarillonBuild
import SourceText

/// What may be written at a place: keys and words of the tables, and the names that the project knows.
struct Completion {
  /// One choice.
  struct Item: Equatable {
    /// The numbers of the protocol.
    enum Kind: Int {
      case variable = 6
      case property = 10
      case value = 12
      case enumMember = 20
      case reference = 18
    }

    let label: String
    let kind: Kind

    /// Beside the label.
    var detail = ""

    /// Below it.
    var documentation = ""

    /// What is written for it.
    var text: String
  }

  /// The bytes that a choice replaces.
  let range: Range<Int>

  /// In the order in which they are shown.
  let items: [Item]

  /// Nil where nothing can be said.
  init?(_ query: FileQuery, at offset: Int) {
    let line = LineAround(query.bytes, offset)
    if query.role == .resource {
      guard let reference = line.resourceReference else { return nil }
      range = reference.range
      items = ResourceChoices.items(query, type: reference.type)
    } else if let allowance = line.allowance {
      range = allowance
      items = RuleChoices.items
    } else if let placeholder = line.placeholder {
      range = placeholder.range
      items = VariableChoices.items(query, isClosed: placeholder.isClosed)
    } else {
      guard let guide = query.guide, let context = CursorContext(query.bytes, at: offset) else { return nil }
      range = context.word
      items = Self.items(query, guide, context)
    }
  }

  private static func items(_ query: FileQuery, _ guide: SchemaGuide, _ context: CursorContext) -> [Item] {
    let names = NameChoices(query, context)
    var items: [Item] = []
    if !context.isValue {
      items += guide.keys(at: context.path).map { item(of: $0, in: context) } + names.keys
      items.removeAll { item in context.siblings.contains { $0.utf8.elementsEqual(item.label.utf8) } }
    }
    // An item of a list may be a scalar, although no colon tells a key from it.
    if context.isValue || context.path.last == .item {
      items += guide.words(at: context.path).map { Item(label: $0, kind: .enumMember, text: $0) } + names.values
      for index in items.indices where items[index].kind != .property {
        items[index].text = context.scalar(items[index].text)
      }
    }
    return items
  }

  private static func item(of key: SchemaGuide.Key, in context: CursorContext) -> Item {
    Item(
      label: key.name, kind: .property, detail: key.type, documentation: key.summary,
      text: context.key(key.name, isContainer: key.isContainer))
  }
}

extension CursorContext {
  /// A key as it is written here: with a colon, unless there is one.
  func key(_ name: String, isContainer: Bool) -> String {
    let name = isQuoted ? name : Self.scalar(name)
    return hasColon || isQuoted ? name : name + (isContainer && !isFlow ? ":" : ": ")
  }

  /// A scalar as it is written here.
  func scalar(_ text: String) -> String {
    isQuoted ? text : Self.scalar(text)
  }

  /// In quotes where YAML would read something else: the locale `no` is a word for false.
  private static func scalar(_ text: String) -> String {
    let words = ["no", "yes", "on", "off", "n", "y", "null", "~"]
    let isPlain =
      text.utf8.allSatisfy(\.isWordByte)
      && text.utf8.first.map { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ".") } ?? false
    return isPlain && !words.contains(text.lowercased()) ? text : "\"\(text)\""
  }
}
