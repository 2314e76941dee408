import CampaignModel
import CarillonBuild
import Documents
import SourceText

/// What a name stands for.
enum SymbolDescription {
  static func append(_ symbol: Symbol, to markup: inout Markup, _ query: FileQuery) {
    let name = symbol.text
    switch symbol.kind {
    case .channel:
      guard let channel = query.catalog.channel(name) else { return }
      append(channel, to: &markup, query)
    case .category:
      for (set, what) in [
        (query.catalog.category(name), "iOS category"), (query.catalog.group(name), "Android button group"),
      ] {
        guard let set else { continue }
        markup.title("\(what) \(name)")
        markup.list(set.actions.map { describe($0, query) })
        append(place: set.isAuthored ? set.id.range : nil, to: &markup, query)
      }
    case .action:
      guard let slash = name.utf8.firstIndex(of: UInt8(ascii: "/")) else { return }
      let (category, id) = (String(name[..<slash]), String(name[name.utf8.index(after: slash)...]))
      let sets = [(query.catalog.category(category), "iOS"), (query.catalog.group(category), "Android")]
      let lines = sets.flatMap { set, platform in
        (set?.actions ?? []).filter { $0.id.value.utf8.elementsEqual(id.utf8) }
          .map { "\(platform): \(describe($0, query))" }
      }
      guard !lines.isEmpty else { return }
      markup.title("Action \(id) of \(category)")
      markup.list(lines)
    case .variable: appendVariable(name, to: &markup, query)
    case .resource:
      let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return }
      let entries = query.catalog.resources.entries(parts[0], parts[1])
      guard !entries.isEmpty else { return }
      markup.title("@\(name)")
      markup.list(entries.map { "\($0.directory): \($0.string?.text ?? $0.path)" })
    case .label:
      let entries = query.catalog.labels.entries(name)
      guard !entries.isEmpty else { return }
      markup.title("Label \(name)")
      markup.list(entries.map { "\($0.locale?.description ?? "development language"): \($0.text.value)" })
    }
  }

  private static func append(_ channel: ChannelDeclaration, to markup: inout Markup, _ query: FileQuery) {
    markup.title("Notification channel \(channel.id.value)")
    var lines = [
      "name: \(query.catalog.text(channel.name, for: nil) ?? channel.name.text.value)",
      "importance: \(importance(channel.importance.value))",
    ]
    if let description = channel.description {
      lines.append("description: \(query.catalog.text(description, for: nil) ?? description.text.value)")
    }
    if let sound = channel.sound { lines.append("sound: \(sound.value)") }
    if let group = channel.group { lines.append("group: \(group.value)") }
    markup.list(lines)
    append(place: channel.isAuthored ? channel.id.range : nil, to: &markup, query)
  }

  private static func append(place: SourceRange?, to markup: inout Markup, _ query: FileQuery) {
    if let place {
      markup.paragraph("Declared in \(query.workspace.paths[Int(place.file.rawValue)]).")
    } else {
      markup.paragraph("The SDK brings it along.")
    }
  }

  private static func appendVariable(_ name: String, to markup: inout Markup, _ query: FileQuery) {
    let symbol = Symbol(.variable, name)
    let own = query.analysis.references(of: query.file).contains { $0.symbol == symbol && $0.isDeclaration }
    let variable = query.configuration.variables.first { $0.name.value.utf8.elementsEqual(name.utf8) }
    markup.title("Placeholder \(name)")
    guard let variable else {
      return markup.paragraph(
        own ? "Declared in this campaign." : "Not declared: how long its values are is not known.")
    }
    var lines: [String] = []
    if let length = variable.maxLength { lines.append("at most \(length.value) characters") }
    if let bytes = variable.maxBytes { lines.append("at most \(bytes.value) bytes") }
    if let sample = variable.sample { lines.append("for example \(sample.value)") }
    markup.list(lines)
    markup.paragraph("Declared in carillon.yaml\(own ? ", and in this campaign" : "").")
  }

  private static func describe(_ action: ActionDeclaration, _ query: FileQuery) -> String {
    let label = action.label.flatMap { query.catalog.text($0, for: nil) ?? $0.text.value }
    return "\(action.id.value)\(label.map { ": \($0)" } ?? "")\(action.isForeground ? ", opens the app" : "")"
  }

  /// Android's names of the numbers.
  private static func importance(_ value: Int) -> String {
    let names = ["none", "min", "low", "default", "high", "max"]
    return names.indices.contains(value) ? "\(value), \(names[value])" : "\(value)"
  }
}
