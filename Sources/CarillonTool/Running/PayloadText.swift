import Diagnostics
import Writers

/// Payload files as text that people compare: what `git diff` shows.
enum PayloadText {
  /// A file of JSON, or of a JSON document on each line; any other as it is, as git itself would show it.
  static func text(_ bytes: [UInt8]) -> String {
    if let json = try? JSONReader.read(bytes) { return document(json) }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    let documents = lines.compactMap { try? JSONReader.read($0) }
    guard !documents.isEmpty, documents.count == lines.count else { return String(decoding: bytes, as: UTF8.self) }
    return documents.map(document).joined(separator: "\n")
  }

  private static func document(_ json: JSON) -> String {
    SafeText.json(JSONWriter.indented(opened(json)))
  }

  /// With the objects and lists that stand as JSON in a string in its place, under a name that says so.
  private static func opened(_ json: JSON) -> JSON {
    switch json {
    case .object(let members):
      .object(
        members.map { member in
          guard case .string(let text) = member.value, let inner = structure(text) else {
            return JSON.Member(member.name, opened(member.value))
          }
          return JSON.Member("\(member.name) (JSON in a string)", opened(inner))
        })
    case .array(let items): .array(items.map(opened))
    default: json
    }
  }

  private static func structure(_ text: String) -> JSON? {
    guard let first = text.utf8.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    return try? JSONReader.read(Array(text.utf8))
  }
}
