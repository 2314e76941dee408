import CampaignModel
import CampaignTargets
import SourceText

/// What a key means: from the tables that the reader is made of.
enum FieldDescription {
  /// Appends what is known of the key that a path ends in.
  static func append(_ path: [SchemaGuide.Step], _ guide: SchemaGuide, to markup: inout Markup, _ query: FileQuery) {
    guard let end = path.lastIndex(where: { $0 != .item }), let key = guide.key(at: Array(path[...end])) else { return }
    let field = field(at: path)
    let summary = [key.summary, field?.specification.summary ?? ""].first { !$0.isEmpty }
    guard let summary else { return }
    markup.title(field?.path ?? name(of: path))
    markup.paragraph(summary + (key.type.isEmpty ? "" : " Takes \(key.type)."))
    if let field { append(support(of: field, query.configuration), to: &markup) }
  }

  private static func append(_ marks: [String], to markup: inout Markup) {
    if !marks.isEmpty { markup.paragraph(marks.joined(separator: "; ") + ".") }
  }

  /// Where the field arrives, and why not elsewhere.
  private static func support(of field: Field, _ configuration: Configuration) -> [String] {
    var arrives: [String] = []
    var others: [String] = []
    for target in Target.all
    where configuration.targets.contains(where: { $0.value.utf8.elementsEqual(target.name.utf8) }) {
      switch target.capabilities(configuration).support(for: field) {
      case .emitted: arrives.append(target.name)
      case .ignored(let reason): others.append("not on \(target.name): \(reason.rawValue)")
      case .foreign: break
      }
    }
    return (arrives.isEmpty ? [] : ["Arrives on " + arrives.joined(separator: ", ")]) + others
  }

  private static func name(of path: [SchemaGuide.Step]) -> String {
    path.compactMap { if case .key(let name) = $0 { name } else { nil } }.joined(separator: ".")
  }

  /// The field of the table that a path of a campaign, of a variant or of the project's defaults leads to.
  static func field(at path: [SchemaGuide.Step]) -> Field? {
    var keys = path.compactMap { if case .key(let name) = $0 { name } else { nil } }[...]
    switch keys.first {
    case "variants": keys = keys.dropFirst(2)
    case "defaults": keys = keys.dropFirst()
    default: break
    }
    guard let block = keys.first, keys.count > 1 else { return nil }
    let rest = keys.dropFirst(block == "content" ? 2 : 1)
    guard !rest.isEmpty else { return nil }
    let blocks = Platform(rawValue: block) == nil ? [block] : [block, "presentation", "delivery"]
    for block in blocks {
      let name = block + "." + rest.joined(separator: ".")
      if let row = FieldTable.rows.first(where: { $0.path.utf8.elementsEqual(name.utf8) }) { return row.field }
    }
    return nil
  }
}
