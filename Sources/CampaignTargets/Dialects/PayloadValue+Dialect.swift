package import CampaignModel
import Diagnostics
package import SourceText
package import Writers

extension PayloadValue {
  /// Whether something in it is filled in.
  package var hasPlaceholders: Bool {
    switch self {
    case .json: false
    case .template(let template, _): template.hasPlaceholders
    case .dialect(let text): !text.isPlain
    case .array(let items): items.contains(where: \.hasPlaceholders)
    case .object(let members): members.contains(where: \.value.hasPlaceholders)
    case .merged(let shared, let members):
      members.contains(where: \.value.hasPlaceholders) || shared.filled.contains(where: \.value.hasPlaceholders)
    case .embedded(let document): document.hasPlaceholders
    }
  }

  /// The same payload with its texts as a dialect writes them, so that no authored text is code by accident.
  package func written(in dialect: PlaceholderDialect) -> PayloadValue {
    if dialect == .sender { return self }
    let isCode = !dialect.isOnRequest || hasPlaceholders
    return rewritten(in: isCode ? dialect : nil)
  }

  /// A vendor's own object as authored: its strings may hold placeholders. One that cannot be read stands for itself, and
  /// a rule says so.
  package static func templates(in json: JSON, at range: SourceRange) -> PayloadValue {
    switch json {
    case .null, .boolean, .integer, .number: return .json(json)
    case .string(let text):
      let template = TemplateReader.read(LocatedText(text, at: range, verbatimFrom: range.start)).value
      return template.map { $0.isPlain ? .json(json) : .template($0, .text) } ?? .json(json)
    case .array(let items): return .array(items.map { templates(in: $0, at: range) })
    case .object(let members):
      return .object(members.map { Member($0.name, templates(in: $0.value, at: range), at: range) })
    }
  }

  private func rewritten(in dialect: PlaceholderDialect?) -> PayloadValue {
    switch self {
    case .dialect: return self
    case .json(let json): return Self.rewritten(json, in: dialect)
    case .template(let template, let use):
      if let text = dialect?.text(of: template, use) { return .dialect(text) }
      return .json(.string(template.filledByFallbacks))
    case .array(let items): return .array(items.map { $0.rewritten(in: dialect) })
    case .object(let members): return .object(members.map { $0.rewritten(in: dialect) })
    case .merged(let shared, let members):
      return .object((shared.fixed + shared.filled + members).map { $0.rewritten(in: dialect) })
    case .embedded(let document): return .embedded(document.rewritten(in: dialect))
    }
  }

  private static func rewritten(_ json: JSON, in dialect: PlaceholderDialect?) -> PayloadValue {
    guard let dialect, json.strings(contain: dialect.mayRead) else { return .json(json) }
    switch json {
    case .string(let text): return dialect.text(of: text).map(PayloadValue.dialect) ?? .json(json)
    case .array(let items): return .array(items.map { rewritten($0, in: dialect) })
    case .object(let members): return .object(members.map { Member($0.name, rewritten($0.value, in: dialect)) })
    case .null, .boolean, .integer, .number: return .json(json)
    }
  }
}

extension PayloadValue.Member {
  fileprivate func rewritten(in dialect: PlaceholderDialect?) -> PayloadValue.Member {
    PayloadValue.Member(name, value.rewritten(in: dialect), at: range)
  }
}

extension Template {
  /// Whether something in it is filled in.
  package var hasPlaceholders: Bool {
    segments.contains { if case .placeholder = $0 { true } else { false } }
  }
}

extension JSON {
  /// Whether one of its strings, at any depth, has a property.
  fileprivate func strings(contain isFound: (String) -> Bool) -> Bool {
    switch self {
    case .string(let text): isFound(text)
    case .array(let items): items.contains { $0.strings(contain: isFound) }
    case .object(let members): members.contains { $0.value.strings(contain: isFound) }
    case .null, .boolean, .integer, .number: false
    }
  }
}
