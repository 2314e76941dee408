import CampaignCompiler
import CampaignModel
import Diagnostics
import Documents
import SourceText
import Writers

/// What the configuration says at both ends: the settings in force, each under its path in `carillon.yaml`.
struct SettingComparison {
  private let base: ReviewSide
  private let head: ReviewSide

  init(base: ReviewSide, head: ReviewSide) {
    self.base = base
    self.head = head
  }

  /// In byte order of the paths. What becomes of findings, and how output is written, nobody who gets a campaign sees.
  var changes: [Change] {
    let before = Self.settings(base.project.configuration)
    let after = Self.settings(head.project.configuration)
    let paths = (before.map(\.path) + after.map(\.path)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var changes: [Change] = []
    var last: String?
    for path in paths where last.map({ !$0.utf8.elementsEqual(path.utf8) }) ?? true {
      last = path
      let isInternal = ["rules.", "output.", "campaigns", "channels"].contains { path.hasPrefix($0) }
      var change = Change(.settingChanged, isInternal ? .internal : .visible, subject: path)
      change.before = before.first { $0.path.utf8.elementsEqual(path.utf8) }?.value
      change.after = after.first { $0.path.utf8.elementsEqual(path.utf8) }?.value
      guard change.before.map({ Array($0.utf8) }) != change.after.map({ Array($0.utf8) }) else { continue }
      if change.before != nil { change.base = Self.place(path, in: base) }
      if change.after != nil { change.head = Self.place(path, in: head) }
      changes.append(change)
    }
    return changes
  }

  private static func settings(_ configuration: Configuration) -> [(path: String, value: String)] {
    let output = configuration.output
    let rules = configuration.ruleOverrides.map { ("rules.\($0.rule.value)", $0.severity?.rawValue ?? "off") }
    return leaves(configuration.canonical) + [
      ("output.directory", output.directory), ("output.layout", output.layout.rawValue),
      ("output.sourceMap", "\(output.sourceMap)"), ("output.style", output.style.rawValue),
    ] + rules
  }

  /// The scalars and lists of a value, each under its path; null is nothing. The layers of `defaults` are written as the
  /// file writes them: one for all platforms, and a block for each.
  private static func leaves(_ json: JSON, below path: String = "") -> [(path: String, value: String)] {
    switch json {
    case .object(let members):
      members.flatMap { member in
        let isLayer =
          path.hasPrefix("defaults") && (member.name == "fields" || path == "defaults" && member.name == "all")
        let below = isLayer ? path : path.isEmpty ? member.name : "\(path).\(member.name)"
        return leaves(member.value, below: below)
      }
    case .null: []
    case .string(let text): [(path, text)]
    default: [(path, String(decoding: JSONWriter.wire(json), as: UTF8.self))]
    }
  }

  /// Where a setting stands, or what holds it; nil where it is a default.
  private static func place(_ path: String, in side: ReviewSide) -> Change.Place? {
    guard let file = side.project.configurationFile, let document = YAMLReader.read(file).value else { return nil }
    var node = document.root
    var range: SourceRange?
    var rest = path[...]
    while document.kind(of: node) == .mapping, !rest.isEmpty {
      // A key may hold a dot, as ids of rules and names of variables do not.
      let entry = document.entries(of: node).first { entry in
        let key = document.string(of: entry.key)
        return rest.utf8.elementsEqual(key.utf8) || rest.utf8.starts(with: (key + ".").utf8)
      }
      guard let entry else { break }
      range = document.range(of: entry.key)
      node = entry.value
      rest = rest.dropFirst(document.string(of: entry.key).count).drop { $0 == "." }
    }
    return range.flatMap { side.place($0) }
  }
}
