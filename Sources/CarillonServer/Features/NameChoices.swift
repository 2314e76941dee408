import CampaignModel
import CampaignRules
import CarillonBuild
import Diagnostics
import Documents
import SourceText

/// The names that the project knows, for the places that take one.
struct NameChoices {
  private let query: FileQuery
  private let context: CursorContext

  init(_ query: FileQuery, _ context: CursorContext) {
    self.query = query
    self.context = context
  }

  /// Keys that are names: locales of the copy, rules, variables.
  var keys: [Completion.Item] {
    let path = keyPath
    let isVariant = path.count == 3 && path.first == "variants"
    switch (query.role, isVariant ? Array(path.dropFirst(2)) : path) {
    case (.campaign, ["content"]):
      return localeItems(of: query.configuration.requiredLocales + query.configuration.servedLocales)
        .map { item in
          var item = item
          item.text = context.key(item.label, isContainer: true)
          return item
        }
    case (.configuration, ["rules"]):
      return RuleChoices.items.map { item in
        var item = item
        item.text = context.key(item.label, isContainer: false)
        return item
      }
    case (.campaign, ["variables"]):
      let declared = query.configuration.variables.map(\.name.value)
      return VariableChoices.used(in: query.bytes).filter { name in !declared.contains { $0 == name } }.map {
        Completion.Item(
          label: $0, kind: .variable, detail: "used in this campaign", text: context.key($0, isContainer: true))
      }
    default: return []
    }
  }

  /// Scalars that are names.
  var values: [Completion.Item] {
    if query.role == .configuration {
      switch keyPath {
      case ["app", "android", "defaultChannel"]: return channels
      case ["locales", "required"], ["locales", "served"]: return localeItems(of: knownLocales)
      default: break
      }
    }
    if keyPath == ["content", "_default"] {
      return context.siblingsOfValue(in: query.bytes).filter { $0 != "_default" }.map {
        Completion.Item(label: $0, kind: .value, text: $0)
      }
    }
    switch FieldDescription.field(at: context.path) {
    case .channelID: return channels
    case .category: return categories
    case .sound:
      let files = query.catalog.resources.names(of: "raw")
      return ["default", "none"].map { Completion.Item(label: $0, kind: .enumMember, text: $0) }
        + files.map { Completion.Item(label: $0, kind: .value, detail: "sound of the app", text: $0) }
    default: break
    }
    if keyPath.last == "id", keyPath.dropLast().last == "actions" { return actions }
    return []
  }

  /// The keys of the path; items of lists are left out.
  private var keyPath: [String] {
    context.path.compactMap { if case .key(let name) = $0 { name } else { nil } }
  }

  private var channels: [Completion.Item] {
    (query.catalog.channels + query.catalog.builtInChannels).map { channel in
      let name = query.catalog.text(channel.name, for: nil) ?? channel.name.text.value
      return Completion.Item(
        label: channel.id.value, kind: .reference, detail: name,
        documentation: channel.isAuthored ? "" : "The SDK brings it along.", text: channel.id.value)
    }
  }

  private var categories: [Completion.Item] {
    let own = query.catalog.categories + query.catalog.groups
    let all = own + query.catalog.builtInCategories + query.catalog.builtInGroups
    return all.reduce(into: [Completion.Item]()) { items, set in
      guard !items.contains(where: { $0.label.utf8.elementsEqual(set.id.value.utf8) }) else { return }
      items.append(
        Completion.Item(
          label: set.id.value, kind: .reference, detail: set.actions.map(\.id.value).joined(separator: ", "),
          documentation: set.isAuthored ? "" : "The SDK brings it along.", text: set.id.value))
    }
  }

  /// The ids that other locales have, then those of the category that the file names.
  private var actions: [Completion.Item] {
    let used = TextScan.values(of: "id", in: query.bytes)
    let named = TextScan.values(of: "category", in: query.bytes)
    let declared = named.flatMap { name in
      (query.catalog.category(name)?.actions ?? []) + (query.catalog.group(name)?.actions ?? [])
    }
    return (declared.map(\.id.value) + used).reduce(into: [Completion.Item]()) { items, id in
      let typed = String(decoding: query.bytes[context.word], as: UTF8.self)
      guard !id.isEmpty, id != typed, !items.contains(where: { $0.label == id }) else { return }
      items.append(Completion.Item(label: id, kind: .value, text: id))
    }
  }

  /// Those that some resource of the app is translated to.
  private var knownLocales: [Located<LocaleTag>] {
    let names = query.catalog.resources.names(of: "string")
    let tags = names.flatMap { query.catalog.resources.entries("string", $0) }.compactMap(\.locale)
    let nowhere = SourceRange(file: query.file, start: 0, end: 0)
    return query.configuration.requiredLocales + query.configuration.servedLocales
      + Set(tags).sorted().map { Located($0, at: nowhere) }
  }

  private func localeItems(of locales: [Located<LocaleTag>]) -> [Completion.Item] {
    let required = query.configuration.requiredLocales.map(\.value)
    return locales.map(\.value).reduce(into: [Completion.Item]()) { items, tag in
      guard !items.contains(where: { $0.label == tag.description }) else { return }
      items.append(
        Completion.Item(
          label: tag.description, kind: .value, detail: required.contains(tag) ? "required" : "",
          text: tag.description))
    }
  }
}

/// The rules, for comments that allow findings and for the configuration.
enum RuleChoices {
  static let items = Rule.all.filter(\.isLowerable).map {
    Completion.Item(
      label: $0.id.rawValue, kind: .reference, detail: $0.defaultSeverity.rawValue, documentation: $0.summary,
      text: $0.id.rawValue)
  }
}

/// What may stand between double braces.
enum VariableChoices {
  /// The project's variables and the campaign's, declared or only used.
  static func items(_ query: FileQuery, isClosed: Bool) -> [Completion.Item] {
    let own = query.analysis.references(of: query.file).filter { $0.symbol.kind == .variable }.map(\.symbol.text)
    let declared = query.configuration.variables.map(\.name.value)
    let names =
      declared
      + (own + TextScan.keys(below: "variables", in: query.bytes) + used(in: query.bytes)).sorted {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    return names.reduce(into: [Completion.Item]()) { items, name in
      guard !items.contains(where: { $0.label.utf8.elementsEqual(name.utf8) }) else { return }
      let variable = query.configuration.variables.first { $0.name.value.utf8.elementsEqual(name.utf8) }
      items.append(
        Completion.Item(
          label: name, kind: .variable, detail: variable?.sample.map { "for example \($0.value)" } ?? "",
          text: isClosed ? name : name + "}}"))
    }
  }

  /// The names that the text's placeholders have: only closed ones, since one is being written.
  static func used(in bytes: [UInt8]) -> [String] {
    Placeholders.names(in: String(decoding: bytes, as: UTF8.self)).filter { name in
      TemplateReader.isName(name.value.utf8) && name.range.upperBound < bytes.count
    }.map(\.value)
  }
}

/// The resources that an attribute of an Android file may name.
enum ResourceChoices {
  static func items(_ query: FileQuery, type: String) -> [Completion.Item] {
    query.catalog.resources.names(of: type).map { name in
      let text = query.catalog.resources.entries(type, name).first?.string?.text
      return Completion.Item(label: name, kind: .reference, detail: text ?? "", text: name)
    }
  }
}
