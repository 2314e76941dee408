import CampaignModel
import SourceText

extension Campaign {
  /// Every layer that the campaign's file sets: its own, its platform blocks, its variants'.
  var authoredLayers: [Layer] {
    ([layers] + variants.map(\.layers)).flatMap { group in [group.base] + Platform.allCases.map { group[$0] } }
  }

  /// The entries of `data` wherever the campaign sets them.
  var authoredData: [DataEntry] {
    authoredLayers.flatMap(\.data)
  }

  /// Every field that the campaign sets, in each layer, those of vendors' blocks last.
  var authoredSettings: [(field: Field, value: Located<FieldValue>)] {
    authoredLayers.flatMap { $0.settings.entries } + vendors.entries
  }
}

extension FieldValue {
  /// The texts that it consists of; none for numbers and the like.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .template(let template): [template.source]
    case .texts(let texts): texts
    case .sound(.named(let name)), .sound(.critical(let name, _, _)): [name]
    case .flag, .integer, .number, .integers, .sound, .badge, .foreground, .quietHours, .lightSettings, .duration,
      .instant, .json:
      []
    }
  }
}
