import CampaignModel
import Writers

/// The keys and values that a file may have at a place, told from the JSON Schema, which is made of the reader's own
/// tables.
struct SchemaGuide: Sendable {
  static let campaign = SchemaGuide(CampaignSchema.json)
  static let configuration = SchemaGuide(ConfigurationSchema.json)

  /// A step from a value to one inside it.
  enum Step: Sendable, Equatable {
    case key(String)
    case item
  }

  /// A key that a mapping may have.
  struct Key: Sendable, Equatable {
    let name: String

    /// What it means, a sentence for authors; empty where nothing is said.
    let summary: String

    /// What it takes, in words; empty where that hangs on other keys.
    let type: String

    /// Whether its value is a mapping or a list, and never a scalar.
    let isContainer: Bool
  }

  private let root: JSON

  init(_ root: JSON) {
    self.root = root
  }

  /// The keys of the mapping at a path, in the order of the tables.
  func keys(at path: [Step]) -> [Key] {
    var keys: [Key] = []
    for schema in schemas(at: path) {
      guard case .object(let properties)? = schema["properties"] else { continue }
      for property in properties where !keys.contains(where: { $0.name.utf8.elementsEqual(property.name.utf8) }) {
        keys.append(key(property.name, at: path))
      }
    }
    return keys
  }

  /// The key that ends a path; nil where the path leads nowhere.
  func key(at path: [Step]) -> Key? {
    guard case .key(let name)? = path.last, !schemas(at: path).isEmpty else { return nil }
    return key(name, at: path.dropLast())
  }

  /// The words that a scalar at a path may be.
  func words(at path: [Step]) -> [String] {
    var words: [String] = []
    for schema in schemas(at: path) {
      words += schema["enum"]?.items.compactMap(\.text) ?? []
      if schema["type"]?.text == "boolean" { words += ["true", "false"] }
      if let constant = schema["const"]?.number { words.append("\(constant)") }
    }
    return words.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func key(_ name: String, at path: [Step]) -> Key {
    let schemas = schemas(at: path + [.key(name)])
    let types = schemas.map(Self.type).filter { !$0.isEmpty }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let kinds = schemas.compactMap { $0["type"]?.text }
    return Key(
      name: name, summary: schemas.lazy.compactMap { $0["description"]?.text }.first ?? "",
      type: types.joined(separator: ", or "),
      isContainer: !kinds.isEmpty && kinds.allSatisfy { $0 == "object" || $0 == "array" })
  }

  /// Every schema that the value at a path may be held against.
  private func schemas(at path: [Step]) -> [JSON] {
    path.reduce(alternatives(of: root)) { schemas, step in
      schemas.flatMap { schema -> [JSON] in
        switch step {
        case .item: return schema["items"].map { alternatives(of: $0) } ?? []
        case .key(let name): return property(name, of: schema)
        }
      }
    }
  }

  private func property(_ name: String, of schema: JSON) -> [JSON] {
    if let known = schema["properties"]?[name] { return alternatives(of: known) }
    if case .object(let patterns)? = schema["patternProperties"], let first = patterns.first {
      return alternatives(of: first.value)
    }
    guard let others = schema["additionalProperties"], case .object = others else { return [] }
    return alternatives(of: others)
  }

  /// A schema, and what it stands for: references, alternatives, what holds under a condition.
  private func alternatives(of schema: JSON) -> [JSON] {
    if let name = schema["$ref"]?.text?.split(separator: "/").last {
      return root["definitions"]?[String(name)].map { alternatives(of: $0) } ?? []
    }
    let parts =
      (schema["anyOf"]?.items ?? [])
      + (schema["allOf"]?.items ?? []).flatMap { [$0["then"], $0["else"]] }
      .compactMap(\.self)
    return [schema] + parts.flatMap { alternatives(of: $0) }
  }

  /// What a schema takes, in words.
  private static func type(_ schema: JSON) -> String {
    if let words = schema["enum"]?.items.compactMap(\.text), !words.isEmpty { return words.joined(separator: ", ") }
    if let constant = schema["const"]?.number { return "\(constant)" }
    switch schema["type"]?.text {
    case "boolean": return "true or false"
    case "integer", "number":
      guard let low = schema["minimum"].flatMap(text), let high = schema["maximum"].flatMap(text) else {
        return "a number"
      }
      return "a number from \(low) to \(high)"
    case "array": return "a list"
    case "object": return "a mapping"
    case "string": return "a text"
    default: return ""
    }
  }

  private static func text(_ number: JSON) -> String? {
    switch number {
    case .integer(let value): "\(value)"
    case .number(let value): value == value.rounded() ? "\(Int(value))" : "\(value)"
    default: nil
    }
  }
}
