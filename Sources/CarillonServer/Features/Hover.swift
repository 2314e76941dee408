import CampaignModel
import CampaignRules
import CampaignTargets
import CarillonBuild
import Diagnostics
import Documents
import SourceText

/// What is told of the place under the pointer: the rule of a finding, what a name stands for, what a field means, how
/// large the payloads are.
struct Hover {
  let text: String

  /// What it is about; nil for the whole word.
  let range: SourceRange?

  /// Nil where there is nothing to tell.
  init?(_ query: FileQuery, at offset: Int, isMarkdown: Bool) {
    var markup = Markup(isMarkdown: isMarkdown)
    var range: SourceRange?
    for diagnostic in query.analysis.diagnostics(of: query.file) {
      guard let place = diagnostic.finding.range, place.start <= UInt32(offset), UInt32(offset) <= place.end,
        place.end > place.start, let rule = Rule.named(diagnostic.finding.rule)
      else { continue }
      markup.title("\(rule.id): \(rule.summary)")
      markup.paragraph(Self.joined(rule.rationale))
      range = range ?? place
      // More than one is seldom about the same thing, and the list of problems has them all.
      break
    }
    for reference in query.references(at: offset).prefix(1) {
      SymbolDescription.append(reference.symbol, to: &markup, query)
      range = reference.range
    }
    let document = query.guide == nil ? nil : YAMLReader.read(query.source).value
    let place = document.flatMap { YAMLPlace(in: $0, at: offset) }
    if let guide = query.guide, let place {
      FieldDescription.append(place.path, guide, to: &markup, query)
      range = range ?? place.range
    }
    if query.role == .campaign, let document, let place {
      PayloadSizes(document, query).append(to: &markup, locale: Self.locale(of: place.path))
    }
    guard !markup.blocks.isEmpty else { return nil }
    text = markup.text
    self.range = range
  }

  /// The locale whose copy a place is in.
  private static func locale(of path: [SchemaGuide.Step]) -> String? {
    guard let index = path.firstIndex(of: .key("content")), index == 0 || index == 2, index + 1 < path.count,
      case .key(let locale) = path[index + 1], locale != "_default"
    else { return nil }
    return locale
  }

  /// Lines that were broken for the source are one paragraph.
  private static func joined(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n\n" : String($0) }
      .joined(separator: " ")
  }
}
