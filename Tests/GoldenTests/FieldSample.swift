import CampaignModel
import CampaignTargets
import Diagnostics
import Documents
import SourceText

/// A valid value for a field, made from its row in the field table, and a campaign that sets it.
struct FieldSample {
  let field: Field
  let block: String

  /// As YAML.
  private let value: String

  /// What of the value is found again in whatever artifact carries it; empty where its form changes by target.
  private let token: String?

  /// Nil for what has no value of its own.
  init?(_ field: Field) {
    self.field = field
    block = field.specification.block
    let mark = "zq\(field.rawValue)"
    switch field {
    // Values that other fields or the platforms' limits bind.
    case .contentActions:
      (value, token) = ("[{id: zq, title: Button zq, url: \"https://acme.example/zq\"}]", "Button zq")
    case .contentActionURL: (value, token) = ("[{id: zq, title: T, url: \"https://acme.example/zq\"}]", "example/zq")
    case .ttl: (value, token) = ("77m", nil)
    case .interruptionLevel: (value, token) = ("passive", "passive")
    case .priority: (value, token) = ("normal", nil)
    case .webTopic: (value, token) = ("topiczqz", "topiczqz")
    case .webDir: (value, token) = ("rtl", "rtl")
    case .iosCustom: (value, token) = ("{\(mark): [1, {a: true}]}", mark)
    case .data: (value, token) = ("{\(mark): \"value\"}", mark)
    case .webUrgency: (value, token) = ("low", "low")
    case .airshipMessage: (value, token) = ("{title: \(mark), body: B}", mark)
    case .airshipInApp: (value, token) = ("{alert: \(mark), display_type: banner}", mark)
    case .airshipTemplate: (value, token) = ("{template_id: \(mark)}", mark)
    case .airshipOpen: (value, token) = ("{type: deep_link, content: \(mark)}", mark)
    case .airshipAddCustomEvent: (value, token) = ("{name: \(mark)}", mark)
    case .airshipButtonActions: (value, token) = ("{zq: {share: \(mark)}}", mark)
    case .airshipMediaAttachment: (value, token) = ("{url: \"https://acme.example/\(mark)\"}", mark)
    case .airshipStyle: (value, token) = ("{type: big_text, big_text: \(mark)}", mark)
    case .airshipWearable: (value, token) = ("{background_image: \"https://acme.example/\(mark)\"}", mark)
    case .airshipPublicNotification: (value, token) = ("{title: \(mark)}", mark)
    case .brazeAssetURL: (value, token) = ("https://cdn.acme.example/a.mp3", nil)
    case .brazeSendToSync: (value, token) = ("false", nil)
    case .brazeButtons: (value, token) = ("{zq: {uri: \"https://acme.example/\(mark)\", use_webview: false}}", mark)
    case .brazeConversationData:
      let persons = "[{id: a, name: \(mark)}]"
      let messages = "[{text: T, timestamp: 1, person_id: a}]"
      (value, token) = ("{shortcut_id: s, reply_person_id: a, messages: \(messages), persons: \(persons)}", mark)
    default:
      switch field.specification.type {
      case .flag: (value, token) = ("true", nil)
      case .integer(let range): (value, token) = ("\(min(range.upperBound, 4711))", nil)
      case .number: (value, token) = ("0.375", "0.375")
      case .text, .template: (value, token) = (mark, mark)
      case .choice(let words): (value, token) = (words.last ?? "", nil)
      case .color: (value, token) = ("\"#12ab34\"", "#12ab34")
      case .httpsURL, .url: (value, token) = ("https://acme.example/\(mark).png", mark)
      case .texts: (value, token) = ("[\(mark), two]", mark)
      case .integers: (value, token) = ("[0, 40, 60]", nil)
      case .duration: (value, token) = ("5m", nil)
      case .instant: (value, token) = ("2027-01-02T03:04:05Z", nil)
      case .sound: (value, token) = ("chime.caf", "chime")
      case .badge: (value, token) = ("4711", "4711")
      case .foreground: (value, token) = ("[list]", "list")
      case .quietHours: (value, token) = ("{from: \"21:30\", to: \"06:00\"}", "21:30")
      case .lightSettings:
        (value, token) = ("{color: \"#12ab34\", lightOnDuration: 250, lightOffDuration: 500}", "0.250s")
      case .actions, .data: return nil
      case .json: (value, token) = ("{\(mark): x}", mark)
      }
    }
  }

  /// What must be found in an artifact of a target that carries the field.
  func tokens(for target: Target) -> [String] {
    switch (field, target.vendor) {
    // Braze takes the number; on iOS its buttons have the labels of their category.
    case (.color, "braze"): [String(0x12ab34)]
    case (.contentActions, "braze") where target.platform == .ios: ["acme.example/zq"]
    default: token.map { [$0] } ?? []
    }
  }

  /// A campaign that is shown, with a field set or none beside what every campaign needs.
  ///
  /// `beside` is the field under test: what it may not be without is there in both.
  static func campaign(_ field: Field?, beside tested: Field) -> String {
    let sample = field.flatMap(FieldSample.init)
    let keys = field?.specification.keys ?? []
    var content = ["title": "Title", "body": "Body"]
    switch tested {
    case .brazeButtons: content["actions"] = FieldSample(.contentActions)?.value
    case .brazeAssetFileType: content["image"] = "\"https://cdn.acme.example/a.png\""
    default: break
    }
    if sample?.block == "content", let key = keys.first { content[key] = sample?.value }
    let copy = content.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    let rest = sample?.block == "content" ? "" : sample.map { $0.yaml(keys) } ?? ""
    return "content: {_default: en, en: {\(copy)}}\n" + rest
      + context(of: tested)
  }

  /// What a field may not be without.
  private static func context(of tested: Field) -> String {
    switch tested {
    case .webRenotify: "delivery: {collapseId: c1}\n"
    case .contentActions, .contentActionURL, .airshipButtonActions, .brazeButtons: "presentation: {category: zq}\n"
    default: ""
    }
  }

  /// A silent campaign with a field set or none.
  static func silent(_ field: Field?) -> String {
    let sample = field.flatMap(FieldSample.init)
    return "silent: true\n" + (sample.map { $0.yaml(field?.specification.keys ?? []) } ?? "")
  }

  /// The value under the keys that lead to it.
  private func yaml(_ keys: [String]) -> String {
    let nested = keys.reversed().reduce(value) { "{\($1): \($0)}" }
    return "\(block): \(nested)\n"
  }
}

extension FieldSample {
  /// Whether a campaign file sets a field, in any layer.
  static func isSet(_ field: Field, in source: SourceFile, _ configuration: Configuration) -> Bool {
    guard let document = YAMLReader.read(source).value,
      let campaign = CampaignReader.read(document, path: source.path, configuration: configuration).value
    else { return false }
    let layers = [campaign.layers] + campaign.variants.map(\.layers)
    let settings = layers.flatMap { group in [group.base] + Platform.allCases.map { group[$0] } }
    let contents = campaign.content?.locales ?? []
    return switch field {
    case .contentTitle: contents.contains { $0.title != nil }
    case .contentSubtitle: contents.contains { $0.subtitle != nil }
    case .contentBody: contents.contains { $0.body != nil }
    case .contentSummary: contents.contains { $0.summary != nil }
    case .contentImage: contents.contains { $0.image != nil }
    case .contentURL: contents.contains { $0.url != nil }
    case .contentActions: contents.contains { $0.actions != nil }
    case .contentActionURL: contents.contains { $0.actions?.value.contains { $0.url != nil } == true }
    case .data: settings.contains { !$0.data.isEmpty }
    default: settings.contains { $0.settings[field] != nil } || campaign.vendors[field] != nil
    }
  }
}
