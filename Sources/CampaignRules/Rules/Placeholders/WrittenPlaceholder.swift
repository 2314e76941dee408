import CampaignModel
import SourceText

/// A placeholder where it is written.
struct WrittenPlaceholder: Sendable {
  let name: String
  let fallback: String?

  /// The braces and what stands between them, in the file.
  let range: SourceRange
}

extension Template {
  /// The placeholders in the order of the text.
  var writtenPlaceholders: [WrittenPlaceholder] {
    guard !isPlain else { return [] }
    let fallbacks = segments.compactMap { segment -> String?? in
      if case .placeholder(_, let fallback) = segment { .some(fallback) } else { nil }
    }
    return zip(placeholderRanges, fallbacks).map {
      WrittenPlaceholder(name: $0.name, fallback: $1, range: text.range(of: $0.range))
    }
  }

  /// The names of its placeholders, each once, in the order of the text.
  var placeholderNames: [String] {
    segments.reduce(into: []) { names, segment in
      guard case .placeholder(let name, _) = segment, !names.contains(where: { $0.utf8.elementsEqual(name.utf8) })
      else { return }
      names.append(name)
    }
  }
}

extension LocalizedContent {
  /// Every text of the copy that may hold placeholders, with what messages call it.
  var templates: [(name: String, template: Template)] {
    let own: [(String, Template?)] = [
      ("title", title), ("subtitle", subtitle), ("body", body), ("summary", summary), ("url", url),
    ]
    let buttons = (actions?.value ?? []).flatMap { action in
      [
        ("title of action '\(action.id.value)'", Optional(action.title)),
        ("url of action '\(action.id.value)'", action.url),
      ]
    }
    return (own + buttons).compactMap { name, template in template.map { (name, $0) } }
  }
}

extension CampaignSubject {
  /// Every placeholder of the campaign, its variants and the project's defaults, as far as they are written in texts that
  /// could be read.
  var placeholderUses: [WrittenPlaceholder] {
    let copies = campaign.authoredContents.flatMap { $0.content.templates.map(\.template) }
    let settings = campaign.authoredLayers.flatMap { $0.settings.entries }.compactMap { entry in
      if case .template(let template) = entry.value.value { template } else { nil }
    }
    let data = (campaign.authoredData + defaultData).map(\.value)
    return (copies + settings + data).flatMap(\.writtenPlaceholders)
  }

  /// The entries of `data` in the project's defaults.
  var defaultData: [DataEntry] {
    let defaults = configuration.defaults
    return defaults.base.data + Platform.allCases.flatMap { defaults[$0].data }
  }
}

extension Campaign {
  /// Whether some text of the copy was reported and is absent for that.
  var hasReportedTexts: Bool {
    authoredContents.contains { $0.content.hasReportedValues }
  }
}
