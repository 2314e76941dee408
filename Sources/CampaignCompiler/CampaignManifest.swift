import CampaignModel
import CampaignTargets
import SourceText

extension CampaignCompilation {
  /// `campaigns/<id>/manifest.json`: what a sender must know of the campaign (docs/formats/manifest.md).
  func manifest(sourcesSHA256: String?) -> [UInt8] {
    let configuration = project.configuration
    return IndentedJSON.document { json in
      json.member("defaultLocale", campaign.content?.defaultLocale?.value.description)
      json.member("description", campaign.description?.value)
      json.member("expiresAt", delivery.expiresAt)
      json.member("formatVersion", 1)
      json.member("id", campaign.id.value)
      json.member("ignored", objects: ignored) { json, entry in
        json.member("field", entry.field.path)
        json.member("reason", entry.reason.rawValue)
        json.member("targets", texts: entry.targets)
      }
      json.member("labels", texts: campaign.labels.map(\.value))
      json.member("owner", campaign.owner?.value)
      if let hours = delivery.quietHours {
        json.member("quietHours") { json in
          json.member("from", timeOfDay(hours.from))
          json.member("to", timeOfDay(hours.to))
        }
      }
      json.member("resolution", objects: resolution) { json, row in
        json.member("by", row.by.rawValue)
        json.member("locale", row.locale.description)
        json.member("requested", row.requested.description)
      }
      json.member("silent", campaign.isSilent)
      json.member("skipped", objects: skipped) { json, entry in
        json.member("reason", entry.reason.rawValue)
        json.member("target", entry.target.name)
      }
      json.member("sourcesSha256", sourcesSHA256)
      json.member("targets", objects: outputs) { json, output in
        json.member("artifacts", objects: output.artifacts) { $0.members(of: $1) }
        json.member("headers") { json in
          for header in output.headers { json.member(named: header.name, header.value) }
        }
        json.member("limit", output.target.limit(configuration))
        json.member("platform", output.target.platform.rawValue)
        json.member("target", output.target.name)
      }
      json.member("ttlSeconds", delivery.ttlSeconds)
      json.member("variables", objects: usedVariables) { json, variable in
        json.member("maxBytes", variable.maxBytes?.value)
        json.member("maxLength", variable.maxLength?.value)
        json.member("name", variable.name.value)
        json.member("sample", variable.sample?.value)
      }
      json.member("variants", objects: campaign.variants) { json, variant in
        json.member("id", variant.id.value)
        json.member("weight", variant.weight?.value)
      }
    }
  }

  /// Who gets which copy: a row for each served and each authored locale.
  private var resolution: [Resolution] {
    guard !campaign.isSilent, let content = campaign.content, let defaultLocale = content.defaultLocale else {
      return []
    }
    return LocaleResolution.table(
      served: project.configuration.servedLocales.map(\.value), authored: content.locales.map { $0.locale.value },
      default: defaultLocale.value)
  }

  /// The declared variables that some artifact has a placeholder for, in byte order of their names.
  private var usedVariables: [Variable] {
    let variables = campaign.variables(in: project.configuration)
    guard !variables.isEmpty else { return [] }
    var isUsed = Array(repeating: false, count: variables.count)
    for output in outputs {
      for use in output.artifacts.lazy.flatMap(\.placeholders) {
        let index = variables.firstIndex { $0.name.value.utf8.elementsEqual((use.name ?? "").utf8) }
        if let index { isUsed[index] = true }
      }
    }
    return variables.indices.filter { isUsed[$0] }.map { variables[$0] }
  }

  /// What the sender needs to know of delivery: for APNs, whose requests have a moment and no duration, else for all.
  private var delivery: (ttlSeconds: Int?, expiresAt: Int?, quietHours: QuietHours?) {
    let base = project.configuration.defaults.base.overlaid(by: campaign.layers.base)
    let hasAPNs = outputs.contains { $0.target.name == "apns" }
    let layer = hasAPNs ? campaign.layer(for: .ios, variant: nil, in: project.configuration) : base
    var delivery: (ttlSeconds: Int?, expiresAt: Int?, quietHours: QuietHours?) = (nil, nil, nil)
    if case .duration(let seconds) = layer.settings[.ttl]?.value { delivery.ttlSeconds = seconds }
    if case .instant(let seconds) = layer.settings[.expiresAt]?.value { delivery.expiresAt = seconds }
    if case .quietHours(let hours) = base.settings[.quietHours]?.value { delivery.quietHours = hours }
    return delivery
  }
}

extension IndentedJSON {
  fileprivate mutating func members(of artifact: Artifact) {
    let attributes = artifact.attributes
    if !attributes.isEmpty { member("attributes", texts: attributes) }
    member("bytes", artifact.bytes)
    member("locale", artifact.locale)
    member("maxBytes", orNull: artifact.maxBytes)
    member("placeholders", objects: artifact.placeholders.filter { $0.code == nil }) { json, use in
      json.member("escapes", use.escapes)
      json.member("fallback", use.fallback)
      json.member("name", use.name)
      json.member("pointer", use.pointer)
      if use.name != nil { json.member("uri", use.isURI) }
    }
    member("sha256", artifact.sha256)
    member("variant", artifact.variant)
  }
}

extension Artifact {
  /// The names of what the vendor fills in, each once, in byte order.
  fileprivate var attributes: [String] {
    let names = placeholders.compactMap { $0.code == nil ? nil : $0.name }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.reduce(into: []) { unique, name in
      if unique.last.map({ $0.utf8.elementsEqual(name.utf8) }) != true { unique.append(name) }
    }
  }
}

/// Minutes after midnight as `22:00`.
private func timeOfDay(_ minutes: Int) -> String {
  let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
  return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
}
