import Writers

/// What the types of the field table are in JSON Schema.
extension FieldType {
  var schema: JSON {
    switch self {
    case .flag: SchemaNode.boolean
    case .integer(let range): SchemaNode.integer(range)
    case .number(let range):
      .object([
        .init("type", .string("number")), .init("minimum", .number(range.lowerBound)),
        .init("maximum", .number(range.upperBound)),
      ])
    case .text, .template: SchemaNode.string()
    case .choice(let words): SchemaNode.oneWord(of: words)
    case .color: SchemaNode.string(pattern: "^#[0-9a-fA-F]{6}$")
    case .httpsURL: SchemaNode.string(pattern: "^https://[^\\s{}]+$", most: 2048)
    case .url: SchemaNode.string(pattern: "^([A-Za-z][A-Za-z0-9+.-]*:|\\{\\{)")
    case .texts: SchemaNode.array(of: SchemaNode.string())
    case .integers(let range): SchemaNode.array(of: SchemaNode.integer(range))
    case .duration:
      SchemaNode.any(of: [
        .object([.init("const", .integer(0))]), SchemaNode.string(pattern: "^(0|[1-9][0-9]*[smhdw]|0[smhdw])$"),
      ])
    case .instant:
      SchemaNode.string(
        pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}(:[0-9]{2})?([Zz]|[+-][0-9]{2}:[0-9]{2})$")
    case .sound: Self.soundSchema
    case .badge:
      SchemaNode.any(of: [SchemaNode.integer(0...2_147_483_647), SchemaNode.string(pattern: "^(auto|[+-][0-9]{1,6})$")])
    case .foreground:
      SchemaNode.any(of: [
        SchemaNode.oneWord(of: ["hide"]), SchemaNode.array(of: SchemaNode.oneWord(of: foregroundOptions)),
      ])
    case .quietHours:
      .object(
        SchemaNode.object(
          QuietKey.allCases.map { ($0.rawValue, SchemaNode.string(pattern: timeOfDay).described($0.summary)) },
          required: QuietKey.allCases.map(\.rawValue)))
    case .lightSettings: Self.lightSchema
    case .actions: SchemaNode.reference("actions")
    case .data: dataSchema
    case .json: .object([.init("type", .string("object"))])
    }
  }

  private static var soundSchema: JSON {
    let attributes = SoundKey.allCases.map { key -> (name: String, schema: JSON) in
      let schema =
        switch key {
        case .name: SchemaNode.string(least: 1)
        case .critical: SchemaNode.boolean
        case .volume: FieldType.number(0...1).schema
        }
      return (key.rawValue, schema.described(key.summary))
    }
    return SchemaNode.any(of: [
      SchemaNode.string(least: 1), .object(SchemaNode.object(attributes, required: [SoundKey.name.rawValue])),
    ])
  }

  private static var lightSchema: JSON {
    let keys = LightKey.allCases.map { key -> (name: String, schema: JSON) in
      let schema =
        switch key {
        case .color: SchemaNode.string(pattern: "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$")
        case .lightOnDuration, .lightOffDuration: SchemaNode.integer(0...600_000)
        }
      return (key.rawValue, schema.described(key.summary))
    }
    return .object(SchemaNode.object(keys, required: LightKey.allCases.map(\.rawValue)))
  }
}

/// The keys of a block of fields, as `BlockTable` has them.
enum BlockSchema {
  /// `presentation`, `delivery`, a vendor's block.
  static func block(_ name: String) -> JSON {
    .object(SchemaNode.object(properties(of: name)) + (name == "delivery" ? [oneExpiry] : []))
  }

  /// A platform's block: its own fields, those of presentation, of delivery unless it is a variant's, and data.
  static func platform(_ platform: Platform, delivery: Bool) -> JSON {
    var own = properties(of: platform.rawValue)
    for block in ["presentation"] + (delivery ? ["delivery"] : []) {
      for shared in properties(of: block) {
        if let index = own.firstIndex(where: { $0.name == shared.name }) {
          // A badge of the web is the picture or the number.
          own[index].schema = SchemaNode.any(of: [own[index].schema, shared.schema])
            .described("The picture for the status bar, an https URL; a number is the count on the app's icon.")
        } else {
          own.append(shared)
        }
      }
    }
    own.append((CampaignKey.data.rawValue, dataSchema.described("Flat texts that the app gets on this platform.")))
    return .object(SchemaNode.object(own) + (delivery ? [oneExpiry] : []))
  }

  private static let oneExpiry = SchemaNode.notTogether(["ttl", "expiresAt"])

  private static func properties(of block: String) -> [(name: String, schema: JSON)] {
    var top: [(name: String, schema: JSON)] = []
    var groups: [(name: String, members: [(name: String, schema: JSON)])] = []
    for row in FieldTable.rows where row.block == block {
      let schema = row.type.schema.described(row.summary)
      let keys = row.keys
      guard keys.count == 2 else {
        top.append((keys[0], schema))
        continue
      }
      if let index = groups.firstIndex(where: { $0.name == keys[0] }) {
        groups[index].members.append((keys[1], schema))
      } else {
        groups.append((keys[0], [(keys[1], schema)]))
      }
    }
    return top + groups.map { ($0.name, .object(SchemaNode.object($0.members))) }
  }
}

private let timeOfDay = "^([01][0-9]|2[0-3]):[0-5][0-9]$"
