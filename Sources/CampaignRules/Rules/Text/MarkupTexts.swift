import CampaignModel
import SourceText

/// Which texts some target draws as markup, and which some target shows as they are; with targets of both kinds a text
/// is both.
struct MarkupTexts: Sendable {
  private(set) var drawn: [AuthoredText] = []
  private(set) var plain: [AuthoredText] = []

  init(_ texts: [AuthoredText], layers: [EffectiveLayer]) {
    var flags: [(variant: String?, isOn: Bool, isOff: Bool)] = []
    for text in texts {
      if flags.last?.variant != text.variantID || flags.isEmpty {
        let values = layers.filter { text.variantID == nil || $0.variant?.id.value == text.variantID }.map { entry in
          entry.layer.settings[.html]?.value == .flag(true)
        }
        flags.append((text.variantID, values.contains(true), values.contains(false)))
      }
      if flags.last?.isOn == true { drawn.append(text) }
      if flags.last?.isOff == true { plain.append(text) }
    }
  }
}

extension CampaignSubject {
  /// The texts that are markup for some target, with their tags.
  var markupTexts: [(text: AuthoredText, tags: [HTMLTag])] {
    markup.drawn.lazy.filter { $0.traits.contains(.lessThan) }
      .map { ($0, HTMLTagScanner.tags(in: $0.source)) }
  }

  /// The texts that some target shows as they are.
  var plainTexts: [AuthoredText] {
    markup.plain
  }

  /// The texts that are markup for some target, whatever they hold.
  var textsDrawnAsMarkup: [AuthoredText] {
    markup.drawn
  }
}
