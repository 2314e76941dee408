package import Diagnostics
package import Documents
import SourceText

/// Reads `carillon.yaml` from its document.
package enum ConfigurationReader {
  /// The configuration, each key that is absent or was reported at its default.
  package static func read(_ document: Document) -> Outcome<Configuration> {
    var decoder = ConfigurationDecoder(document)
    decoder.decode()
    var configuration = decoder.configuration
    configuration.canonical = configuration.canonicalJSON
    return Outcome(configuration, findings: decoder.reader.findings)
  }
}

private struct ConfigurationDecoder {
  private static let keys = KeyTable(ConfigurationKey.self)

  let document: Document
  var reader: FieldReader
  var configuration = Configuration()

  init(_ document: Document) {
    self.document = document
    reader = FieldReader(document)
  }

  mutating func decode() {
    guard let fields = reader.fields(of: document.root, "carillon.yaml", as: Self.keys) else { return }
    for (key, entry) in fields {
      switch key {
      case .version: version(entry.value)
      case .name: configuration.name = reader.text(entry.value, "name")?.value
      case .campaigns: if let paths = paths(entry.value, "campaigns") { configuration.campaignPaths = paths }
      case .channels: if let paths = paths(entry.value, "channels") { configuration.channelPaths = paths }
      case .output: output(entry.value)
      case .targets: targets(entry.value)
      case .locales: locales(entry.value)
      case .app: configuration.app = reader.app(entry.value, schemes: &configuration.urlSchemes)
      case .variables: configuration.variables = reader.variables(entry.value)
      case .defaults: defaults(entry.value)
      case .tracking: tracking(entry.value)
      case .limits: limits(entry.value)
      case .rules: rules(entry.value)
      }
    }
    if configuration.app.sdkRange == nil, let sdk = onlySDK { configuration.app.sdk = sdk }
  }

  /// The SDK that the targets speak to, where they speak to one: nobody sends through a vendor without its SDK.
  private var onlySDK: Configuration.App.SDK? {
    let sdks = Configuration.App.SDK.allCases.filter { sdk in
      configuration.targets.contains { Configuration.App.SDK(ofTarget: $0.value) == sdk }
    }
    return sdks.count == 1 ? sdks[0] : nil
  }

  /// One path or a list of them.
  private mutating func paths(_ node: Document.Node, _ name: String) -> [Located<String>]? {
    if document.kind(of: node) == .scalar { return reader.path(node, name).map { [$0] } }
    guard let items = reader.items(of: node, name, expected: "a path or a list of paths") else { return nil }
    let paths = items.compactMap { reader.path($0, name) }
    return paths.count == items.count ? paths : nil
  }

  /// The one version of the format that there is.
  private mutating func version(_ node: Document.Node) {
    guard let version = reader.integer(node, "version", in: 0...Int.max), version.value != 1 else { return }
    reader.report(
      .invalidEnum, "'version' is \(version.value), and this program reads version 1", at: version.range,
      field: "version")
  }

  private static let outputKeys = KeyTable(OutputKey.self)

  private mutating func output(_ node: Document.Node) {
    for (key, entry) in reader.fields(at: "output", of: node, "output", as: Self.outputKeys) {
      reader.within("output") { reader in
        switch key {
        case .directory:
          if let path = reader.path(entry.value, "directory") { configuration.output.directory = path.value }
        case .layout:
          if let layout = reader.choice(entry.value, "layout", as: Configuration.Output.Layout.self) {
            configuration.output.layout = layout.value
          }
        case .style:
          if let style = reader.choice(entry.value, "style", as: Configuration.Output.Style.self) {
            configuration.output.style = style.value
          }
        case .sourceMap:
          if let flag = reader.flag(entry.value, "sourceMap") { configuration.output.sourceMap = flag.value }
        }
      }
    }
  }

  private mutating func targets(_ node: Document.Node) {
    guard let items = reader.items(of: node, "targets", expected: "a list of targets") else { return }
    var targets: [Located<String>] = []
    for item in items {
      guard let name = reader.choice(item, "targets", of: TargetName.choices) else { continue }
      for member in TargetName.members(of: name.value) where !targets.contains(where: { $0.value == member }) {
        targets.append(Located(member, at: name.range))
      }
    }
    guard !targets.isEmpty || items.isEmpty else { return }
    configuration.targets = targets.sorted { $0.value.utf8.lexicographicallyPrecedes($1.value.utf8) }
  }

  private static let localesKeys = KeyTable(LocalesKey.self)

  private mutating func locales(_ node: Document.Node) {
    for (key, entry) in reader.fields(at: "locales", of: node, "locales", as: Self.localesKeys) {
      let tags = reader.within("locales") { $0.localeTags(entry.value, key.rawValue) }
      switch key {
      case .required: configuration.requiredLocales = tags
      case .served: configuration.servedLocales = tags
      }
    }
  }

  private static let defaultsKeys = KeyTable(DefaultsKey.self)

  private mutating func defaults(_ node: Document.Node) {
    let fields = reader.within("defaults") { $0.fields(of: node, "defaults", as: Self.defaultsKeys) }
    for (key, entry) in fields ?? [] {
      switch key {
      case .presentation:
        reader.block(
          entry.value, "presentation", prefix: "defaults.", keys: BlockTable.presentation,
          into: &configuration.defaults.base)
      case .delivery:
        reader.block(
          entry.value, "delivery", prefix: "defaults.", keys: BlockTable.delivery, into: &configuration.defaults.base)
      case .data: reader.data(entry.value, prefix: "defaults.", into: &configuration.defaults.base)
      case .ios, .android, .fireos, .web:
        guard let platform = Platform(rawValue: key.rawValue) else { continue }
        reader.block(
          entry.value, platform.rawValue, prefix: "defaults.", keys: BlockTable.platform(platform),
          into: &configuration.defaults[platform])
      }
    }
  }

  private static let trackingKeys = KeyTable(TrackingKey.self)

  private mutating func tracking(_ node: Document.Node) {
    for (_, entry) in reader.fields(at: "tracking", of: node, "tracking", as: Self.trackingKeys) {
      configuration.hasTrackingConsent = reader.within("tracking") { $0.flag(entry.value, "consent") }?.value ?? false
    }
  }

  private static let limitKeys = KeyTable([("reserve", LimitKey.reserve)])
  private static let fcmLimitKeys = KeyTable(LimitKey.self)
  private static let limitedTargets = KeyTable(TargetName.all.map { ($0, $0) })

  private mutating func limits(_ node: Document.Node) {
    let targets = reader.within("limits") { $0.fields(of: node, "limits", as: Self.limitedTargets) } ?? []
    for (target, entry) in targets {
      let keys = target == "fcm" ? Self.fcmLimitKeys : Self.limitKeys
      let path = "limits." + target
      for (key, limit) in reader.fields(at: path, of: entry.value, target, as: keys) {
        switch key {
        case .reserve:
          guard let bytes = reader.within(path, { $0.integer(limit.value, "reserve", in: 0...6144) }) else { continue }
          configuration.reserves.append((Located(target, at: document.range(of: entry.key)), bytes.value))
        case .topic:
          configuration.fcmTopicLimit = reader.within(path) { $0.flag(limit.value, "topic") }?.value ?? false
        }
      }
    }
    configuration.reserves.sort { $0.target.value.utf8.lexicographicallyPrecedes($1.target.value.utf8) }
  }

  /// An id and what is made of it; whether a rule of that id exists is another module's to say.
  private mutating func rules(_ node: Document.Node) {
    for entry in reader.entries(of: node, "rules") ?? [] {
      let id = document.string(of: entry.key)
      guard let level = reader.within("rules", { $0.choice(entry.value, id, of: ["off", "warning", "error"]) }) else {
        continue
      }
      configuration.ruleOverrides.append(
        (Located(id, at: document.range(of: entry.key)), Severity(rawValue: level.value)))
    }
  }
}
