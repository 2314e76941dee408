import CampaignModel
import Writers

/// Texts that someone fills: what stands in them is listed, and counted filled.
extension PayloadWalk {
  mutating func write(_ template: Template, _ use: TemplateUse) {
    JSONWriter.append(string: template.source, to: &wire)
    guard !template.isPlain else { return }
    let times = countedLevel
    var filled = 0
    var hasName = false
    for segment in template.segments {
      switch segment {
      case .literal(let text): filled += JSONWriter.unquotedCount(of: text, encoded: times)
      case .escapedBraces: filled += 2
      case .placeholder(let name, let fallback):
        hasName = true
        emission.placeholders.append(
          PlaceholderUse(escapes: level, name: name, fallback: fallback, pointer: pointer, isURI: use == .uri))
        guard isCounting else { continue }
        let isEncoded = use == .uri && template.segments.count > 1
        growth.add(
          name, fallback: JSONWriter.unquotedCount(of: fallback ?? "", encoded: times),
          longest: bounds.bound(of: name)?.maxCount(encoded: times, percent: isEncoded))
      }
    }
    if isCounting { growth.fixed += filled - JSONWriter.unquotedCount(of: template.source, encoded: times) }
    if !hasName {
      emission.placeholders.append(
        PlaceholderUse(escapes: level, name: nil, fallback: nil, pointer: pointer, isURI: false))
    }
  }

  /// Writes a text that a vendor fills; its placeholders are listed with their code, for they are not the sender's.
  mutating func write(_ text: DialectText) {
    JSONWriter.append(string: text.text, to: &wire)
    guard !text.isPlain else { return }
    let times = countedLevel
    var filled = 0
    for piece in text.pieces {
      switch piece {
      case .literal(let literal): filled += JSONWriter.unquotedCount(of: literal, encoded: times)
      case .constant(let made, let code):
        filled += JSONWriter.unquotedCount(of: made, encoded: times)
        list(nil, made, code, text.use)
      case .value(let name, let fallback, let code):
        list(name, fallback, code, text.use)
        guard isCounting else { continue }
        growth.add(
          name, fallback: JSONWriter.unquotedCount(of: fallback ?? "", encoded: times),
          longest: bounds.bound(of: name)?
            .maxCount(encoded: times, percent: text.use == .uri && text.pieces.count > 1))
      }
    }
    if isCounting { growth.fixed += filled - JSONWriter.unquotedCount(of: text.text, encoded: times) }
  }

  private mutating func list(_ name: String?, _ fallback: String?, _ code: String, _ use: TemplateUse) {
    emission.placeholders.append(
      PlaceholderUse(
        escapes: level, name: name, fallback: fallback, pointer: pointer, isURI: use == .uri, code: code))
  }

  /// How often a string written now is encoded in what the limit counts: an entry's value is counted decoded.
  private var countedLevel: Int {
    countedPath == nil ? level : level - 1
  }

  private var pointer: String {
    path.reduce(into: "") { pointer, step in
      pointer += "/"
      switch step {
      case .name(let name): pointer += pointerToken(name)
      case .index(let index): pointer += String(index)
      }
    }
  }
}
