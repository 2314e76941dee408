import CampaignModel
import SourceText
import Writers

/// Something that a campaign says, under a name that both ends of a comparison know it by.
struct Fact {
  struct Key: Hashable {
    /// UTF-8, since texts that look the same are different names.
    private let parts: [[UInt8]]
    let subject: String
    let locale: String?
    let variant: String?
    let platform: String?

    init(_ subject: String, locale: String? = nil, variant: String? = nil, platform: String? = nil) {
      self.subject = subject
      self.locale = locale
      self.variant = variant
      self.platform = platform
      parts = [variant ?? "", platform ?? "", locale ?? "", subject].map { Array($0.utf8) }
    }

    static func == (left: Key, right: Key) -> Bool {
      left.parts == right.parts
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(parts)
    }
  }

  let key: Key

  /// As people read it.
  let value: String
  let range: SourceRange
  let impact: Change.Impact
}

/// Everything that a campaign's file says, as a flat list in a fixed order.
struct CampaignFacts {
  private(set) var facts: [Fact] = []

  /// The names of placeholders, each as often as it stands in a text.
  private(set) var placeholders: [String] = []

  init(_ campaign: Campaign) {
    add("description", campaign.description, .internal)
    add("owner", campaign.owner, .internal)
    if let first = campaign.labels.first {
      add("labels", Located(campaign.labels.map(\.value).joined(separator: ", "), at: first.range), .internal)
    }
    add("platforms", campaign.platforms?.map { $0.map(\.value.rawValue).joined(separator: ", ") }, .visible)
    add("draft", Located(campaign.isDraft ? "true" : "false", at: campaign.id.range), .breaking)
    add(
      "silent", Located(campaign.isSilent ? "true" : "false", at: campaign.silentRange ?? campaign.id.range), .visible)
    add(campaign.content, variant: nil)
    add(campaign.layers, variant: nil)
    add(campaign.vendors, variant: nil, platform: nil)
    for variable in campaign.variables {
      let name = "variables.\(variable.name.value)"
      add("\(name).maxLength", variable.maxLength?.map(String.init), .internal)
      add("\(name).maxBytes", variable.maxBytes?.map(String.init), .internal)
      add("\(name).sample", variable.sample, .internal)
    }
    for variant in campaign.variants {
      add("weight", variant.weight?.map(String.init), .internal, variant: variant.id.value)
      add(variant.content, variant: variant.id.value)
      add(variant.layers, variant: variant.id.value)
    }
  }

  private mutating func add(
    _ subject: String, _ value: Located<String>?, _ impact: Change.Impact, locale: String? = nil,
    variant: String? = nil,
    platform: String? = nil
  ) {
    guard let value else { return }
    let key = Fact.Key(subject, locale: locale, variant: variant, platform: platform)
    facts.append(Fact(key: key, value: value.value, range: value.range, impact: impact))
  }

  private mutating func add(
    _ subject: String, _ template: Template?, _ impact: Change.Impact, locale: String? = nil, variant: String? = nil,
    platform: String? = nil
  ) {
    add(subject, template?.text.located, impact, locale: locale, variant: variant, platform: platform)
    for case .placeholder(let name, _) in template?.segments ?? [] { placeholders.append(name) }
  }

  private mutating func add(_ content: Content?, variant: String?) {
    guard let content else { return }
    add("content._default", content.defaultLocale?.map(\.description), .visible, variant: variant)
    for copy in content.locales {
      let locale = copy.locale.value.description
      let texts: [(String, Template?)] = [
        ("title", copy.title), ("subtitle", copy.subtitle), ("body", copy.body), ("summary", copy.summary),
        ("image", copy.image), ("url", copy.url),
      ]
      for (name, text) in texts {
        add("content.\(name)", text, .visible, locale: locale, variant: variant)
      }
      guard let actions = copy.actions else { continue }
      let ids = actions.map { $0.map(\.id.value).joined(separator: ", ") }
      add("content.actions", ids, .visible, locale: locale, variant: variant)
      for action in actions.value {
        let name = "content.actions.\(action.id.value)"
        add("\(name).title", action.title, .visible, locale: locale, variant: variant)
        add("\(name).url", action.url, .visible, locale: locale, variant: variant)
      }
    }
  }

  private mutating func add(_ layers: LayerGroup, variant: String?) {
    add(layers.base, variant: variant, platform: nil)
    for platform in Platform.allCases { add(layers[platform], variant: variant, platform: platform.rawValue) }
  }

  private mutating func add(_ layer: Layer, variant: String?, platform: String?) {
    add(layer.settings, variant: variant, platform: platform)
    for entry in layer.data {
      add("data.\(entry.key.value)", entry.value, .internal, variant: variant, platform: platform)
    }
  }

  private mutating func add(_ settings: Settings, variant: String?, platform: String?) {
    for (field, value) in settings.entries {
      if case .template(let template) = value.value {
        for case .placeholder(let name, _) in template.segments { placeholders.append(name) }
      }
      let impact: Change.Impact =
        switch field.specification.block {
        case "delivery", "data", "airship", "braze": .internal
        default: .visible
        }
      add(field.path, value.map(\.displayed), impact, variant: variant, platform: platform)
    }
  }
}

extension FieldValue {
  /// The value as people read it.
  fileprivate var displayed: String {
    switch self {
    case .duration(let seconds): displayedDuration(seconds)
    default:
      switch canonicalJSON {
      case .string(let text): text
      case let json: String(decoding: JSONWriter.wire(json), as: UTF8.self)
      }
    }
  }
}

/// Seconds in the largest unit that divides them, as authors write durations: `3d`.
private func displayedDuration(_ seconds: Int) -> String {
  let units = [(604_800, "w"), (86_400, "d"), (3_600, "h"), (60, "m"), (1, "s")]
  guard seconds > 0, let (size, name) = units.first(where: { seconds.isMultiple(of: $0.0) }) else {
    return "\(seconds)"
  }
  return "\(seconds / size)\(name)"
}
