import CampaignModel
import TestSupport

/// A campaign with nothing wrong in it, made from a seed: every field of the table comes up, in every layer that takes it.
struct GeneratedCampaign: Sendable {
  let seed: UInt64
  let yaml: String

  init(seed: UInt64) {
    self.seed = seed
    var writer = CampaignWriter(seed: seed)
    yaml = writer.campaign()
  }

  /// The configuration that its campaigns are good in.
  static let configuration = """
    version: 1
    name: generated
    app:
      ios: {bundleId: com.acme.app, notificationOptions: [alert, badge, sound, criticalAlert],
        entitlements: [time-sensitive, critical-alerts], serviceExtension: true}
      android: {package: com.acme.app, minSdk: 26}
      web: {icon: "https://cdn.acme.example/icon.png", baseUrl: "https://acme.example/"}
    locales: {served: [en, de, tr, ja, ar, pt-BR]}
    defaults: {delivery: {ttl: 2d}}

    """
}

/// Writes one campaign, block by block.
private struct CampaignWriter {
  var random: SeededGenerator
  private let words: [(locale: String, words: [String])] = [
    ("en", ["weekend", "sale", "order", "your", "bag", "today", "only", "new", "shoes", "points"]),
    ("de", ["Wochenende", "Angebot", "Bestellung", "deine", "Tasche", "heute", "nur", "neue", "Schuhe", "Punkte"]),
    ("tr", ["hafta", "sonu", "sipariş", "senin", "çanta", "bugün", "sadece", "yeni", "ayakkabı", "puan"]),
    ("ja", ["週末", "セール", "注文", "あなたの", "バッグ", "今日", "だけ", "新しい", "靴", "ポイント"]),
    ("ar", ["عطلة", "تخفيضات", "طلب", "حقيبة", "اليوم", "فقط", "جديد", "أحذية", "نقاط", "هدية"]),
    ("pt-BR", ["fim", "oferta", "pedido", "sua", "bolsa", "hoje", "apenas", "novo", "sapatos", "pontos"]),
  ]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func campaign() -> String {
    var lines: [String] = []
    if random.chance(3) { lines.append("description: A campaign of the seed") }
    if random.chance(3) { lines.append("owner: growth@acme.example") }
    if random.chance(3) { lines.append("labels: [promo, q4]") }
    let isSilent = random.chance(8)
    let fills = !isSilent && random.chance(2)
    if fills {
      lines.append("variables: {firstName: {maxLength: \(Int.random(in: 1...40, using: &random)), sample: Ada}}")
    }
    if isSilent {
      lines.append("silent: true")
    } else {
      lines += content(fills: fills)
      lines += block("presentation", one: 3)
    }
    // A silent push is of normal priority, and one of the two says how long it is tried.
    lines += block("delivery", one: 3, without: [random.chance(2) ? .ttl : .expiresAt] + (isSilent ? [.priority] : []))
    if random.chance(2) || isSilent {
      lines.append("data: {screen: sale, saleId: \"\(Int.random(in: 0...999, using: &random))\"}")
    }
    for platform in Platform.allCases where !isSilent && random.chance(2) {
      lines += block(platform.rawValue, one: 4)
    }
    if !isSilent && random.chance(4) { lines += variants() }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One to six locales, English the default, the same placeholders and actions in each.
  private mutating func content(fills: Bool) -> [String] {
    let others = random.some(of: words.dropFirst().map(\.locale), one: 2)
    let actions = random.chance(2) ? Int.random(in: 1...2, using: &random) : 0
    let hasURL = random.chance(2)
    let hasImage = random.chance(3)
    let hasSubtitle = random.chance(3)
    let hasSummary = random.chance(3)
    var lines = ["content:", "  _default: en"]
    for locale in ["en"] + others {
      lines.append("  \(locale):")
      lines.append("    title: \(sentence(locale, 3))")
      let placeholder = "{{firstName|\(word(locale))}}"
      // Names of any script stand isolated in text that runs from right to left.
      let name = fills ? (locale == "ar" ? "\u{2068}\(placeholder)\u{2069} " : placeholder + ", ") : ""
      lines.append("    body: \"\(name)\(sentence(locale, 8))\"")
      if hasSubtitle { lines.append("    subtitle: \(sentence(locale, 2))") }
      if hasSummary { lines.append("    summary: \(sentence(locale, 2))") }
      if hasImage { lines.append("    image: https://cdn.acme.example/\(locale.lowercased())/a%20b.jpg") }
      if hasURL { lines.append("    url: https://acme.example/sale?lang=\(locale)&x=1#top") }
      if actions > 0 { lines.append("    actions:") }
      for index in 0..<actions {
        let url = index == 1 ? ", url: \"https://acme.example/a\(index)\"" : ""
        lines.append("      - {id: action-\(index), title: \(word(locale))\(url)}")
      }
    }
    return lines
  }

  private mutating func variants() -> [String] {
    let weight = Int.random(in: 1...99, using: &random)
    return [
      "variants:", "  control: {weight: \(weight)}",
      "  other: {weight: \(100 - weight), content: {en: {title: \(sentence("en", 4))}}, data: {arm: b}}",
    ]
  }

  /// Some fields of a block.
  private mutating func block(_ name: String, one: Int, without: [Field] = []) -> [String] {
    let all = FieldTable.rows.filter { $0.block == name && !without.contains($0.field) }
    var rows = random.some(of: all, one: one)
    var top: [String] = []
    var groups: [(name: String, members: [String])] = []
    // What replaces needs a tag, what vibrates is not silent.
    if rows.contains(where: { $0.field == .webRenotify }), !rows.contains(where: { $0.field == .webTag }) {
      rows += all.filter { $0.field == .webTag }
    }
    if rows.contains(where: { $0.field == .webVibrate }) { top.append("sound: default") }
    for row in rows {
      let member = "\(row.keys.last ?? ""): \(sample(of: row))"
      guard row.keys.count == 2 else {
        top.append(member)
        continue
      }
      if let index = groups.firstIndex(where: { $0.name == row.keys[0] }) {
        groups[index].members.append(member)
      } else {
        groups.append((row.keys[0], [member]))
      }
    }
    top += groups.map { "\($0.name): {\($0.members.joined(separator: ", "))}" }
    return top.isEmpty ? [] : ["\(name):"] + top.map { "  \($0)" }
  }

  private mutating func sample(of row: FieldSpecification) -> String {
    switch row.type {
    // What fetches a picture cannot be turned off beside one.
    case .flag: return row.field == .iosMutableContent || random.chance(2) ? "true" : "false"
    case .integer(let range):
      return "\(Int.random(in: max(range.lowerBound, 0)...min(range.upperBound, 1000), using: &random))"
    case .number: return "0.\(Int.random(in: 1...9, using: &random))"
    case .text, .template:
      return row.field == .webTopic ? "sale_weeks" : "text-\(Int.random(in: 1...99, using: &random))"
    case .choice(let words): return random.pick(words)
    case .color: return "\"#00aaff\""
    case .httpsURL: return "https://cdn.acme.example/icon.png"
    case .url: return "https://acme.example/page"
    case .texts: return "[one, two]"
    case .integers: return "[100, 50, 100]"
    case .duration: return random.pick(["90s", "15m", "2h", "3d", "4w"])
    case .instant: return "2026-12-24T18:00:00+01:00"
    case .sound: return random.pick(["default", "none"])
    case .badge: return "\(Int.random(in: 0...99, using: &random))"
    case .foreground: return random.pick(["hide", "[banner, sound]", "[list]"])
    case .quietHours: return "{from: \"22:00\", to: \"07:00\"}"
    case .lightSettings: return "{color: \"#ff0000\", lightOnDuration: 500, lightOffDuration: 1000}"
    case .json: return "{screen: {id: 7, tags: [a, b]}, ok: true}"
    case .actions, .data: return "[]"
    }
  }

  private mutating func word(_ locale: String) -> String {
    random.pick(words.first { $0.locale == locale }?.words ?? [locale])
  }

  private mutating func sentence(_ locale: String, _ length: Int) -> String {
    (0..<length).map { _ in word(locale) }.joined(separator: " ")
  }
}
