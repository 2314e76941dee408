package import Writers

/// The JSON Schema of campaign files, for editors: made from the tables that the reader uses.
///
/// It accepts whatever the reader accepts without a finding, and refuses what a schema can see to be wrong.
package enum CampaignSchema {
  package static var json: JSON {
    .object(
      [
        .init("$schema", .string(SchemaNode.dialect)), .init("title", .string("Carillon campaign")),
        .init("description", .string("A push notification for one or more platforms, in one or more locales.")),
        .init("definitions", .object(definitions)),
        .init("allOf", .array(conditions)),
      ] + SchemaNode.object(CampaignKey.allCases.map { ($0.rawValue, schema(of: $0).described($0.summary)) }))
  }

  private static func schema(of key: CampaignKey) -> JSON {
    switch key {
    case .id: SchemaNode.string(pattern: "^[a-z0-9]([a-z0-9._-]{0,62}[a-z0-9_-])?$")
    case .description, .owner: SchemaNode.string()
    case .labels: SchemaNode.array(of: SchemaNode.string())
    case .platforms: SchemaNode.array(of: SchemaNode.oneWord(of: Platform.allCases.map(\.rawValue)))
    case .draft, .silent: SchemaNode.boolean
    // What it holds hangs on `draft`: see `conditions`.
    case .content: .object([])
    case .presentation, .delivery, .airship, .braze: BlockSchema.block(key.rawValue)
    case .data: dataSchema
    case .variables: variablesSchema
    case .variants:
      SchemaNode.map(keys: "^[a-z0-9][a-z0-9_-]{0,31}$", to: SchemaNode.reference("variant"), most: 16)
    case .ios, .android, .fireos, .web:
      key.platform.map { BlockSchema.platform($0, delivery: true) } ?? .object([])
    }
  }

  /// A draft may lack texts or leave them empty; a silent campaign has neither content nor variants.
  private static var conditions: [JSON] {
    func content(_ name: String, hasPlatforms: Bool = false) -> JSON {
      let some = JSON.object([.init("minItems", .integer(1))])
      let platforms = hasPlatforms ? [JSON.Member("platforms", some)] : []
      return .object([.init("properties", .object([.init("content", SchemaNode.reference(name))] + platforms))])
    }
    let shown = ["content", "variants"].map { JSON.object([.init("required", SchemaNode.strings([$0]))]) }
    return [
      SchemaNode.when("draft", then: content("draftContent"), otherwise: content("content", hasPlatforms: true)),
      SchemaNode.when("silent", then: .object([.init("not", SchemaNode.any(of: shown))])),
    ]
  }

  private static var definitions: [JSON.Member] {
    [
      .init("actions", actions), .init("content", content(copy: "copy", isWhole: true)),
      .init("copy", copy(required: [.title, .body])),
      .init("draftContent", SchemaNode.orNull(content(copy: "draftCopy", isWhole: false))),
      .init("draftCopy", draftCopy), .init("partialContent", content(copy: "partialCopy", isWhole: false)),
      .init("partialCopy", copy(required: [])), .init("variant", variant),
    ]
  }

  private static func content(copy: String, isWhole: Bool) -> JSON {
    .object(
      [
        .init("type", .string("object")), .init("additionalProperties", .boolean(false)),
        .init(
          "properties",
          .object([
            .init(
              "_default",
              SchemaNode.string(pattern: localePattern).described("The locale that readers of all other locales get."))
          ])),
        .init("patternProperties", .object([.init(localePattern, SchemaNode.reference(copy))])),
        // The default locale's name is beside the locales.
        .init("maxProperties", .integer(localeLimit + 1)),
      ] + (isWhole ? [.init("required", SchemaNode.strings(["_default"])), .init("minProperties", .integer(2))] : []))
  }

  private static func copy(required: [CopyKey]) -> JSON {
    .object(
      SchemaNode.object(
        CopyKey.allCases.map { ($0.rawValue, schema(of: $0).described($0.summary)) }, required: required.map(\.rawValue)
      ))
  }

  /// Everything may be missing or null.
  private static var draftCopy: JSON {
    SchemaNode.orNull(
      .object(
        SchemaNode.object(
          CopyKey.allCases.map { key in
            let schema = key == .actions ? SchemaNode.array(of: .object([])) : schema(of: key, least: 0)
            return (key.rawValue, SchemaNode.orNull(schema).described(key.summary))
          })))
  }

  private static func schema(of key: CopyKey, least: Int = 1) -> JSON {
    switch key {
    // The patterns stand for "no line break" and "something other than blanks".
    case .title: SchemaNode.string(pattern: least > 0 ? "^[^\\r\\n]*\\S[^\\r\\n]*$" : "^[^\\r\\n]*$")
    case .body: least > 0 ? SchemaNode.string(pattern: "\\S") : SchemaNode.string()
    case .subtitle, .summary, .image, .url, .actions: key.field.specification.type.schema
    }
  }

  private static var actions: JSON {
    let keys = ActionKey.allCases.map { key -> (name: String, schema: JSON) in
      let schema =
        switch key {
        case .id: SchemaNode.string(pattern: "^[a-z0-9_-]{1,32}$")
        case .title: SchemaNode.string(pattern: "\\S")
        case .url: FieldType.url.schema
        }
      return (key.rawValue, schema.described(key.summary))
    }
    let action = JSON.object(SchemaNode.object(keys, required: ["id", "title"]))
    return .object([.init("type", .string("array")), .init("items", action), .init("maxItems", .integer(3))])
  }

  private static var variant: JSON {
    let keys = VariantKey.allCases.map { key -> (name: String, schema: JSON) in
      let schema: JSON =
        switch key {
        case .weight: SchemaNode.integer(0...100)
        case .content: SchemaNode.reference("partialContent")
        case .presentation: BlockSchema.block(key.rawValue)
        case .data: dataSchema
        case .ios, .android, .fireos, .web:
          Platform(rawValue: key.rawValue).map { BlockSchema.platform($0, delivery: false) } ?? .object([])
        }
      return (key.rawValue, schema.described(key.summary))
    }
    return .object(SchemaNode.object(keys, required: [VariantKey.weight.rawValue]))
  }
}

/// A flat mapping of texts.
let dataSchema = SchemaNode.map(keys: "^.{1,64}$", to: SchemaNode.string())

/// What is known of placeholders.
let variablesSchema: JSON = {
  let keys = VariableKey.allCases.map { key -> (name: String, schema: JSON) in
    let schema =
      switch key {
      case .maxLength: SchemaNode.integer(0...1_000_000)
      case .maxBytes: SchemaNode.integer(0...4_000_000)
      case .sample: SchemaNode.string()
      }
    return (key.rawValue, schema.described(key.summary))
  }
  return SchemaNode.map(keys: "^[A-Za-z_][A-Za-z0-9_.]*$", to: .object(SchemaNode.object(keys)))
}()

/// A canonical tag; codes of two letters that were replaced are left out.
let localePattern: String = {
  let replaced = localeAliases.languages.keys.filter { $0.utf8.count == 2 }.sorted().joined(separator: "|")
  return
    "^(?!(\(replaced))(-|$))[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?(-([a-z0-9]{5,8}|[0-9][a-z0-9]{3}))?$"
}()
