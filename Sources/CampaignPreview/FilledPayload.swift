import CampaignTargets
import Writers

/// An artifact's JSON as it arrives: placeholders filled, documents inside strings still strings.
struct FilledPayload {
  private let root: JSON

  /// Nil where the bytes are no JSON, which an artifact's always are.
  init?(_ artifact: Artifact, samples: [(name: String, value: String)]) {
    guard let json = try? JSONReader.read(artifact.wire) else { return nil }
    var depths: [(pointer: String, escapes: Int)] = []
    for use in artifact.placeholders where !depths.contains(where: { $0.pointer.utf8.elementsEqual(use.pointer.utf8) })
    {
      depths.append((use.pointer, use.escapes))
    }
    root = Self.filled(json, at: "", depths, samples)
  }

  /// The string at a path of names; nil where there is none.
  subscript(path: String...) -> String? {
    text(path)
  }

  func text(_ path: [String]) -> String? {
    guard case .string(let text)? = value(path) else { return nil }
    return text
  }

  /// A string, or a number or flag as text.
  func scalar(_ path: String...) -> String? {
    switch value(path) {
    case .string(let text)?: text
    case .integer(let number)?: String(number)
    case .boolean(let flag)?: flag ? "true" : "false"
    default: nil
    }
  }

  /// The items of the list at a path; none where there is no list.
  func list(_ path: String...) -> [JSON] {
    guard case .array(let items)? = value(path) else { return [] }
    return items
  }

  private func value(_ path: [String]) -> JSON? {
    path.reduce(root) { $0?[$1] }
  }

  private static func filled(
    _ json: JSON, at pointer: String, _ depths: [(pointer: String, escapes: Int)],
    _ samples: [(name: String, value: String)]
  ) -> JSON {
    switch json {
    case .string(let text):
      guard let depth = depths.first(where: { $0.pointer.utf8.elementsEqual(pointer.utf8) }) else { return json }
      return .string(filled(text, escapes: depth.escapes, samples))
    case .array(let items):
      return .array(items.enumerated().map { filled($1, at: "\(pointer)/\($0)", depths, samples) })
    case .object(let members):
      return .object(
        members.map { member in
          let name = member.name.replacing("~", with: "~0").replacing("/", with: "~1")
          return .init(member.name, filled(member.value, at: "\(pointer)/\(name)", depths, samples))
        })
    default: return json
    }
  }

  /// A string that is encoded `escapes` times in the artifact; once was undone by reading it.
  private static func filled(_ text: String, escapes: Int, _ samples: [(name: String, value: String)]) -> String {
    guard escapes > 1, let inner = try? JSONReader.read(Array(text.utf8)) else {
      return PlaceholderText.filled(text, samples)
    }
    return String(decoding: JSONWriter.wire(filledThroughout(inner, samples)), as: UTF8.self)
  }

  private static func filledThroughout(_ json: JSON, _ samples: [(name: String, value: String)]) -> JSON {
    switch json {
    case .string(let text): .string(PlaceholderText.filled(text, samples))
    case .array(let items): .array(items.map { filledThroughout($0, samples) })
    case .object(let members): .object(members.map { .init($0.name, filledThroughout($0.value, samples)) })
    default: json
    }
  }
}

/// Fills `{{name}}` and `{{name|fallback}}`, and turns `\{{` into two braces: docs/formats, the sender's algorithm.
enum PlaceholderText {
  static func filled(_ text: String, _ samples: [(name: String, value: String)]) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "{{") {
      let before = rest[..<open.lowerBound]
      if before.last == "\\" {
        result += before.dropLast() + "{{"
        rest = rest[open.upperBound...]
        continue
      }
      result += before
      guard let close = rest[open.upperBound...].firstRange(of: "}}") else {
        result += rest[open.lowerBound...]
        return result
      }
      let parts = rest[open.upperBound..<close.lowerBound].split(
        separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? ""
      result +=
        samples.first { $0.name.utf8.elementsEqual(name.utf8) }?.value ?? parts.dropFirst().first.map(String.init) ?? ""
      rest = rest[close.upperBound...]
    }
    return result + rest
  }
}
