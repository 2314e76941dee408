package import Writers

/// The JSON Schema of `carillon.yaml`, for editors: made from the tables that the reader uses.
package enum ConfigurationSchema {
  package static var json: JSON {
    .object(
      [
        .init("$schema", .string(SchemaNode.dialect)), .init("title", .string("Carillon project")),
        .init("description", .string("What holds for every campaign of a project.")),
      ] + SchemaNode.object(ConfigurationKey.allCases.map { ($0.rawValue, schema(of: $0).described($0.summary)) }))
  }

  private static func schema(of key: ConfigurationKey) -> JSON {
    switch key {
    case .version: .object([.init("const", .integer(1))])
    case .name: SchemaNode.string()
    case .campaigns, .channels: SchemaNode.any(of: [path, SchemaNode.array(of: path)])
    case .output: object(OutputKey.self, output)
    case .targets: SchemaNode.array(of: SchemaNode.oneWord(of: TargetName.choices))
    case .locales: object(LocalesKey.self) { _ in SchemaNode.array(of: SchemaNode.string(pattern: localePattern)) }
    case .app: object(AppKey.self, app)
    case .variables: variablesSchema
    case .defaults: object(DefaultsKey.self, defaults)
    case .tracking: object(TrackingKey.self) { _ in SchemaNode.boolean }
    case .limits:
      .object(
        SchemaNode.object(
          TargetName.all.map { target in
            (
              target,
              .object(
                SchemaNode.object(
                  LimitKey.allCases.filter { $0 == .reserve || target == "fcm" }
                    .map { ($0.rawValue, limit($0).described($0.summary)) }))
            )
          }))
    case .rules:
      SchemaNode.map(keys: "^[a-z0-9]+(-[a-z0-9]+)*$", to: SchemaNode.oneWord(of: ["off", "warning", "error"]))
    }
  }

  /// Below the root: relative, without `..`, in the one spelling of a separator.
  private static let path = SchemaNode.string(pattern: "^(?!/)(?!(.*/)?\\.\\.(/|$))[^\\\\]+$")

  private static func output(_ key: OutputKey) -> JSON {
    switch key {
    case .directory: path
    case .layout: SchemaNode.oneWord(of: Configuration.Output.Layout.allCases.map(\.rawValue))
    case .style: SchemaNode.oneWord(of: Configuration.Output.Style.allCases.map(\.rawValue))
    case .sourceMap: SchemaNode.boolean
    }
  }

  private static func app(_ key: AppKey) -> JSON {
    switch key {
    case .ios: object(IOSAppKey.self, ios)
    case .android: object(AndroidAppKey.self, android)
    case .web: object(WebAppKey.self) { _ in FieldType.httpsURL.schema }
    case .sdk: SchemaNode.oneWord(of: Configuration.App.SDK.allCases.map(\.rawValue))
    case .urlSchemes: SchemaNode.array(of: SchemaNode.string(pattern: "^[A-Za-z][A-Za-z0-9+.-]*$"))
    }
  }

  private static func ios(_ key: IOSAppKey) -> JSON {
    switch key {
    case .bundleId: SchemaNode.string()
    case .notificationOptions: SchemaNode.array(of: SchemaNode.oneWord(of: notificationOptions))
    case .entitlements: SchemaNode.array(of: SchemaNode.oneWord(of: entitlements))
    case .serviceExtension: SchemaNode.boolean
    case .sounds: path
    }
  }

  private static func android(_ key: AndroidAppKey) -> JSON {
    switch key {
    case .package, .defaultChannel: SchemaNode.string()
    case .minSdk: SchemaNode.integer(1...1000)
    case .message: SchemaNode.oneWord(of: Configuration.App.AndroidMessage.allCases.map(\.rawValue))
    case .describeChannels: SchemaNode.boolean
    }
  }

  private static func defaults(_ key: DefaultsKey) -> JSON {
    switch key {
    case .presentation, .delivery: BlockSchema.block(key.rawValue)
    case .data: dataSchema
    case .ios, .android, .fireos, .web:
      Platform(rawValue: key.rawValue).map { BlockSchema.platform($0, delivery: true) } ?? .object([])
    }
  }

  private static func limit(_ key: LimitKey) -> JSON {
    switch key {
    case .reserve: SchemaNode.integer(0...6144)
    case .topic: SchemaNode.boolean
    }
  }

  private static func object<Key: MappingKey>(_ keys: Key.Type, _ schema: (Key) -> JSON) -> JSON {
    .object(SchemaNode.object(keys.allCases.map { ($0.rawValue, schema($0).described($0.summary)) }))
  }
}
