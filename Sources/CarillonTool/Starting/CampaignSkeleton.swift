import CampaignModel
import Diagnostics
import Documents
import SourceText

/// A campaign to be written: a draft with everything that it needs but words.
struct CampaignSkeleton {
  let id: String

  /// The default one first.
  let locales: [LocaleTag]

  /// The channel it uses; nil where the project's default will do, or nothing is made for Android.
  var channel: String?
  var category: String?

  /// The channels to choose from, where one must be chosen.
  var choices: [String] = []

  /// From the campaign's folder; nil where the project has none.
  var schema: String?

  var text: String {
    let modeline = schema.map { "# yaml-language-server: $schema=\($0)\n" } ?? ""
    let copies = locales.map { "  \(key($0)):\n    title:\n    body:\n    url:\n" }
    return """
      \(modeline)description: \(quoted(name))

      # A draft is checked, and not built. Delete this line when the words are there.
      draft: true

      content:
        _default: \(key(locales[0]))
      \(copies.joined())
      presentation:
      \(presentation.joined(separator: "\n"))

      delivery:
        ttl: 3d

      """
  }

  private var presentation: [String] {
    var lines: [String] = []
    if let channel {
      lines.append("  channelId: \(quoted(channel))")
    } else if !choices.isEmpty {
      lines.append("  # channelId: one of \(choices.joined(separator: ", "))")
    }
    if let category { lines.append("  category: \(quoted(category))") }
    return lines + ["  sound: default"]
  }

  /// The id in words: `spring-sale` is a spring sale.
  private var name: String {
    let words = id.map { "-_./".contains($0) ? " " : $0 }
    return (words.first?.uppercased() ?? "") + String(words.dropFirst())
  }

  /// Norwegian's old tag is a boolean to some readers of YAML, and the only one that is.
  private func key(_ locale: LocaleTag) -> String {
    locale.description == "no" ? "\"no\"" : locale.description
  }
}

extension CampaignSkeleton {
  /// The bytes of a campaign with another id: an authored one is replaced, the rest stays as it is.
  static func copy(of source: SourceFile, id: String) -> [UInt8] {
    guard let document = YAMLReader.read(source).value, document.kind(of: document.root) == .mapping,
      let entry = document.entries(of: document.root).first(where: {
        document.utf8(of: $0.key).elementsEqual("id".utf8)
      })
    else { return source.bytes }
    let range = document.range(of: entry.value).bytes
    return source.bytes[..<range.lowerBound] + Array(quoted(id).utf8) + source.bytes[range.upperBound...]
  }
}
