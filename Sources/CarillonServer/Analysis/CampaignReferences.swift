import CampaignCompiler
import CampaignModel
import CampaignRules
import SourceText

/// What a campaign names, found in what its reader made of it.
enum CampaignReferences {
  /// Each place once, in no particular order.
  static func all(in compiled: CompiledCampaign) -> [Reference] {
    guard let campaign = compiled.campaign else { return [] }
    var collector = ReferenceCollector()
    collector.add(campaign.layers)
    collector.add(campaign.content)
    collector.add(campaign.vendors)
    for variable in campaign.variables { collector.declare(.variable, variable.name) }
    for variant in campaign.variants {
      collector.add(variant.layers)
      collector.add(variant.content)
    }
    for category in compiled.summary?.categoryIDs ?? [] { collector.addActions(of: campaign, in: category) }
    return Array(collector.references)
  }

  /// What the configuration names.
  static func all(in configuration: Configuration) -> [Reference] {
    var collector = ReferenceCollector()
    collector.add(configuration.defaults)
    if let channel = configuration.app.androidDefaultChannel { collector.add(.channel, channel) }
    for variable in configuration.variables { collector.declare(.variable, variable.name) }
    return Array(collector.references)
  }
}

/// Collects references; an alias leads to the same place more than once.
private struct ReferenceCollector {
  private(set) var references: Set<Reference> = []

  mutating func add(_ kind: Symbol.Kind, _ name: Located<String>) {
    references.insert(Reference(Symbol(kind, name.value), at: name.range))
  }

  mutating func declare(_ kind: Symbol.Kind, _ name: Located<String>) {
    references.insert(Reference(Symbol(kind, name.value), at: name.range, isDeclaration: true))
  }

  mutating func add(_ group: LayerGroup) {
    add(group.base)
    for platform in Platform.allCases { add(group[platform]) }
  }

  private mutating func add(_ layer: Layer) {
    add(layer.settings)
    for entry in layer.data { add(entry.value) }
  }

  mutating func add(_ settings: Settings) {
    for (field, value) in settings.entries {
      switch (field, value.value) {
      case (.channelID, .text(let id)): add(.channel, Located(id, at: value.range))
      case (.category, .text(let id)): add(.category, Located(id, at: value.range))
      case (_, .template(let template)): add(template)
      default: break
      }
    }
  }

  mutating func add(_ content: Content?) {
    for copy in content?.locales ?? [] {
      let actions = copy.actions?.value ?? []
      for text in [copy.title, copy.subtitle, copy.body, copy.summary, copy.image, copy.url] { add(text) }
      for action in actions {
        add(action.title)
        add(action.url)
      }
    }
  }

  mutating func addActions(of campaign: Campaign, in category: String) {
    let contents = [campaign.content] + campaign.variants.map(\.content)
    for action in contents.flatMap({ $0?.locales ?? [] }).flatMap({ $0.actions?.value ?? [] }) {
      add(.action, Located(category + "/" + action.id.value, at: action.id.range))
    }
  }

  private mutating func add(_ template: Template?) {
    guard let template, !template.isPlain else { return }
    for name in Placeholders.names(in: template.source) {
      add(.variable, Located(name.value, at: template.text.range(of: name.range)))
    }
  }
}

/// Placeholders of a text that is known to be well-formed.
enum Placeholders {
  /// The names with their places in the text's UTF-8.
  static func names(in text: String) -> [(value: String, range: Range<Int>)] {
    let bytes = Array(text.utf8)
    var names: [(value: String, range: Range<Int>)] = []
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == brace, bytes[index + 1] == brace else {
        index += 1
        continue
      }
      let start = index + 2
      index = start
      // `\{{` stands for two braces.
      if start >= 3, bytes[start - 3] == UInt8(ascii: "\\") { continue }
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "}") } ?? bytes.count
      names.append((String(decoding: bytes[start..<end], as: UTF8.self), start..<end))
      index = end
    }
    return names
  }

  private static let brace = UInt8(ascii: "{")
}
