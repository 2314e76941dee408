import CampaignTargets
import Writers

/// An artifact's JSON as it arrives, placeholders filled by samples.
struct FilledPayload {
  private let root: JSON

  /// Nil where the bytes are no JSON, which an artifact's always are.
  init?(_ artifact: Artifact, samples: [(name: String, value: String)]) {
    let body = try? Renderer.delivered(of: artifact.wire, placeholders: artifact.placeholders) { name in
      samples.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }
    guard let json = body.flatMap({ try? JSONReader.read($0) }) else { return nil }
    root = json
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
}
