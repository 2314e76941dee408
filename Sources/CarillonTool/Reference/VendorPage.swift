import CampaignModel
import CampaignTargets

/// A vendor's page in `docs/targets/`: what is said about its API, and the table of where each field goes, which is made
/// from the targets' own tables.
struct VendorPage {
  /// As in `targets`: `airship`.
  let vendor: String

  /// Markdown before the table, from the heading on.
  let introduction: String

  /// What the table says of a field beside its place.
  let note: @Sendable (Field) -> String?

  /// Markdown behind the table.
  let closing: String

  var markdown: String {
    """
    <!-- Made by generate-reference. -->
    \(introduction)

    ## Where each field goes

    A name is that of the member in the device's own object; one that starts with a point is counted from the top of the body.
    What is left out stands in the campaign manifest under `ignored`, with the reason that is given here. A dash is a field of
    another platform.

    | field | \(targets.map { "`\($0.name)`" }.joined(separator: " | ")) | note |
    |---|\(targets.map { _ in "---|" }.joined())---|
    \(rows.joined(separator: "\n"))

    \(closing)

    """
  }

  private var targets: [Target] {
    Target.all.filter { $0.vendor == vendor }
  }

  /// Of the fields that some target of the vendor knows.
  private var rows: [String] {
    FieldTable.rows.compactMap { row in
      let field = row.field
      let supports = targets.map { $0.capabilities(Configuration()).support(for: field) }
      guard supports.contains(where: { $0 != .foreign }) else { return nil }
      let cells = zip(targets, supports).map { target, support in
        switch support {
        case .emitted: target.wirePath(field).map { name($0, of: target) } ?? "✓"
        case .ignored(let reason): reason.rawValue
        case .foreign: "–"
        }
      }
      return "| `\(row.path)` | \(cells.joined(separator: " | ")) | \(note(field) ?? "") |"
    }
  }

  private func name(_ path: [String], of target: Target) -> String {
    guard !path.isEmpty else { return "the body's own members" }
    let own = target.objectPath
    let isOwn = path.count > own.count && zip(own, path).allSatisfy { $0 == $1 }
    return isOwn ? "`\(path.dropFirst(own.count).joined(separator: "."))`" : "`.\(path.joined(separator: "."))`"
  }
}
