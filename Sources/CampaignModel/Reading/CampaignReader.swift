package import Diagnostics
package import Documents
import SourceText

extension RuleID {
  package static let invalidCampaignID: RuleID = "invalid-campaign-id"
  package static let tooManyArtifacts: RuleID = "too-many-artifacts"
  package static let invalidVariantID: RuleID = "invalid-variant-id"
}

/// Reads a campaign from its document.
package enum CampaignReader {
  /// The campaign, with what was reported absent; nil where the document is no mapping.
  package static func read(
    _ document: Document, path: String, configuration: Configuration
  ) -> Outcome<Campaign?> {
    var decoder = CampaignDecoder(document, path: path, configuration: configuration)
    let campaign = decoder.decode()
    return Outcome(campaign, findings: decoder.reader.findings)
  }
}

private struct CampaignDecoder {
  private static let keys = KeyTable(CampaignKey.self)
  private static let variantKeys = KeyTable(VariantKey.self)

  let document: Document
  let path: String
  let configuration: Configuration
  var reader: FieldReader

  init(_ document: Document, path: String, configuration: Configuration) {
    self.document = document
    self.path = path
    self.configuration = configuration
    reader = FieldReader(document)
  }

  mutating func decode() -> Campaign? {
    guard let fields = reader.fields(of: document.root, "campaign", as: Self.keys) else { return nil }
    let entries = Dictionary(fields.map { ($0.key, $0.entry) }) { first, _ in first }
    var campaign = Campaign(file: document.file, path: path, id: id(entries[.id]))
    if let entry = entries[.draft] { campaign.isDraft = reader.flag(entry.value, "draft")?.value ?? false }
    if let entry = entries[.silent], let flag = reader.flag(entry.value, "silent"), flag.value {
      campaign.isSilent = true
      campaign.silentRange = document.range(of: entry.key)
    }
    let strictness: Strictness = campaign.isDraft || campaign.isSilent ? .loose : .complete
    for (key, entry) in fields { read(key, entry, into: &campaign, strictness: strictness) }
    campaign.hasReportedContent =
      campaign.content == nil && (entries[.content] != nil || reader.isMisspelled("content", in: document.root))
    if let entry = entries[.variants] {
      campaign.variants = variants(entry, of: campaign)
      campaign.hasReportedVariants = campaign.variants.count < document.entries(of: entry.value).count
    }
    if entries[.content] == nil, strictness == .complete, !hasBadge(campaign) {
      let place = document.range(of: document.root).startPoint
      reader.missingKey(
        "content", of: "the campaign", in: document.root,
        at: fields.first.map { document.range(of: $0.entry.key) } ?? place)
    }
    return campaign
  }

  private mutating func read(
    _ key: CampaignKey, _ entry: Document.Entry, into campaign: inout Campaign, strictness: Strictness
  ) {
    switch key {
    case .id, .draft, .silent, .variants: break
    case .description: campaign.description = reader.text(entry.value, "description")
    case .owner: campaign.owner = reader.text(entry.value, "owner")
    case .labels: campaign.labels = labels(entry.value)
    case .platforms: campaign.platforms = platforms(entry)
    case .content:
      campaign.contentKey = document.range(of: entry.key)
      campaign.content = reader.content(entry, strictness: strictness)
    case .presentation:
      reader.block(entry.value, "presentation", keys: BlockTable.presentation, into: &campaign.layers.base)
    case .delivery: reader.block(entry.value, "delivery", keys: BlockTable.delivery, into: &campaign.layers.base)
    case .data: reader.data(entry.value, into: &campaign.layers.base)
    case .variables: campaign.variables = reader.variables(entry.value)
    case .ios, .android, .fireos, .web:
      guard let platform = key.platform else { return }
      reader.block(
        entry.value, platform.rawValue, keys: BlockTable.platform(platform), into: &campaign.layers[platform])
    case .airship, .braze:
      var layer = Layer(settings: campaign.vendors)
      reader.block(
        entry.value, key.rawValue, keys: key == .airship ? BlockTable.airship : BlockTable.braze, into: &layer)
      campaign.vendors = layer.settings
      campaign.vendorPlaces += reader.objectPlaces(entry.value, BlockTable.vendorObjects(key.rawValue))
    }
  }

  /// The authored id, else that of the path; where neither will do, the path's as it is, which was reported.
  private mutating func id(_ entry: Document.Entry?) -> Located<String> {
    let name = CampaignID.fromPath(path, below: configuration.campaignPaths.map(\.value))
    let start = SourceRange(file: document.file, start: 0, end: 0)
    guard let entry else {
      if let fault = CampaignID.fault(in: name) {
        reader.report(
          .invalidCampaignID, "the file's name gives no campaign id: \(fault.reason)", at: start, field: "id",
          help: CampaignID.nearest(to: name).map { "write 'id: \($0)', or rename the file" } ?? "write an 'id'")
      }
      return Located(name, at: start)
    }
    guard let text = reader.locatedText(entry.value, "id") else { return Located(name, at: start) }
    guard let fault = CampaignID.fault(in: text.value) else { return text.located }
    reader.report(
      .invalidCampaignID, "'\(text.value)' is no campaign id: \(fault.reason)", at: text.range, field: "id",
      meant: CampaignID.nearest(to: text.value))
    return Located(name, at: start)
  }

  private mutating func labels(_ node: Document.Node) -> [Located<String>] {
    guard let items = reader.items(of: node, "labels", expected: "a list of texts") else { return [] }
    return items.compactMap { reader.text($0, "labels") }
  }

  private mutating func platforms(_ entry: Document.Entry) -> Located<[Located<Platform>]>? {
    guard let items = reader.items(of: entry.value, "platforms", expected: "a list of platforms") else { return nil }
    let names = Platform.allCases.map(\.rawValue)
    var platforms: [Located<Platform>] = []
    for item in items {
      let written = document.string(of: item)
      if let meant = platformsOfTargets.first(where: { $0.target == written })?.platform {
        reader.report(
          .invalidEnum, "'\(written)' is a target, where a platform is expected", at: document.range(of: item),
          field: "platforms", meant: meant,
          fix: reader.rewriting(item, as: meant))
      } else if let name = reader.choice(item, "platforms", of: names), let platform = Platform(rawValue: name.value),
        !platforms.contains(where: { $0.value == platform })
      {
        platforms.append(Located(platform, at: name.range))
      }
    }
    platforms.sort { $0.value.index < $1.value.index }
    // A list in which every name was reported is not an empty list.
    return platforms.isEmpty && !items.isEmpty ? nil : Located(platforms, at: document.range(of: entry.key))
  }

  private mutating func variants(_ entry: Document.Entry, of campaign: Campaign) -> [Variant] {
    guard let entries = reader.entries(of: entry.value, "variants") else { return [] }
    if entries.count > variantLimit {
      reader.report(
        .tooManyArtifacts, "'variants' has \(entries.count) variants, more than \(variantLimit)",
        at: document.range(of: entry.key), field: "variants")
    }
    return entries.compactMap { variant($0, of: campaign) }
      .sorted { $0.id.value.utf8.lexicographicallyPrecedes($1.id.value.utf8) }
  }

  private mutating func variant(_ entry: Document.Entry, of campaign: Campaign) -> Variant? {
    let name = document.string(of: entry.key)
    let isRight = isVariantID(name)
    if isRight {
      reader.warnIfAmbiguous(entry.key, "variants")
    } else {
      reader.report(
        .invalidVariantID, "variant id '\(name)' is not 1 to 32 of a-z, 0-9, '_' and '-', beginning with a-z or 0-9",
        at: document.range(of: entry.key), field: "variants")
    }
    let prefix = "variants." + name + "."
    guard
      let fields = reader.within("variants." + name, { $0.fields(of: entry.value, name, as: Self.variantKeys) })
    else { return nil }
    var weight: Located<Int>?
    var content: Content?
    var layers = LayerGroup()
    for (key, entry) in fields {
      switch key {
      case .weight: weight = reader.within("variants." + name) { $0.integer(entry.value, "weight", in: 0...100) }
      case .content:
        content = reader.changes(
          entry.value, to: campaign.content, strictness: campaign.isDraft ? .loose : .partial)
      case .presentation:
        reader.block(entry.value, "presentation", prefix: prefix, keys: BlockTable.presentation, into: &layers.base)
      case .data: reader.data(entry.value, prefix: prefix, into: &layers.base)
      case .ios, .android, .fireos, .web:
        guard let platform = Platform(rawValue: key.rawValue) else { continue }
        reader.block(
          entry.value, platform.rawValue, prefix: prefix, keys: BlockTable.variantPlatform(platform),
          into: &layers[platform])
      }
    }
    if !fields.contains(where: { $0.key == .weight }) {
      reader.within("variants." + name) {
        $0.missingKey("weight", of: "variant '\(name)'", in: entry.value, at: document.range(of: entry.key))
      }
    }
    guard isRight else { return nil }
    return Variant(
      id: Located(name, at: document.range(of: entry.key)), weight: weight, content: content, layers: layers)
  }

  /// Whether the campaign shows a badge on some platform: then it needs no content.
  private func hasBadge(_ campaign: Campaign) -> Bool {
    let groups = [campaign.layers, configuration.defaults]
    return groups.contains { group in
      ([group.base] + Platform.allCases.map { group[$0] }).contains {
        $0.settings[.badge] != nil || $0.settings.isReported(.badge)
      }
    }
  }
}

private let variantLimit = 16

/// Targets that are easily written for platforms.
private let platformsOfTargets = [
  (target: "apns", platform: "ios"), (target: "fcm", platform: "android"), (target: "adm", platform: "fireos"),
  (target: "webpush", platform: "web"),
]

private func isVariantID(_ text: String) -> Bool {
  let bytes = text.utf8
  guard (1...32).contains(bytes.count), let first = bytes.first, first != UInt8(ascii: "_"), first != UInt8(ascii: "-")
  else { return false }
  return bytes.allSatisfy {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || isDigit($0) || $0 == UInt8(ascii: "_")
      || $0 == UInt8(ascii: "-")
  }
}
