import CampaignModel
import Diagnostics
import Documents
import SourceText

extension CatalogListing {
  /// For people: a table for each kind of thing, what there is none of left out.
  var lines: [String] {
    let own = [
      table("CHANNEL", ["NAME", "IMPORTANCE"], channels) { channel in
        [catalog.text(channel.name, for: nil) ?? channel.name.text.value, String(channel.importance.value)]
      },
      table("CATEGORY (iOS)", ["ACTIONS"], categories) { [actions($0)] },
      table("GROUP (ANDROID)", ["ACTIONS"], groups) { [actions($0)] },
      stringTable, soundTable, fileTable,
    ].filter { !$0.isEmpty }
    guard !own.isEmpty else { return ["the project has no resource files"] }
    return Array(own.joined(separator: [""])) + ["", "catalog \(catalog.digest)"]
  }

  private func table<Value>(
    _ title: String, _ columns: [String], _ entries: [Entry<Value>], _ cells: (Value) -> [String]
  ) -> [String] {
    guard !entries.isEmpty else { return [] }
    // What the SDK brings along and nobody uses is only counted.
    let shown = entries.filter { $0.place != nil || !$0.usedBy.isEmpty }
    guard !shown.isEmpty else { return ["\(title): \(entries.count) of the SDK's own, which no campaign uses"] }
    let rows = shown.map { entry in
      [entry.id] + cells(entry.value)
        + [
          entry.place.map { "\($0.path):\($0.position.line)" } ?? "the SDK's own",
          entry.usedBy.isEmpty ? "-" : entry.usedBy.joined(separator: ", "),
        ]
    }
    let rest = entries.count - shown.count
    return TextTable.lines([[title] + columns + ["DECLARED", "USED BY"]] + rows)
      + (rest > 0 ? ["and \(rest) of the SDK's own that no campaign uses"] : [])
  }

  private func actions(_ set: ActionSetDeclaration) -> String {
    set.actions.map { $0.id.value + ($0.isForeground ? "" : " (background)") }.joined(separator: ", ")
  }

  /// One line a string: its default text and the languages that it is there in.
  private var stringTable: [String] {
    var rows: [[String]] = []
    var index = 0
    while index < strings.count {
      let first = strings[index]
      let same = strings[index...].prefix {
        $0.value.platform == first.value.platform && $0.id.utf8.elementsEqual(first.id.utf8)
      }
      index += same.count
      let standard = same.first { $0.value.locale == nil } ?? first
      let locales = same.compactMap(\.value.locale)
      rows.append([
        first.id, first.value.platform.rawValue,
        standard.value.reference?.description ?? String(standard.value.text.prefix(40)),
        locales.isEmpty ? "-" : locales.joined(separator: " "),
        first.usedBy.isEmpty ? "-" : first.usedBy.joined(separator: ", "),
      ])
    }
    return rows.isEmpty
      ? [] : TextTable.lines([["STRING", "PLATFORM", "TEXT", "TRANSLATED", "USED BY"]] + rows)
  }

  private var soundTable: [String] {
    let rows = (catalog.sounds ?? []).map { sound -> [String] in
      switch sound.reading {
      case .header(let header)?:
        let tenths = Int(min(header.seconds, 1e9) * 10)
        return [
          sound.name, header.container.rawValue, header.codec.name, "\(tenths / 10).\(tenths % 10) s", sound.path,
        ]
      case .unreadable(let reason)?: return [sound.name, "-", reason, "-", sound.path]
      case .needsMore?, nil: return [sound.name, "-", "-", "-", sound.path]
      }
    }
    return rows.isEmpty ? [] : TextTable.lines([["SOUND (iOS)", "FORMAT", "CODEC", "LENGTH", "FILE"]] + rows)
  }

  private var fileTable: [String] {
    let rows = records.map { [$0.path, $0.kinds.map(\.description).joined(separator: ", ")] }
    return rows.isEmpty ? [] : TextTable.lines([["FILE", "READ AS"]] + rows)
  }
}

extension ResourceFile.Kind {
  /// For people.
  fileprivate var description: String {
    switch self {
    case .channels: "notification channels"
    case .actionGroups: "action-button groups"
    case .categories: "categories"
    case .values: "values"
    case .strings: "strings"
    case .other: "not looked into"
    case .unknown: "none of the known kinds"
    }
  }
}
