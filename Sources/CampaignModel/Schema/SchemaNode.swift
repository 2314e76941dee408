import Writers

/// Pieces of JSON Schema, draft 7: the newest draft that the usual YAML editor extensions know whole.
enum SchemaNode {
  static let dialect = "http://json-schema.org/draft-07/schema#"

  /// A mapping with these keys and no others.
  static func object(_ properties: [(name: String, schema: JSON)], required: [String] = []) -> [JSON.Member] {
    var members: [JSON.Member] = [
      .init("type", .string("object")), .init("additionalProperties", .boolean(false)),
      .init("properties", .object(properties.map { JSON.Member($0.name, $0.schema.titled(words(of: $0.name))) })),
    ]
    if !required.isEmpty { members.append(.init("required", strings(required))) }
    return members
  }

  /// A key as people say it: `Thread id` for `threadId`.
  private static func words(of key: String) -> String {
    var text = ""
    for character in key {
      if character.isUppercase, !text.isEmpty { text += " " }
      text += text.isEmpty ? character.uppercased() : character.lowercased()
    }
    return text
  }

  /// A mapping of any keys of a shape to values of a schema.
  static func map(keys: String, to schema: JSON, most: Int? = nil) -> JSON {
    var members: [JSON.Member] = [
      .init("type", .string("object")), .init("additionalProperties", schema),
      .init("propertyNames", .object([.init("pattern", .string(keys))])),
    ]
    if let most { members.append(.init("maxProperties", .integer(most))) }
    return .object(members)
  }

  static func array(of items: JSON, least: Int = 0) -> JSON {
    var members: [JSON.Member] = [.init("type", .string("array")), .init("items", items)]
    if least > 0 { members.append(.init("minItems", .integer(least))) }
    return .object(members)
  }

  static func string(pattern: String? = nil, least: Int = 0, most: Int? = nil) -> JSON {
    var members: [JSON.Member] = [.init("type", .string("string"))]
    if let pattern { members.append(.init("pattern", .string(pattern))) }
    if least > 0 { members.append(.init("minLength", .integer(least))) }
    if let most { members.append(.init("maxLength", .integer(most))) }
    return .object(members)
  }

  static func integer(_ range: ClosedRange<Int>) -> JSON {
    .object([
      .init("type", .string("integer")), .init("minimum", .integer(range.lowerBound)),
      .init("maximum", .integer(range.upperBound)),
    ])
  }

  static let boolean = JSON.object([.init("type", .string("boolean"))])

  static func oneWord(of words: [String]) -> JSON {
    .object([.init("type", .string("string")), .init("enum", strings(words))])
  }

  static func any(of schemas: [JSON]) -> JSON {
    .object([.init("anyOf", .array(schemas))])
  }

  static func orNull(_ schema: JSON) -> JSON {
    any(of: [schema, .object([.init("type", .string("null"))])])
  }

  static func reference(_ name: String) -> JSON {
    .object([.init("$ref", .string("#/definitions/\(name)"))])
  }

  /// `if` a key is true, `then` what holds, else what holds otherwise.
  static func when(_ key: String, then: JSON, otherwise: JSON? = nil) -> JSON {
    let condition = JSON.object([
      .init("properties", .object([.init(key, .object([.init("const", .boolean(true))]))])),
      .init("required", strings([key])),
    ])
    var members: [JSON.Member] = [.init("if", condition), .init("then", then)]
    if let otherwise { members.append(.init("else", otherwise)) }
    return .object(members)
  }

  /// Not all of these keys.
  static func notTogether(_ keys: [String]) -> JSON.Member {
    .init("not", .object([.init("required", strings(keys))]))
  }

  static func strings(_ texts: [String]) -> JSON {
    .array(texts.map(JSON.string))
  }
}

extension JSON {
  /// A schema with the name that editors show.
  func titled(_ title: String) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object([Member("title", .string(title))] + members)
  }

  /// A schema with what editors show beside the key.
  func described(_ summary: String) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object([Member("description", .string(summary))] + members)
  }
}
