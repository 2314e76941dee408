import CampaignModel
import CampaignTargets

/// `docs/fields.md`: every field with what each target makes of it, from the field table and the capability tables.
package enum FieldsPage {
  /// The page, Markdown.
  package static let markdown = """
    # Fields

    Every field of a campaign, and what each platform's own target does with it. Made by `generate-reference` from the field
    table and the targets' capability tables. What a vendor's targets do with them is on the vendor's page: [targets](targets/README.md).

    A field is named by its path: `presentation.sound` is the key `sound` in the block `presentation`. Blocks:
    \(blocks.map { "[\($0)](#\($0))" }.joined(separator: ", ")). [Campaigns](campaigns.md) explains how they play together.

    \(legend)

    \(blocks.map(section).joined(separator: "\n\n"))

    ## Where notifications are drawn

    How many buttons, and whether an image and a number on the app's icon are drawn there.

    \(surfaces)

    ## The examples

    \(FieldExamples.check)

    """

  /// A column of the tables: a target, and FCM's two forms apart.
  private struct Column {
    let title: String
    let capabilities: Capabilities
  }

  private static let native = Target.all.filter { $0.vendor == nil }

  private static let columns: [Column] = native.flatMap { target -> [Column] in
    var notification = Configuration()
    notification.app.androidMessage = .notification
    let usual = Column(title: target.name, capabilities: target.capabilities(Configuration()))
    let other = Column(title: "\(target.name) notification", capabilities: target.capabilities(notification))
    return Field.allCases.contains { usual.capabilities.support(for: $0) != other.capabilities.support(for: $0) }
      ? [usual, other] : [usual]
  }

  private static let legend = """
    | mark | means |
    |---|---|
    | ✓ | the field is in the payload or its headers |
    | not-expressible | the wire format has no place for it; the manifest lists it under `ignored` |
    | device-setting | the app or the device decides it; listed likewise |
    | superseded | another field says it better for this target; listed likewise |
    | – | the field belongs to another platform or vendor |
    """

  /// In the order of the field table, each once.
  private static let blocks: [String] = FieldTable.rows.reduce(into: []) { blocks, row in
    if blocks.last != row.block { blocks.append(row.block) }
  }

  private static func section(_ block: String) -> String {
    // What only a vendor's API has is no other target's business.
    let columns = TargetName.groups.contains(block) ? [] : columns
    let rows = FieldTable.rows.filter { $0.block == block }.map { row in
      let marks = columns.map { mark($0.capabilities.support(for: row.field)) }
      let cells = ["`\(row.path)`", name(of: row.type), cell(row.summary)] + marks
      return "| \(cells.joined(separator: " | ")) |"
    }
    return """
      ## \(block)
      \(FieldExamples.introduction(to: block))
      | \((["field", "takes", "means"] + columns.map(\.title)).joined(separator: " | ")) |
      |---|---|---|\(String(repeating: "---|", count: columns.count))
      \(rows.joined(separator: "\n"))
      """
  }

  /// Each surface once, with the targets that are drawn there: the platforms' own before the vendors'.
  private static let surfaces: String = {
    let vendors = Target.all.filter { $0.vendor != nil }.map { target in
      Column(title: target.name, capabilities: target.capabilities(Configuration()))
    }
    var places: [(surface: Surface, targets: [String])] = []
    for column in columns + vendors {
      for surface in column.capabilities.surfaces {
        if let index = places.firstIndex(where: { $0.surface == surface }) {
          places[index].targets.append(column.title)
        } else {
          places.append((surface, [column.title]))
        }
      }
    }
    let rows = places.map { surface, targets in
      let names = targets.map { "`\($0)`" }.joined(separator: ", ")
      return "| \(names) | \(cell(surface.name)) | \(surface.maxActions) | \(surface.drawsImage ? "yes" : "no") "
        + "| \(surface.countsBadge ? "yes" : "no") | \(cell(surface.source)) | \(surface.read) |"
    }
    return """
      | targets | surface | buttons | image | badge | source | read |
      |---|---|---|---|---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }()

  private static func mark(_ support: FieldSupport) -> String {
    switch support {
    case .emitted: "✓"
    case .ignored(let reason): reason.rawValue
    case .foreign: "–"
    }
  }

  private static func name(of type: FieldType) -> String {
    switch type {
    case .flag: "`true` or `false`"
    case .integer(let range): "an integer from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
    case .text: "a text"
    case .template: "a text with placeholders"
    case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .color: "`#rrggbb`"
    case .httpsURL: "an https URL"
    case .url: "a URL with placeholders"
    case .texts: "a list of texts"
    case .integers(let range): "a list of integers from \(range.lowerBound) to \(range.upperBound)"
    case .duration: "a duration: `90s`, `45m`, `12h`, `3d`, `2w` or `0`"
    case .instant: "a moment: `2026-12-24T18:00:00+01:00`"
    case .sound: "a name, or name, critical and volume"
    case .badge: "an integer, `auto`, `+1`, `-1`"
    case .foreground: "a list, or `hide`"
    case .quietHours: "`from` and `to`, as `\"22:00\"`"
    case .lightSettings: "color and durations"
    case .actions: "a list of `id`, `title` and `url`"
    case .data: "a flat mapping of texts"
    case .json: "any mapping"
    }
  }

  /// A text that cannot end a table's cell.
  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
