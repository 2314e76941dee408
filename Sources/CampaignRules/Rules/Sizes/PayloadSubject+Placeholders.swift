import CampaignModel
import CampaignTargets
import SourceText

extension PayloadSubject {
  /// The names of the artifact's placeholders, each once, in document order.
  var placeholderNames: [String] {
    artifact.placeholders.reduce(into: []) { names, use in
      if let name = use.name, !names.contains(name) { names.append(name) }
    }
  }

  /// Where the first of the placeholders stands in the copy or in `data`, or the copy as a whole.
  func placeholderRange(of names: [String]) -> SourceRange {
    let content = content
    let copy = [content?.title, content?.subtitle, content?.body, content?.summary, content?.url]
    let actions = (content?.actions?.value ?? []).flatMap { [$0.title, $0.url] }
    let data = campaign.authoredData.map { Optional($0.value) }
    for case let template? in copy + actions + data {
      guard let place = template.placeholderRanges.first(where: { names.contains($0.name) }) else { continue }
      return template.text.range(of: place.range)
    }
    return range
  }
}
